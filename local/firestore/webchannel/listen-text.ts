import { messageToJson } from '../protocol/codec.ts';
import { jsonText } from '../protocol/json-text.ts';
import type { WireDocument, WireListenResponse } from '../protocol/wire.ts';

/** Proto3 JSON text of documents: one commit is told to many channels. */
const texts = new WeakMap<WireDocument, string>();

function documentText(document: WireDocument): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const made = jsonText(messageToJson('Document', document));
  texts.set(document, made);
  return made;
}

/** A ListenResponse as proto3 JSON text. */
export function listenText(response: WireListenResponse): string {
  const { document, ...rest } = response.documentChange ?? {};
  if (!document) return jsonText(messageToJson('ListenResponse', response));
  const { targetIds = [], removedTargetIds = [] } = rest;
  const targets = `"targetIds":[${targetIds.join()}],"removedTargetIds":[${removedTargetIds.join()}]`;
  return `{"documentChange":{"document":${documentText(document)},${targets}}}`;
}
