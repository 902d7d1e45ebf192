import type { OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import type { AttemptEnd } from './attempt-end.ts';
import { type Recipient, recipientOf } from './choose-content.ts';
import { freeToLeaveAt, recentAttempts } from './claim.ts';
import { blockerBefore, openBefore, retryBehind } from './lane.ts';

/** What is known of an intent's recipient, and why the intent is not to leave yet; null if it may. */
export interface Prospect {
  readonly recipient: Recipient | null;
  readonly wait: Extract<AttemptEnd, { end: 'postponed' }> | null;
}

/**
 * Consent, order and pace for intents that were claimed as they were written: what `claimIntent` looks at for the
 * others. A recipient the caller knows has been looked at. All in one round trip; none if everybody is known.
 */
export async function prospectsOf(
  documents: Documents,
  intents: readonly OutboxIntent[],
  known: ReadonlyMap<string, Recipient | null>,
  now: Date,
): Promise<ReadonlyMap<string, Prospect>> {
  const ours = new Set(intents.map(({ intentId }) => intentId));
  const found = await Promise.all(
    intents.map(async (intent): Promise<[string, Prospect]> => {
      const recipient = known.get(intent.to);
      if (recipient !== undefined) return [intent.intentId, { recipient, wait: null }];
      const [session, earlier, recent] = await Promise.all([
        documents.session(intent.to).get(),
        openBefore(documents, intent).get(),
        recentAttempts(documents, intent.to, now).get(),
      ]);
      // What the caller sends with it leaves in its order anyway.
      const blocker = await blockerBefore(documents, intent, now, earlier, (query) => query.get(), ours);
      const others = readable(recent.docs).filter(({ intentId }) => !ours.has(intentId));
      const wait = waitOf(intent, blocker, others, now);
      return [intent.intentId, { recipient: recipientOf(session.data(), intent.marketId), wait }];
    }),
  );
  return new Map(found);
}

function waitOf(
  intent: OutboxIntent,
  blocker: OutboxIntent | null,
  recent: readonly OutboxIntent[],
  now: Date,
): Prospect['wait'] {
  if (blocker !== null) {
    return { end: 'postponed', code: 'BEHIND_EARLIER', notBefore: retryBehind(intent, blocker, now) };
  }
  const free = freeToLeaveAt(recent, intent, now);
  return free === null ? null : { end: 'postponed', code: 'PACED', notBefore: free };
}
