import { datesFromTimestamps, type MessageIdempotency, messageIdempotencySchema } from '@merve/contract';
import { isBusy } from '../conversations/leased-thread.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { withTrace } from '../platform/trace.ts';
import { isTooOld } from './event-age.ts';

/** A Firestore event of a new `messageIdempotency` record, free of the framework that delivers it. */
interface InboundEvent {
  /** Path of the record. */
  readonly document: string;
  /** The record as stored; nothing is known of it yet. */
  readonly data: unknown;
  /** When the record was written. */
  readonly time: Date;
}

/** Given lazily: an event that is not taken must not load what a turn needs. */
interface InboundEventNeeds {
  documents(): Promise<Documents>;
  dependencies(): Promise<OrchestratorDependencies>;
  now(): Date;
}

/**
 * Gives a new message its turn. Delivered at least once and in no order: the lease and the processed mark decide what
 * is left to do.
 * @throws what made the turn fail; the event is then to be delivered again.
 */
export async function takeInboundEvent(needs: InboundEventNeeds, event: InboundEvent): Promise<void> {
  const parsed = messageIdempotencySchema.safeParse(datesFromTimestamps(event.data));
  if (!parsed.success) {
    log.error('message event unreadable', { path: event.document }, parsed.error);
    return;
  }
  const message = parsed.data;
  // The sweep has found its message by then, and puts its thread aside, with an alert, if that can never succeed.
  if (isTooOld({ time: event.time, now: needs.now() }, `the sweep: ${message.threadId}`)) return;
  await withTrace({ traceId: message.traceId, threadId: message.threadId }, async () => {
    const { processInbound } = await import('../orchestrator/process-inbound.ts');
    if (message.channel === 'web' && (await isTaken(needs, message))) return;
    await processInbound(await needs.dependencies(), {
      threadId: message.threadId,
      marketId: message.marketId,
      actorId: message.actorId,
      seq: message.seq,
    });
  });
}

/**
 * The web door runs its turn itself, under a lease it got with the message. A plain read sees that; a transaction
 * would contend with the door's own for the thread. Should the door die, the minute sweep resumes the turn.
 */
async function isTaken(needs: InboundEventNeeds, { threadId, seq }: MessageIdempotency): Promise<boolean> {
  const documents = await needs.documents();
  const thread = (await documents.thread(threadId).get()).data();
  return thread !== undefined && (thread.processedSeq >= seq || isBusy(thread, '', needs.now()));
}
