import type { OutboxIntent, Reply, Thread } from '@merve/contract';
import { claimed, consentType, emergencyType, pacedTimes, replyIntents } from '../outbox/index.ts';
import type { Passing } from '../tools/define-tool.ts';
import type { RunningTurn, TurnDecision } from './turn.ts';

export interface Outgoing {
  readonly intents: readonly OutboxIntent[];
  /** The person's pace after these replies, to be kept in the thread. */
  readonly outboundPace: Date | null;
}

/**
 * A turn's replies and its messages to others as outbox intents. They are this worker's to send at once (`sending`),
 * but for replies that must not leave yet, which are `queued`: those behind earlier messages of the thread that are
 * still on their way, and those that would be too much for one person at once. Help in an emergency waits for neither.
 */
export function outgoingOf(
  turn: RunningTurn,
  thread: Thread,
  replies: readonly Reply[],
  decision: TurnDecision,
  now: Date,
): Outgoing {
  const own = replyIntentsFor(turn, thread, replies, decision, now);
  const paced = pacedTimes(own.length, thread.outboundPace ?? null, now);
  const atOnce: OutboxIntent[] = [];
  const later: OutboxIntent[] = [];
  for (const [index, intent] of own.entries()) {
    const notBefore = paced.times[index] ?? now;
    const isFree = !turn.behindOthers && later.length === 0 && notBefore <= now;
    if (isFree || decision.isUrgent) atOnce.push(intent);
    else later.push({ ...intent, notBefore });
  }
  // What appears in somebody else's conversation leaves in that conversation's order.
  const { inOrder = [], free = [] } = Object.groupBy(decision.intents, ({ threadId }) =>
    threadId === null ? 'free' : 'inOrder',
  );
  return {
    intents: [...claimed([...atOnce, ...free], turn.turnId, now), ...later, ...inOrder],
    outboundPace: own.length > 0 ? paced.usedUntil : (thread.outboundPace ?? null),
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
  return replies.flatMap((reply, index) => {
    const { offer, passing } = decision.replies[index] ?? {};
    const isPassing = passing !== undefined;
    return replyIntents({
      ...(offer === undefined ? {} : { offer }),
      threadId: thread.threadId,
      seq: reply.seq,
      type: decision.isUrgent ? emergencyType : decision.answersConsent ? consentType : 'reply',
      to: turn.message.address ?? replyTo.address,
      text: isPassing ? withPassing(reply.text, passing) : reply.text,
      ...(isPassing && { kept: reply.text }),
      buttons: reply.buttons,
      marketId: thread.marketId,
      now,
      traceId: turn.traceId,
    });
  });
}

/** A text as it is told, of what is kept of it. */
function withPassing(text: string, { instead, text: told }: Passing): string {
  return text.includes(instead) ? text.replace(instead, () => told) : `${told}\n\n${text}`;
}
