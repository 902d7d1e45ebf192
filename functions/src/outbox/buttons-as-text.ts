import type { MessageButton } from '../integrations/message-sender.ts';

/** True if a text already tells the person to write what this button says. */
function names(body: string, { label }: MessageButton): boolean {
  // A time, "17:30", is no word.
  if (!/\p{L}/u.test(label)) return body.includes(label);
  // A line of a list, “1. The Olive Lantern”, perhaps cut for its button.
  if (label.includes(' ')) return body.includes(label.replace(/…$/u, ''));
  const words = body.split(/[^\p{L}\p{N}]+/u);
  return words.includes(label);
}

/**
 * The text as it is sent where buttons cannot be shown: they are written out below it, `YES / NO`, unless the text
 * itself says how to answer.
 */
export function withButtonsAsText(body: string, buttons: readonly MessageButton[]): string {
  if (buttons.every((button) => names(body, button))) return body;
  const written = buttons.map(({ label }) => label).join(' / ');
  return body.trim() === '' ? written : `${body}\n\n${written}`;
}
