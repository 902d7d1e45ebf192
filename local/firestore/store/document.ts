import type { WireDocument } from '../protocol/wire.ts';
import { pickFields } from '../values/edit-fields.ts';
import { parseFieldPath } from '../values/field-path.ts';
import type { Fields } from '../values/value.ts';
import { encodeFields, encodeMicros } from '../values/wire-values.ts';
import { type DocumentKey, documentName } from './path.ts';

/** One version of a document; never changed once stored. Times are microseconds since 1970. */
export interface StoredDocument {
  readonly key: DocumentKey;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** Documents by path; undefined for one that is missing. */
export type Documents = ReadonlyMap<string, StoredDocument | undefined>;

/** What one commit did to one document. */
export interface DocumentChange {
  readonly key: DocumentKey;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** A mask as the wire carries it; undefined means all fields. */
export const parseMask = (
  mask: { fieldPaths?: string[] } | undefined,
): readonly (readonly string[])[] | undefined =>
  mask ? (mask.fieldPaths ?? []).map(parseFieldPath) : undefined;

export function encodeDocument(
  database: string,
  document: StoredDocument,
  mask?: readonly (readonly string[])[],
): WireDocument {
  return {
    name: documentName(database, document.key.path),
    fields: encodeFields(mask ? pickFields(document.fields, mask) : document.fields),
    createTime: encodeMicros(document.createTime),
    updateTime: encodeMicros(document.updateTime),
  };
}
