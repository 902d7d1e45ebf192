/** A stranger's text on its way to a person or a model: one line without control characters or markup, and short. Pure. */
export function oneLine(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/[*_~`<>|]+/g, '')
    .trim();
  const letters = [...line];
  return letters.length <= limit ? line : `${letters.slice(0, limit - 1).join('')}…`;
}
