import type { IntentState } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { randomId } from '../platform/ids.ts';
import { log, maskAddress } from '../platform/log.ts';
import { type Claim, claimIntent } from './claim.ts';
import { type SendOptions, sendClaimed } from './send-intents.ts';

/** A message of so many parts is a fault elsewhere; the sweep goes on where this stops. */
const longestRun = 20;

export type QueuedResult =
  | { readonly claimed: true; readonly state: IntentState }
  | { readonly claimed: false; readonly reason: Extract<Claim, { won: false }>['reason'] };

/**
 * Claims a queued intent and sends it; whoever loses the claim does nothing, so it may be called for one intent any
 * number of times, at once. When it has left, the next queued message of its thread follows: it may have been waiting
 * behind this one. Five round trips for one intent (read, order and consent, claim, record, next in the thread).
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
    const claim = await claimIntent(documents, next, randomId(), options.clock.now());
    if (!claim.won) {
      log.debug('intent not claimed', { intentId: maskAddress(next), reason: claim.reason });
      return result ?? { claimed: false, reason: claim.reason };
    }
    const { intent, recipient } = claim;
    const [sent] = await sendClaimed(documents, sender, [intent], {
      ...options,
      recipients: new Map([[intent.to, recipient]]),
    });
    const state = sent?.state ?? intent.state;
    result ??= { claimed: true, state };
    const gone = state !== 'queued' && state !== 'sending' && state !== 'unknown';
    next = gone && intent.threadId !== null ? await nextQueued(documents, intent.threadId) : null;
  }
  return result ?? { claimed: false, reason: 'not_queued' };
}

async function nextQueued(documents: Documents, threadId: string): Promise<string | null> {
  const found = await documents.intents
    .where('threadId', '==', threadId)
    .where('state', '==', 'queued')
    .orderBy('order')
    .limit(1)
    .get();
  return found.docs[0]?.data().intentId ?? null;
}
