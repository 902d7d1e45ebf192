import type { IntentState, OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Clock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log, maskAddress } from '../platform/log.ts';
import { withTraceOf } from '../platform/trace.ts';
import { alertFailure } from './alert-failure.ts';
import { type AttemptEnd, attemptEndOf } from './attempt-end.ts';
import { tellableAt } from './attribute.ts';
import { chooseContent, type Recipient } from './choose-content.ts';
import { blockerOf } from './lane.ts';
import { meansOptOut, noteOptOut } from './note-opt-out.ts';
import { type Prospect, prospectsOf } from './prospects.ts';
import { recordAttempt } from './record-attempt.ts';
import { type SendScheduler, scheduleSend } from './send-scheduler.ts';

export interface SendOptions {
  readonly clock: Clock;
  /** The public URL of the delivery callback; the intent's id is added to it. */
  readonly statusCallbackUrl: string;
  /**
   * What the caller already knows of recipients, by address; it answers for the order and the pace of what they are
   * sent. The others are looked at, all in one round trip.
   */
  readonly recipients?: ReadonlyMap<string, Recipient | null>;
  /** Comes back to what has to wait; without one, the minute sweep does. */
  readonly sendScheduler?: SendScheduler;
}

export interface SentIntent {
  readonly intentId: string;
  readonly state: IntentState;
}

/** A request may take 10 s; what would end after the lease is not begun, for the sweep may act by then. */
const shortestLeaseMs = 15_000;

/** The callback URL that carries our intent's id, so that a report finds its intent whatever else we know. */
export function callbackUrlFor(statusCallbackUrl: string, intentId: string): string {
  const url = new URL(statusCallbackUrl);
  url.searchParams.set('intent', intentId);
  return url.href;
}

/**
 * Sends intents that this worker holds (`claimed`, `claimIntent`): different recipients in parallel, one recipient's
 * messages in order. Each is one request to the provider and one round trip to record how it ended (and one before
 * all, if recipients must be read). What must not leave before another message that did not, or what would be too much
 * for one person at once, goes back to the queue, and is scheduled.
 *
 * A failure of one message never keeps the others from being sent. An attempt that could not be recorded stays
 * `sending` until its lease runs out; then the sweep finds out.
 * @throws only if the recipients could not be read: then nothing was sent.
 */
export async function sendClaimed(
  documents: Documents,
  sender: MessageSender,
  intents: readonly OutboxIntent[],
  options: SendOptions,
): Promise<SentIntent[]> {
  if (intents.length === 0) return [];
  const known = options.recipients ?? new Map();
  const prospects = await prospectsOf(documents, intents, known, options.clock.now());
  const byRecipient = Map.groupBy(intents, ({ to }) => to);
  const sent = await Promise.all(
    [...byRecipient.values()].map((messages) => sendInOrder(documents, sender, messages, prospects, options)),
  );
  return sent.flat();
}

async function sendInOrder(
  documents: Documents,
  sender: MessageSender,
  messages: readonly OutboxIntent[],
  prospects: ReadonlyMap<string, Prospect>,
  options: SendOptions,
): Promise<SentIntent[]> {
  const ordered = messages.toSorted((a, b) => a.order - b.order);
  const done: OutboxIntent[] = [];
  const postponed: { readonly intentId: string; readonly at: Date }[] = [];
  for (const intent of ordered) {
    await withTraceOf(intent, async () => {
      const prospect = prospects.get(intent.intentId) ?? { recipient: null, wait: null };
      try {
        const tellable = tellableAt(intent, done, options.clock.now());
        const end: AttemptEnd =
          blockerOf(intent, done) === null
            ? (prospect.wait ??
              (tellable === null
                ? await attempt(sender, intent, prospect.recipient, options)
                : { end: 'postponed', code: 'PACED', notBefore: tellable }))
            : {
                end: 'postponed',
                code: 'BEHIND_EARLIER',
                notBefore: postponed[0]?.at ?? options.clock.now(),
              };
        // Of a digest, its notices are tried again.
        const [waiting = intent.intentId] = intent.folds ?? [];
        if (end.end === 'postponed') postponed.push({ intentId: waiting, at: end.notBefore });
        const now = options.clock.now();
        const state = await recordAttempt(documents, intent, end, now);
        log.info('message attempt ended', {
          intentId: maskAddress(intent.intentId),
          attempt: intent.attempts,
          end: end.end,
          code: 'code' in end ? end.code : null,
          state,
        });
        if (end.end === 'rejected' && state === 'failed')
          await afterRefusal(documents, intent, end.code, now);
        done.push({ ...intent, state, updatedAt: now });
      } catch (thrown) {
        log.error('message attempt not recorded', { intentId: maskAddress(intent.intentId) }, thrown);
        done.push({ ...intent, state: 'sending' });
      }
    });
  }
  // Only the first: what waits behind it follows when it has left.
  const [first] = postponed;
  if (first !== undefined) await scheduleSend(options.sendScheduler, first.intentId, first.at);
  return done.map(({ intentId, state }) => ({ intentId, state }));
}

/** A message that the provider will never take: who wants nothing is left alone, and an operator is told. */
async function afterRefusal(
  documents: Documents,
  intent: OutboxIntent,
  code: string,
  now: Date,
): Promise<void> {
  if (meansOptOut(code)) await noteOptOut(documents, intent.to);
  // What it told is told notice by notice, and each ends by itself.
  if (intent.folds === undefined) await alertFailure(documents, intent, code, now);
}

/** One request to the provider, or the reason why there is none. */
async function attempt(
  sender: MessageSender,
  intent: OutboxIntent,
  recipient: Recipient | null,
  { clock, statusCallbackUrl }: SendOptions,
): Promise<AttemptEnd> {
  const now = clock.now();
  const choice = chooseContent(intent, recipient, now, sender.showsButtons);
  if ('refuse' in choice) return { end: 'rejected', code: choice.refuse };
  if (intent.lease === null || intent.lease.until.getTime() - now.getTime() < shortestLeaseMs) {
    return { end: 'postponed', code: 'LEASE_TOO_SHORT', notBefore: now };
  }
  const outcome = await sender
    .send({
      to: intent.to,
      marketId: intent.marketId,
      content: choice.send,
      statusCallbackUrl: callbackUrlFor(statusCallbackUrl, intent.intentId),
    })
    .catch((thrown: unknown) => {
      // A sender does not throw. One that does has told us nothing, so the message may have left.
      log.error('sender threw', {}, thrown);
      return { kind: 'unknown', reason: 'sender threw' } as const;
    });
  return attemptEndOf(outcome, intent, { asked: now, now: clock.now() });
}
