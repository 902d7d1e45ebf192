/**
 * Characters that show nothing and stand in no word: zero-width spaces, byte order marks, soft hyphens, and the marks
 * that turn the direction of what follows. They come along with copied text, and hide words from whoever reads.
 * Joiners (emoji, Persian) and the plain marks of direction stay.
 */
const unseen = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;
/** Characters that can carry a whole text nobody sees: tags, but for the flags made of them, and more selectors. */
const carriers =
  /(?<flag>\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f})|[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/gu;
/** One selector after a character chooses how it looks; a run of them is a text again. */
const selectorRun = /(?<=[\ufe00-\ufe0f])[\ufe00-\ufe0f]+/gu;
const directionOverride = /[\u202d\u202e]/u;

/**
 * Text from outside as it may be stored: well-formed Unicode (a lone surrogate cannot be encoded as UTF-8), without
 * null bytes and other control characters that Firestore or a terminal would choke on, and without what nobody can
 * see. Line breaks stay.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(carriers, (_all, flag: string | undefined) => flag ?? '')
    .replace(unseen, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(selectorRun, '')
    .trim();
}

/** True if the text holds what only somebody who hides a text writes: a sign for the screen, nothing more. */
export function hasHiddenText(text: string): boolean {
  if (directionOverride.test(text) || text.search(selectorRun) >= 0) return true;
  return [...text.matchAll(carriers)].some(({ groups }) => groups?.['flag'] === undefined);
}
