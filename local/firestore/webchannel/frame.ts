/** One array of a channel: its number, counted up over the channel's life, and its payload as JSON. */
export interface ChannelArray {
  readonly id: number;
  readonly payload: string;
}

/** A chunk of a WebChannel answer: its length, in UTF-16 units as `String.length` counts them, then its text. */
export const frame = (text: string): string => `${text.length}\n${text}`;

/** Several arrays as one chunk, in the form `[[id,payload],…]`. */
export const frameArrays = (arrays: readonly ChannelArray[]): string =>
  frame(`[${arrays.map(({ id, payload }) => `[${id},${payload}]`).join(',')}]`);

export const NOOP = '["noop"]';
/** The server cannot go on; the client reports UNAVAILABLE to its user and connects anew. */
export const STOP = '["stop"]';
