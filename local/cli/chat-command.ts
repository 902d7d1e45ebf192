import type { PhoneAction } from '../sandbox/twilio/phones.ts';
import type { Arrival } from './sandbox-phone.ts';

export type ChatCommand =
  | { kind: 'send'; action: PhoneAction }
  | { kind: 'help' }
  | { kind: 'quit' }
  | { kind: 'nothing' }
  | { kind: 'problem'; text: string };

export const chatHelp = `  Type a message and press Enter. Where buttons are shown, their number taps one.
  /location 35.33,33.32 [label]   send where you are
  /button PAYLOAD [title]         tap a button by its payload
  /again                          deliver your last message a second time, as WhatsApp sometimes does
  /help   /quit`;

type Buttons = Arrival['buttons'];

function parseLocation(rest: string): ChatCommand {
  const match = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)(?:\s+(.+))?$/.exec(rest);
  if (match === null) return { kind: 'problem', text: 'Write it like this: /location 35.33,33.32' };
  const [latitude, longitude, label] = [Number(match[1]), Number(match[2]), match[3]];
  return { kind: 'send', action: { latitude, longitude, ...(label === undefined ? {} : { label }) } };
}

function parseButton(rest: string, buttons: Buttons): ChatCommand {
  const [payload, ...title] = rest.split(/\s+/);
  if (payload === undefined || payload === '')
    return { kind: 'problem', text: 'Write it like this: /button PAYLOAD' };
  const known = buttons.find(({ id }) => id === payload);
  return {
    kind: 'send',
    action: { buttonPayload: payload, buttonText: known?.title ?? (title.join(' ') || payload) },
  };
}

/**
 * What a line typed into the chat means.
 * @param buttons those of the last message that had any
 * @param last what was sent before, with the id it was sent under
 */
export function parseChatLine(line: string, buttons: Buttons, last: PhoneAction | undefined): ChatCommand {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  const [, command, rest = ''] = /^\/(\w+)\s*(.*)$/s.exec(text) ?? [];
  switch (command) {
    case undefined: {
      const button = /^\d+$/.test(text) ? buttons[Number(text) - 1] : undefined;
      if (button === undefined) return { kind: 'send', action: { body: line } };
      return { kind: 'send', action: { buttonPayload: button.id, buttonText: button.title } };
    }
    case 'quit':
    case 'exit':
      return { kind: 'quit' };
    case 'help':
      return { kind: 'help' };
    case 'location':
      return parseLocation(rest);
    case 'button':
      return parseButton(rest, buttons);
    case 'again':
      return last === undefined
        ? { kind: 'problem', text: 'Nothing has been sent yet.' }
        : { kind: 'send', action: last };
    default:
      return { kind: 'problem', text: `There is no /${command}. /help shows what there is.` };
  }
}
