import { messageToJson } from '../protocol/codec.ts';
import { jsonText } from '../protocol/json-text.ts';
import type { WireListenResponse } from '../protocol/wire.ts';

/** Many channels are sent the same message, as one object. */
const texts = new WeakMap<WireListenResponse, string>();

/** A ListenResponse as proto3 JSON text. */
export function listenText(response: WireListenResponse): string {
  const known = texts.get(response);
  if (known !== undefined) return known;
  const text = jsonText(messageToJson('ListenResponse', response));
  texts.set(response, text);
  return text;
}
