// PLACEHOLDER so that the stack builds: the gate's author overwrites this file.
export function classifyConsent(text: string): 'stop' | 'start' | 'help' | null {
  const word = text.trim().toLowerCase();
  return word === 'stop' || word === 'start' || word === 'help' ? word : null;
}
