/** The entries of a lexicon list written as running text: separated by commas, on as many lines as they need. */
export function list(entries: string): string[] {
  return entries
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The entries with and without a letter that a language writes onto the next word: Hebrew ו, Arabic و. */
export function withAndWithout(prefix: string, entries: readonly string[]): string[] {
  return [...entries, ...entries.map((entry) => `${prefix}${entry}`)];
}
