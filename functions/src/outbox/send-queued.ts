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
const longestRun = 20;

export type QueuedResult =
  | { readonly claimed: true; readonly state: IntentState }
  | { readonly claimed: false; readonly reason: Extract<Claim, { won: false }>['reason'] };

/**
 * Claims a queued intent and sends it; whoever loses the claim does nothing, so it may be called for one intent any
 * number of times, at once. A queued message that must leave before it is sent first; when it has left, the next queued
 * one follows, which may have been waiting behind it. What has to wait is scheduled. Five round trips for one intent
 * (read, order and consent, claim, record, next in line).
 * @throws if the intent cannot be read or claimed: then nothing was sent.
 */
export async function sendQueued(
  documents: Documents,
  sender: MessageSender,
  intentId: string,
  options: SendOptions,
): Promise<QueuedResult> {
  let next: string | null = intentId;
  let result: QueuedResult | null = null;
  for (let run = 0; next !== null && run < longestRun; run += 1) {
    const current: string = next;
    const now = options.clock.now();
    const claim = await claimIntent(documents, current, randomId(), now);
    if (!claim.won) {
      log.debug('intent not claimed', { intentId: maskAddress(current), reason: claim.reason });
      if (current === intentId) result = { claimed: false, reason: claim.reason };
      next = await instead(documents, current, claim, options);
      continue;
    }
    const { intent, recipient } = claim;
    const [sent] = await sendClaimed(documents, sender, [intent], {
      ...options,
      recipients: new Map([[intent.to, recipient]]),
    });
    const state = sent?.state ?? intent.state;
    if (current === intentId) result = { claimed: true, state };
    next = state === 'queued' || state === 'sending' ? null : await following(documents, intent);
  }
  return result ?? { claimed: false, reason: 'behind_earlier' };
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
  if (isDead && (await expireClaim(documents, blocker, now))) return intentId;
  await scheduleSend(sendScheduler, intentId, retryBehind(claim.intent, blocker, now));
  return null;
}

async function following(documents: Documents, intent: OutboxIntent): Promise<string | null> {
  const found = await nextQueued(documents, intent).get();
  return found.docs[0]?.data().intentId ?? null;
}
