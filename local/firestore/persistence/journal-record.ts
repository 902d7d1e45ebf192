import { decodeMessage, encodeMessage } from '../protocol/codec.ts';
import type { WireWrite } from '../protocol/wire.ts';
import { type DocumentChange, encodeDocument, type StoredDocument } from '../store/document.ts';
import { documentKey, documentName, parseResourceName } from '../store/path.ts';
import { decodeFields, decodeTimestamp, encodeMicros } from '../values/wire-values.ts';

/** One commit as the journal keeps it: documents as they were after it, or gone. Times are microseconds. */
export interface JournalRecord {
  readonly database: string;
  readonly commitTime: number;
  readonly changes: readonly Pick<DocumentChange, 'key' | 'after'>[];
}

/**
 * A record is a google.firestore.v1.CommitRequest: it already has documents and deletions. Where the proto has no room
 * for it, a deletion's commit time goes into its precondition.
 */
export function encodeRecord({ database, commitTime, changes }: JournalRecord): Buffer {
  const writes = changes.map(
    ({ key, after }): WireWrite =>
      after
        ? { update: encodeDocument(database, after) }
        : {
            delete: documentName(database, key.path),
            currentDocument: { updateTime: encodeMicros(commitTime) },
          },
  );
  return encodeMessage('CommitRequest', { database, writes });
}

export function decodeRecord(bytes: Uint8Array): JournalRecord {
  const { database = '', writes = [] } = decodeMessage<{ database?: string; writes?: WireWrite[] }>(
    'CommitRequest',
    bytes,
  );
  let commitTime = 0;
  const changes = writes.map(({ update, delete: deleted, currentDocument }) => {
    const key = documentKey(parseResourceName(update?.name ?? deleted ?? '').path);
    const time = decodeTimestamp(update?.updateTime ?? currentDocument?.updateTime ?? {}).toMicros();
    commitTime = Math.max(commitTime, time);
    const after: StoredDocument | undefined = update && {
      key,
      fields: decodeFields(update.fields),
      createTime: decodeTimestamp(update.createTime ?? {}).toMicros(),
      updateTime: time,
    };
    return { key, after };
  });
  return { database, commitTime, changes };
}
