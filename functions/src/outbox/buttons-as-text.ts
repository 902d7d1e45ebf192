import type { MessageButton } from '../integrations/message-sender.ts';

/** `1) YES 2) NO`: what a channel without buttons shows. */
export function buttonsAsText(buttons: readonly MessageButton[]): string {
  return buttons.map(({ label }, index) => `${index + 1}) ${label}`).join(' ');
}

/** The text with its buttons written out below it. */
export function withButtonsAsText(body: string, buttons: readonly MessageButton[]): string {
  if (buttons.length === 0) return body;
  return body.trim() === '' ? buttonsAsText(buttons) : `${body}\n\n${buttonsAsText(buttons)}`;
}
