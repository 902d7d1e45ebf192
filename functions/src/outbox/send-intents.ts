import { setTimeout as pause } from 'node:timers/promises';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Clock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log, maskAddress } from '../platform/log.ts';
import { alertFailure } from './alert-failure.ts';
import { type AttemptEnd, attemptEndOf } from './attempt-end.ts';
import { chooseContent, type Recipient } from './choose-content.ts';
import { recordAttempt } from './record-attempt.ts';

export interface SendOptions {
  readonly clock: Clock;
  /** The public URL of the delivery callback; the intent's id is added to it. */
  readonly statusCallbackUrl: string;
  /** What the caller already knows of recipients, by address; the others are read, all in one round trip. */
  readonly recipients?: ReadonlyMap<string, Recipient | null>;
  /** Pause between two messages to one recipient, in milliseconds. Twilio's safe pace in the long run is 6,000. */
  readonly paceMs?: number;
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

async function recipientsOf(
  documents: Documents,
  intents: readonly OutboxIntent[],
  known: ReadonlyMap<string, Recipient | null>,
): Promise<ReadonlyMap<string, Recipient | null>> {
  const unknown = [...new Set(intents.map(({ to }) => to))].filter((to) => !known.has(to));
  if (unknown.length === 0) return known;
  const found = await Promise.all(unknown.map((to) => documents.session(to).get()));
  const read = found.map((session, index): [string, Recipient | null] => [
    unknown[index] ?? '',
    session.data() ?? null,
  ]);
  return new Map([...known, ...read]);
}

/**
 * Sends intents that this worker holds (`claimed`, `claimIntent`): different recipients in parallel, one recipient's
 * messages in order. Each is one request to the provider and one round trip to record how it ended (and one before
 * all, if recipients must be read). After a message that did not certainly leave, the recipient's later ones go back
 * to the queue, so that no part overtakes another.
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
  const recipients = await recipientsOf(documents, intents, options.recipients ?? new Map());
  const byRecipient = Map.groupBy(intents, ({ to }) => to);
  const sent = await Promise.all(
    [...byRecipient].map(([to, messages]) =>
      sendInOrder(documents, sender, messages, recipients.get(to) ?? null, options),
    ),
  );
  return sent.flat();
}

async function sendInOrder(
  documents: Documents,
  sender: MessageSender,
  messages: readonly OutboxIntent[],
  recipient: Recipient | null,
  options: SendOptions,
): Promise<SentIntent[]> {
  const ordered = messages.toSorted((a, b) => a.order - b.order);
  const results: SentIntent[] = [];
  let blockedUntil: Date | null = null;
  for (const [index, intent] of ordered.entries()) {
    if (index > 0 && blockedUntil === null && options.paceMs) await pause(options.paceMs);
    try {
      const end: AttemptEnd = blockedUntil
        ? { end: 'postponed', code: 'BEHIND_EARLIER', notBefore: blockedUntil }
        : await attempt(sender, intent, recipient, options);
      if (end.end === 'postponed') blockedUntil = end.notBefore;
      if (end.end === 'unknown') blockedUntil = options.clock.now();
      const now = options.clock.now();
      const state = await recordAttempt(documents, intent, end, now);
      log.info('message attempt ended', {
        intentId: maskAddress(intent.intentId),
        attempt: intent.attempts,
        end: end.end,
        code: 'code' in end ? end.code : null,
        state,
      });
      if (end.end === 'rejected' && state === 'failed') await alertFailure(documents, intent, end.code, now);
      results.push({ intentId: intent.intentId, state });
    } catch (thrown) {
      log.error('message attempt not recorded', { intentId: maskAddress(intent.intentId) }, thrown);
      results.push({ intentId: intent.intentId, state: 'sending' });
    }
  }
  return results;
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
      content: choice.send,
      statusCallbackUrl: callbackUrlFor(statusCallbackUrl, intent.intentId),
    })
    .catch((thrown: unknown) => {
      // A sender does not throw. One that does has told us nothing, so the message may have left.
      log.error('sender threw', {}, thrown);
      return { kind: 'unknown', reason: 'sender threw' } as const;
    });
  return attemptEndOf(outcome, intent, clock.now());
}
