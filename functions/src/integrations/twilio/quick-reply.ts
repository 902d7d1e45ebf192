import type { MessageButton } from '../message-sender.ts';

/** https://www.twilio.com/docs/content/twilio-quick-reply: three buttons in session without approval. */
const maximumButtons = 3;
const maximumTitle = 20;
/** https://www.twilio.com/docs/content/using-variables-with-content-api: a variable's value. */
const maximumVariable = 255;

/**
 * Our quick-reply templates show the text in this many variables side by side, because one holds 255 characters and a
 * proposal is often longer: body `{{1}}{{2}}{{3}}{{4}}`, then `{{5}}` and `{{6}}` are title and id of the first
 * button, and so on. (Variables side by side only keep a template from being approved for use outside the window,
 * where these are not sent.)
 */
export const textVariables = 4;

const isBlank = (character: string | undefined) => character === undefined || character.trim() === '';

/**
 * Cuts a text into exactly `textVariables` pieces of about the same length, none empty, no character cut in two, and
 * if it can be no piece with blanks at its ends, which a provider may trim; null if a piece is too long.
 */
function pieces(text: string): string[] | null {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const result: string[] = [];
  let start = 0;
  for (let left = textVariables; left > 0; left -= 1) {
    const even = start + Math.ceil((characters.length - start) / left);
    let end = even;
    while (end < characters.length - left + 1 && (isBlank(characters[end - 1]) || isBlank(characters[end]))) {
      end += 1;
    }
    // Nothing but blanks ahead: then evenly, whatever stands there.
    if (left > 1 && (isBlank(characters[end - 1]) || isBlank(characters[end]))) end = even;
    result.push(characters.slice(start, end).join(''));
    start = end;
  }
  return result.every((piece) => piece !== '' && piece.length <= maximumVariable) ? result : null;
}

/** True if WhatsApp shows this text with these buttons. Lengths are in UTF-16 units. */
export function fitsQuickReply(body: string, buttons: readonly MessageButton[]): boolean {
  return (
    buttons.length > 0 &&
    buttons.length <= maximumButtons &&
    pieces(body) !== null &&
    buttons.every(({ label, payload }) => label.length <= maximumTitle && payload.length <= maximumVariable)
  );
}

/** The ContentVariables of a quick reply; call it only for what `fitsQuickReply`. */
export function quickReplyVariables(body: string, buttons: readonly MessageButton[]): Record<string, string> {
  const values = [...(pieces(body) ?? [body]), ...buttons.flatMap(({ label, payload }) => [label, payload])];
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
}
