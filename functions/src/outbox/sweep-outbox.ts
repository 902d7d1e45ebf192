import type { Query } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log, maskAddress } from '../platform/log.ts';
import { expireClaim } from './expire-claim.ts';
import { reconcile } from './reconcile.ts';
import type { SendOptions } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';

export interface SweepOptions extends SendOptions {
  /** How long a callback may take to settle an `unknown` intent before the provider is asked. Default 2 min. */
  readonly unknownGraceMs?: number;
  readonly pageSize?: number;
  /** At most so many intents of each kind in one sweep; the next goes on. Default 500. */
  readonly maximum?: number;
}

/** How many intents changed, by what was done; `failures` were logged and are tried again by the next sweep. */
export interface SweepCounts {
  expired: number;
  reconciled: number;
  sent: number;
  failures: number;
}

/** How many people are served at once. */
const concurrency = 8;

/**
 * The outbox's repair, every minute: claims whose lease ran out become `unknown`; old `unknown` intents are settled
 * with the provider's list; what is queued and due is sent. Sweeps may overlap. A failure of one intent does not stop
 * the others.
 */
export async function sweepOutbox(
  documents: Documents,
  sender: MessageSender,
  options: SweepOptions,
): Promise<SweepCounts> {
  const counts: SweepCounts = { expired: 0, reconciled: 0, sent: 0, failures: 0 };
  const { clock, unknownGraceMs = 120_000 } = options;
  const start = clock.now();
  const step = async (query: Query<OutboxIntent>, settle: (intent: OutboxIntent) => Promise<unknown>) => {
    for await (const page of pagesOf(query, options)) {
      counts.failures += await forEachRecipient(page, settle);
    }
  };

  await step(
    documents.intents
      .where('state', '==', 'sending')
      .where('lease.until', '<=', start)
      .orderBy('lease.until'),
    async (intent) => {
      if (await expireClaim(documents, intent, clock.now())) counts.expired += 1;
    },
  );
  await step(
    documents.intents
      .where('state', '==', 'unknown')
      .where('attemptedAt', '<=', new Date(start.getTime() - unknownGraceMs))
      .orderBy('attemptedAt'),
    async (intent) => {
      const state = await reconcile(documents, sender, intent, clock.now());
      if (state !== 'unknown') counts.reconciled += 1;
    },
  );
  await step(
    // What was put back a moment ago is due as well.
    documents.intents
      .where('state', '==', 'queued')
      .where('notBefore', '<=', clock.now())
      .orderBy('notBefore'),
    async (intent) => {
      const result = await sendQueued(documents, sender, intent.intentId, options);
      if (result.claimed) counts.sent += 1;
    },
  );
  if (counts.expired + counts.reconciled + counts.sent + counts.failures > 0) {
    log.info('outbox swept', { ...counts });
  }
  return counts;
}

async function* pagesOf(
  query: Query<OutboxIntent>,
  { pageSize = 100, maximum = 500 }: SweepOptions,
): AsyncGenerator<OutboxIntent[]> {
  let seen = 0;
  let page = await query.limit(pageSize).get();
  while (!page.empty && seen < maximum) {
    seen += page.size;
    yield page.docs.map((document) => document.data());
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await query.startAfter(last).limit(pageSize).get();
  }
}

/** Different people in parallel, one person's messages in order. Returns how many failed. */
async function forEachRecipient(
  intents: readonly OutboxIntent[],
  settle: (intent: OutboxIntent) => Promise<unknown>,
): Promise<number> {
  const waiting = [...Map.groupBy(intents, ({ to }) => to).values()].map((messages) =>
    messages.toSorted((a, b) => a.order - b.order),
  );
  let failures = 0;
  const serve = async () => {
    for (let messages = waiting.shift(); messages !== undefined; messages = waiting.shift()) {
      for (const intent of messages) {
        try {
          await settle(intent);
        } catch (thrown) {
          failures += 1;
          log.error(
            'intent not swept',
            { intentId: maskAddress(intent.intentId), state: intent.state },
            thrown,
          );
        }
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, serve));
  return failures;
}
