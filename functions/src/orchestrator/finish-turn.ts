import type { Transaction } from '@google-cloud/firestore';
import type { Message, OutboxIntent, Reply, Thread } from '@merve/contract';
import { leaseMs } from '../conversations/lease.ts';
import { claimed, consentType, replyIntents } from '../outbox/index.ts';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { FinishedTurn, ReplyDraft, RunningTurn, TurnDecision } from './turn.ts';

/**
 * Makes a turn's decision true in one transaction, under the lease: replies, outbox intents, the pending action, the
 * turn log, how far the thread is processed, and whatever `decide` writes (the ledger). Either all of it happened or
 * nothing did.
 *
 * The lease is given back here unless another message is waiting. Two round trips, more only if `decide` reads.
 * @param decide reads what it needs and returns what to write; it may be run again and must not have effects.
 * @throws MerveError `LEASE_LOST` if another worker took over: nothing was written.
 */
export async function finishTurn(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  decide: (tx: Transaction, now: Date) => Promise<TurnDecision>,
): Promise<FinishedTurn> {
  const { documents } = deps;
  const now = deps.clock.now();
  const finishId = randomId();
  let applied: FinishedTurn | null = null;
  return documents.db.runTransaction(
    async (tx) => {
      const thread = (await tx.get(documents.thread(turn.thread.threadId))).data();
      // The SDK runs this again when a commit was applied but its answer was lost.
      if (applied && thread?.lastFinishId === finishId) return { ...applied, thread };
      if (!thread || thread.lease?.turnId !== turn.turnId) {
        throw new MerveError(
          'LEASE_LOST',
          'Another worker took over this thread before the turn could finish',
        );
      }
      const decision = await decide(tx, now);
      const finished = result(turn, thread, decision, finishId, now);
      tx.set(documents.thread(thread.threadId), finished.thread);
      for (const message of messagesOf(turn, thread, decision.replies, now)) {
        tx.create(documents.message(thread.threadId, message.seq), message);
      }
      for (const intent of finished.intents) tx.create(documents.intent(intent.intentId), intent);
      tx.set(documents.turn(thread.threadId, turn.message.seq), {
        ...turn.log.current,
        state: decision.processed ? 'finished' : 'running',
        outcome: decision.outcome,
        finishedAt: decision.processed ? now : null,
      });
      decision.write?.();
      applied = finished;
      return finished;
    },
    { maxAttempts: 10 },
  );
}

function result(
  turn: RunningTurn,
  thread: Thread,
  decision: TurnDecision,
  finishId: string,
  now: Date,
): FinishedTurn {
  const processedSeq = decision.processed ? turn.message.seq : thread.processedSeq;
  const unprocessed = thread.lastInboundSeq > processedSeq;
  const replies = decision.replies.map(
    (reply, index): Reply => ({ ...reply, seq: thread.lastSeq + 1 + index }),
  );
  const keepsLease = unprocessed || !decision.processed;
  return {
    outcome: decision.outcome,
    seq: turn.message.seq,
    replies,
    intents: claimed(
      [...replyIntentsFor(turn, thread, replies, decision, now), ...decision.intents],
      turn.turnId,
      now,
    ),
    thread: {
      ...thread,
      state: keepsLease ? 'executing' : decision.pendingAction ? 'awaiting_confirmation' : 'idle',
      pendingAction: decision.pendingAction,
      lease: keepsLease ? { turnId: turn.turnId, until: new Date(now.getTime() + leaseMs) } : null,
      lastSeq: thread.lastSeq + replies.length,
      processedSeq,
      lastFinishId: finishId,
      unprocessed,
      language: turn.language,
      context: { ...thread.context, ...decision.context },
      optedOut: decision.optedOut ?? thread.optedOut,
      updatedAt: now,
    },
  };
}

function replyIntentsFor(
  turn: RunningTurn,
  thread: Thread,
  replies: readonly Reply[],
  decision: TurnDecision,
  now: Date,
): OutboxIntent[] {
  const { replyTo } = thread;
  // A web client reads its replies from the thread; only WhatsApp needs something sent.
  if (turn.message.channel !== 'whatsapp' || replyTo.channel !== 'whatsapp') return [];
  return replies.flatMap((reply) =>
    replyIntents({
      threadId: thread.threadId,
      seq: reply.seq,
      type: decision.answersConsent ? consentType : 'reply',
      to: replyTo.address,
      text: reply.text,
      // The text itself says how to answer; WhatsApp buttons need an approved template.
      buttons: [],
      marketId: thread.marketId,
      now,
      traceId: turn.traceId,
    }),
  );
}

function messagesOf(turn: RunningTurn, thread: Thread, replies: readonly ReplyDraft[], now: Date): Message[] {
  return replies.map((reply, index) => ({
    threadId: thread.threadId,
    marketId: thread.marketId,
    seq: thread.lastSeq + 1 + index,
    role: 'assistant',
    channel: turn.message.channel,
    channelMessageId: null,
    text: reply.text,
    location: null,
    media: [],
    button: null,
    buttons: reply.buttons,
    ui: reply.ui,
    inReplyToSeq: turn.message.seq,
    traceId: turn.traceId,
    createdAt: now,
  }));
}
