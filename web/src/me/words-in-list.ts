/** The most words that a list of the profile holds, and letters of one. */
const maxWords = 20;
const maxLetters = 60;

/** Words that somebody typed with commas between, each once; what is too much is left out. Pure. */
export function wordsInList(typed: string): string[] {
  const words = typed
    .split(/[,،、;\n]/u)
    .map((word) => word.replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim().slice(0, maxLetters).trim())
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords);
}
