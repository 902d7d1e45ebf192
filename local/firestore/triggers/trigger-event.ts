import { randomUUID } from 'node:crypto';
import { messageToJson } from '../protocol/codec.ts';
import { type DocumentChange, encodeDocument, type StoredDocument } from '../store/document.ts';
import type { Author } from '../store/document-store.ts';
import { documentName } from '../store/path.ts';
import { identical } from '../values/compare.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { Fields } from '../values/value.ts';
import type { Trigger } from './trigger-registry.ts';

/** One event on its way to one function: what goes into the HTTP request. */
export interface TriggerEvent {
  readonly id: string;
  readonly trigger: Trigger;
  readonly contentType: string;
  readonly body: string;
  /** Relative path of the changed document. */
  readonly path: string;
}

const LOCATION = 'us-central1';

/**
 * Builds the event in the wire form that the Functions emulator understands: a structured CloudEvent for v2, the legacy
 * `{context, data}` for v1.
 * @param databaseName `projects/p/databases/d`
 * @param commitTime microseconds since 1970
 */
export function buildEvent(
  trigger: Trigger,
  databaseName: string,
  change: DocumentChange,
  commitTime: number,
  author: Author,
): TriggerEvent {
  const id = randomUUID();
  const time = new Date(commitTime / 1000).toISOString();
  const data = {
    ...(change.after ? { value: documentJson(databaseName, change.after) } : {}),
    ...(change.before ? { oldValue: documentJson(databaseName, change.before) } : {}),
    ...(change.before && change.after
      ? { updateMask: { fieldPaths: changedFields(change.before.fields, change.after.fields) } }
      : {}),
  };
  const path = change.key.path;
  if (trigger.generation === 'v1') {
    const resource = { service: 'firestore.googleapis.com', name: documentName(databaseName, path) };
    const context = { eventId: id, timestamp: time, eventType: trigger.eventType, resource };
    return { id, trigger, path, contentType: 'application/json', body: JSON.stringify({ context, data }) };
  }
  const event = {
    specversion: '1.0',
    id,
    type: trigger.eventType,
    source: `//firestore.googleapis.com/${databaseName}`,
    subject: `documents/${path}`,
    time,
    datacontenttype: 'application/json',
    project: trigger.project,
    database: trigger.database,
    namespace: '(default)',
    document: path,
    location: LOCATION,
    ...(trigger.eventType.endsWith('.withAuthContext') ? authAttributes(author) : {}),
    data,
  };
  return {
    id,
    trigger,
    path,
    contentType: 'application/cloudevents+json; charset=UTF-8',
    body: JSON.stringify(event),
  };
}

const authAttributes = (author: Author): object => ({
  authtype: author.type,
  ...(author.id === undefined ? {} : { authid: author.id }),
});

const documentJson = (database: string, document: StoredDocument): unknown =>
  messageToJson('Document', encodeDocument(database, document));

/** The paths of the leaves that differ. */
function changedFields(before: Fields, after: Fields, prefix: readonly string[] = []): string[] {
  const changed: string[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(name);
    const now = after.get(name);
    const path = [...prefix, name];
    if (old instanceof Map && now instanceof Map) changed.push(...changedFields(old, now, path));
    else if (old === undefined || now === undefined || !identical(old, now))
      changed.push(formatFieldPath(path));
  }
  return changed;
}
