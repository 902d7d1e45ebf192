import { randomUUID } from 'node:crypto';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import type { Appended } from '../functions/src/conversations/append-inbound.ts';
import type { Desk } from './desk.ts';
import type { FirstRequest } from './first-answer.ts';

/** The event by which Eventarc tells `onInboundMessage` of a message that was appended. */
export async function messageEvent(
  { documents }: Desk,
  { threadId, seq }: Pick<Appended, 'threadId' | 'seq'>,
): Promise<FirstRequest> {
  const { docs } = await documents.db.collection('messageIdempotency').get();
  const record = docs.find(
    (document) => document.get('threadId') === threadId && document.get('seq') === seq,
  );
  if (record === undefined) throw new Error('the message was not appended');
  const { path } = record.ref;
  const now = new Date().toISOString();
  const database = 'projects/demo-bench/databases/(default)';
  const value = {
    ...{ name: `${database}/documents/${path}`, createTime: now, updateTime: now },
    fields: fieldsOf(record.data()),
  };
  const event = {
    ...{ specversion: '1.0', id: randomUUID(), type: 'google.cloud.firestore.document.v1.created' },
    ...{ source: `//firestore.googleapis.com/${database}`, subject: `documents/${path}`, time: now },
    ...{ datacontenttype: 'application/json', project: 'demo-bench', database: '(default)' },
    ...{ namespace: '(default)', document: path, location: 'europe-west1', data: { value } },
  };
  return {
    ...{ method: 'POST', path: '/', body: JSON.stringify(event), expected: 204 },
    headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
  };
}

/** Fields in Firestore's JSON; such a record has texts, numbers and times alone. */
function fieldsOf(record: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (value instanceof Timestamp) return [name, { timestampValue: value.toDate().toISOString() }];
      return [name, typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }];
    }),
  );
}
