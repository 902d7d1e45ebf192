/**
 * A value inside a sentence that is written from right to left: a name, a code, an amount or a telephone number stands as
 * it was written, and what follows it stays on its side. Without, "+90 533 123" is read "123 533 90+", and the full stop
 * after "7 Sins" jumps. The marks (first strong isolate, pop directional isolate: Unicode Bidirectional Algorithm,
 * https://www.unicode.org/reports/tr9/) are invisible and part of how phones and browsers lay out text; both doors drop them
 * from what people write (`cleanText`), so a code copied with them is still the code. Text of several lines is left
 * alone: an isolate ends with its line.
 */
export function isolated(value: string): string {
  return value === '' || value.includes('\n') ? value : `\u2068${value}\u2069`;
}
