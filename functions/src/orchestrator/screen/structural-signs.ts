/** Marks with which models' chats are divided into turns; a guest writes none of them. */
const roleMarkers = [
  /<\|[a-z_]{2,20}\|>/i,
  /\[\/?(?:INST|SYS|SYSTEM)\]/,
  /<<\/?SYS>>/,
  /<\/?(?:system|assistant|developer|instructions?|tool_response|function_results?)\b[^>]{0,80}>/i,
  /^\s*#{2,}\s*(?:system|instructions?|assistant|new task)\b/im,
  /^\s*(?:system|assistant|developer|sistem|система|מערכת|시스템)\s*:/imu,
  /\bBEGIN (?:SYSTEM|ADMIN|DEVELOPER)\b/,
];

/** A call or a result as the model's wire writes it. */
const toolCalls = [
  /["']?\b(?:functionCall|function_call|tool_calls?|toolCall|functionResponse|tool_result)\b["']?\s*[:=({[]/,
  /["'](?:name|tool)["']\s*:\s*["'][\w.-]+["']\s*,\s*["'](?:args|arguments|parameters|input)["']\s*:/,
  /["']committed["']\s*:\s*true/i,
  /\b[a-z]+[A-Z]\w*\s*\(\s*\{/,
];

const base64Run = /[A-Za-z0-9+/_-]{48,}={0,2}/g;
const hexRun = /(?:[0-9a-f]{2}){32,}/i;

/** A long run is base64 if it mixes cases and digits as chance does; an address or a long word does not. */
function isBase64(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
}

/** Links carry long tokens; what stands inside one is not text. */
const link = /https?:\/\/\S+/gi;

/** Signs in a message's form, whatever its language. Pure. */
export function structuralSigns(text: string): ('role-marker' | 'tool-call' | 'encoded')[] {
  const signs: ('role-marker' | 'tool-call' | 'encoded')[] = [];
  if (roleMarkers.some((marker) => marker.test(text))) signs.push('role-marker');
  if (toolCalls.some((call) => call.test(text))) signs.push('tool-call');
  const prose = text.replace(link, ' ');
  if (hexRun.test(prose) || (prose.match(base64Run) ?? []).some(isBase64)) signs.push('encoded');
  return signs;
}
