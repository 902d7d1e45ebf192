/**
 * A value inside a sentence that is written from right to left: a name, a code or an amount stands as it was written, and
 * what follows it stays on its side. First strong isolate and pop directional isolate of the Unicode Bidirectional
 * Algorithm, https://www.unicode.org/reports/tr9/; Merve's doors drop them from what people write.
 */
export function isolated(value: string): string {
  return value === '' || value.includes('\n') ? value : `\u2068${value}\u2069`;
}
