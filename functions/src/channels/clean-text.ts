/**
 * Text from outside as it may be stored: well-formed Unicode (a lone surrogate cannot be encoded as UTF-8) and
 * without null bytes and other control characters that Firestore or a terminal would choke on. Line breaks stay.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
