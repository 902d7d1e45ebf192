import type { Query } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { sweepEach } from '../platform/sweep/sweep-each.ts';
import { expireClaim } from './expire-claim.ts';
import { passedOnAtMost, passOn } from './pass-on.ts';
import { reconcile } from './reconcile.ts';
import type { SendOptions } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';

export interface SweepOptions extends SendOptions {
  /** How long a callback may take to settle an `unknown` intent before the provider is asked. Default 2 min. */
  readonly unknownGraceMs?: number;
  readonly pageSize?: number;
  /** At most so many intents of each kind in one sweep; the next goes on. Default 500. */
  readonly maximum?: number;
  /** How much more of what is queued goes to the scheduler, if there is one. Default: what its tasks send in a minute. */
  readonly passedOn?: number;
  readonly isOver?: () => boolean;
}

/** How many intents changed, by what was done. */
export interface SweepCounts {
  expired: number;
  reconciled: number;
  sent: number;
  /** Handed to the scheduler: more was due than one sweep sends. */
  passedOn: number;
  failures: number;
}

/**
 * The outbox's repair, every minute: claims whose lease ran out become `unknown`; old `unknown` intents are settled
 * with the provider's list; what is queued and due is sent, and what is more than one sweep sends goes to the queue of tasks. Different people in
 * parallel, one person's messages in order. Sweeps may overlap.
 */
export async function sweepOutbox(
  documents: Documents,
  sender: MessageSender,
  options: SweepOptions,
): Promise<SweepCounts> {
  const counts: SweepCounts = { expired: 0, reconciled: 0, sent: 0, passedOn: 0, failures: 0 };
  const { clock, unknownGraceMs = 120_000, pageSize = 100, maximum = 500, isOver = () => false } = options;
  const { sendScheduler, passedOn = passedOnAtMost } = options;
  const start = clock.now();
  const step = async (
    name: string,
    due: Query<OutboxIntent>,
    settle: (intent: OutboxIntent) => Promise<unknown>,
  ) => {
    const { settled, failed } = await sweepEach(
      { documents, now: clock.now(), isOver },
      {
        ...{ name, due, settle, pageSize, atMost: maximum, occasion: ['state', 'attempts'] },
        lane: (intent) => intent.get('to'),
        inLane: (intent) => Number(intent.get('order')),
      },
    );
    counts.failures += failed;
    return { isFull: settled + failed >= maximum };
  };

  await step(
    'claims-run-out',
    documents.intents
      .where('state', '==', 'sending')
      .where('lease.until', '<=', start)
      .orderBy('lease.until'),
    async (intent) => {
      if (await expireClaim(documents, intent, clock.now())) counts.expired += 1;
    },
  );
  await step(
    'intents-unknown',
    documents.intents
      .where('state', '==', 'unknown')
      .where('attemptedAt', '<=', new Date(start.getTime() - unknownGraceMs))
      .orderBy('attemptedAt'),
    async (intent) => {
      const state = await reconcile(documents, sender, intent, clock.now());
      if (state !== 'unknown') counts.reconciled += 1;
    },
  );
  // What was put back a moment ago is due as well.
  const queued = documents.intents
    .where('state', '==', 'queued')
    .where('notBefore', '<=', clock.now())
    .orderBy('notBefore');
  const { isFull } = await step('intents-queued', queued, async (intent) => {
    const result = await sendQueued(documents, sender, intent.intentId, options);
    if (result.claimed) counts.sent += 1;
  });
  if ((isFull || isOver()) && sendScheduler !== undefined) {
    counts.passedOn = await passOn(queued, sendScheduler, passedOn);
  }
  if (counts.expired + counts.reconciled + counts.sent + counts.failures > 0) {
    log.info('outbox swept', { ...counts });
  }
  return counts;
}
