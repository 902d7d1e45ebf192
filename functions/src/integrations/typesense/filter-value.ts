/**
 * A text as a value in `filter_by`: in backticks, within which `&&`, `||`, commas, brackets and colons mean
 * themselves. The language has no escape for the backtick itself, so one in the text is left out: whatever a text
 * holds, it cannot end the value and go on as a condition of its own.
 */
export function filterValue(text: string): string {
  return `\`${text
    .replaceAll('`', '')
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()}\``;
}

/** A coordinate or distance, never in exponent notation. */
export function filterNumber(value: number): string {
  return String(Number(value.toFixed(6)));
}
