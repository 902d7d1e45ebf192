import type { IntentState, OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { randomId } from '../platform/ids.ts';
import { log, maskAddress } from '../platform/log.ts';
import { type Claim, claimIntent } from './claim.ts';
import { expireClaim } from './expire-claim.ts';
import { nextQueued, retryBehind } from './lane.ts';
import { type SendOptions, sendClaimed } from './send-intents.ts';
import { scheduleSend } from './send-scheduler.ts';

/** A message of so many parts is a fault elsewhere; the sweep goes on where this stops. */
const maxRun = 20;

/** When to look again at a message behind one that has just failed. */
const pauseBehindFailureMs = 60_000;

export type QueuedResult =
  | { readonly claimed: true; readonly state: IntentState }
  | { readonly claimed: false; readonly reason: Extract<Claim, { won: false }>['reason'] };

/**
 * Claims a queued intent and sends it; whoever loses the claim does nothing, so it may be called for one intent any
 * number of times, at once. A queued message that must leave before it is sent first; when it has left, the next queued
 * one follows, which may have been waiting behind it. What has to wait is scheduled. Five round trips for one intent
 * (read, order and consent, claim, record, next in line). Another message that fails meanwhile is for its own try.
 * @throws if the intent itself cannot be read or claimed: then nothing was sent.
 */
export async function sendQueued(
  documents: Documents,
  sender: MessageSender,
  intentId: string,
  options: SendOptions,
): Promise<QueuedResult> {
  let result: QueuedResult | null = null;
  let next: string | null = intentId;
  for (let run = 0; next !== null && run < maxRun; run += 1) {
    const current: string = next;
    try {
      const one = await sendOne(documents, sender, current, options);
      if (current === intentId) result = one.result;
      next = one.next;
    } catch (thrown) {
      if (current === intentId && result === null) throw thrown;
      log.error('another message not sent', { intentId: maskAddress(current) }, thrown);
      if (result?.claimed === true) break;
      await scheduleSend(
        options.sendScheduler,
        intentId,
        new Date(options.clock.now().getTime() + pauseBehindFailureMs),
      );
      break;
    }
  }
  return result ?? { claimed: false, reason: 'behind_earlier' };
}

/** Claims one and sends it; `next` is what is to be sent now, before it or behind it. */
async function sendOne(
  documents: Documents,
  sender: MessageSender,
  intentId: string,
  options: SendOptions,
): Promise<{ readonly result: QueuedResult; readonly next: string | null }> {
  const claim = await claimIntent(documents, intentId, randomId(), options.clock.now());
  if (!claim.won) {
    log.debug('intent not claimed', { intentId: maskAddress(intentId), reason: claim.reason });
    return {
      result: { claimed: false, reason: claim.reason },
      next: await instead(documents, intentId, claim, options),
    };
  }
  const { intent, recipient } = claim;
  const [sent] = await sendClaimed(documents, sender, [intent], {
    ...options,
    recipients: new Map([[intent.to, recipient]]),
  });
  const state = sent?.state ?? intent.state;
  const hasLeft = state !== 'queued' && state !== 'sending';
  const next = hasLeft ? await nextQueued(documents, intent) : null;
  return { result: { claimed: true, state }, next: next?.intentId ?? null };
}

/** What to send instead of an intent that could not be claimed; null if all there is to do is to come back later. */
async function instead(
  documents: Documents,
  intentId: string,
  claim: Extract<Claim, { won: false }>,
  { clock, sendScheduler }: SendOptions,
): Promise<string | null> {
  if ('retryAt' in claim) await scheduleSend(sendScheduler, intentId, claim.retryAt);
  if (!('blocker' in claim)) return null;
  const { blocker } = claim;
  const now = clock.now();
  if (blocker.state === 'queued' && blocker.notBefore <= now) return blocker.intentId;
  // Its worker is dead. What became of the message is unknown, and holds up nothing but what belongs to it.
  const isDead = blocker.state === 'sending' && blocker.lease !== null && blocker.lease.until <= now;
  if (isDead && (await hasExpired(documents, blocker, now))) return intentId;
  await scheduleSend(sendScheduler, intentId, retryBehind(claim.intent, blocker, now));
  return null;
}

/** False also where it cannot be settled: that is for the sweep of such claims, and no failure of what stands behind it. */
async function hasExpired(documents: Documents, blocker: OutboxIntent, now: Date): Promise<boolean> {
  try {
    return await expireClaim(documents, blocker, now);
  } catch (thrown) {
    log.error('claim not given up', { intentId: maskAddress(blocker.intentId) }, thrown);
    return false;
  }
}
