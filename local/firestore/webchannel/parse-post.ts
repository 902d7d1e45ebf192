import { invalidArgument } from '../errors.ts';

/** One message of the client. Its id is counted over the channel's life: a post that is repeated repeats its ids. */
export interface ClientMessage {
  readonly id: number;
  readonly data: string;
}

export interface ChannelPost {
  /** Lower-case names. Only the post that opens a channel carries headers: in its body, because that needs no preflight. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly ClientMessage[];
}

/**
 * Reads a form body `headers=…&count=2&ofs=7&req0___data__=…&req1___data__=…`; `ofs` is the id of the first message.
 * Throws INVALID_ARGUMENT if its numbers are none, or if it does not hold exactly the messages that it announces: a missing
 * one would be waited for, for ever, and of two with one number one would be lost.
 */
export function parsePost(body: string): ChannelPost {
  const form = new URLSearchParams(body);
  const first = wholeNumber(form, 'ofs');
  const count = wholeNumber(form, 'count');
  const messages: ClientMessage[] = [];
  for (const [name, data] of form) {
    const index = /^req(\d+)___data__$/.exec(name)?.[1];
    if (index !== undefined) messages.push({ id: first + Number(index), data });
  }
  messages.sort((left, right) => left.id - right.id);
  if (messages.length !== count || messages.some(({ id }, index) => id !== first + index)) {
    throw invalidArgument('A channel post does not hold the messages that it announces, each once.');
  }
  return { headers: parseHeaders(form.get('headers') ?? ''), messages };
}

function wholeNumber(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? '0';
  if (!/^\d{1,15}$/.test(text)) throw invalidArgument(`"${name}" of a channel post is not a number.`);
  return Number(text);
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
