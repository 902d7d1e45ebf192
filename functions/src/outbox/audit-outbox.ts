import type { Query } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import { raiseAlert } from '../platform/alerts.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { alertSubject } from './alert-failure.ts';

const minute = 60_000;

/** How long an intent may stay in a passing state, well beyond what the minute sweep needs. */
export const patience = {
  /** After its lease ran out. */
  sending: 5 * minute,
  /** After it was due. */
  queued: 15 * minute,
  /** After its attempt. */
  unknown: 30 * minute,
} as const;

const pageSize = 200;

/**
 * No intent is stuck. Each that is raises one alert, however often it is found; the audit changes nothing.
 * @returns the ids of the stuck intents
 */
export async function auditOutbox(documents: Documents, { now }: { readonly now: Date }): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { intents } = documents;
  const rules = [
    {
      state: 'sending',
      since: 'its lease ran out',
      query: intents.where('state', '==', 'sending').where('lease.until', '<', before(patience.sending)),
      field: 'lease.until',
    },
    {
      state: 'queued',
      since: 'it was due',
      query: intents.where('state', '==', 'queued').where('notBefore', '<', before(patience.queued)),
      field: 'notBefore',
    },
    {
      state: 'unknown',
      since: 'its attempt',
      query: intents.where('state', '==', 'unknown').where('attemptedAt', '<', before(patience.unknown)),
      field: 'attemptedAt',
    },
  ] as const;
  const stuck: string[] = [];
  for (const { state, since, query, field } of rules) {
    for await (const intent of every(query.orderBy(field))) {
      stuck.push(intent.intentId);
      const { subject, instance } = alertSubject(documents, intent.intentId);
      await raiseAlert(documents, {
        severity: 'ERROR',
        kind: `intent-stuck-${state}`,
        subject,
        instance,
        message: `An intent is still "${state}" ${patience[state] / minute} minutes after ${since}: the sweep does not get to it.`,
        now,
      });
    }
  }
  return stuck;
}

async function* every(query: Query<OutboxIntent>): AsyncGenerator<OutboxIntent> {
  let page = await query.limit(pageSize).get();
  while (!page.empty) {
    for (const document of page.docs) yield document.data();
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await query.startAfter(last).limit(pageSize).get();
  }
}
