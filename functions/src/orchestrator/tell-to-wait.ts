import type { OutboxIntent } from '@merve/contract';
import { isTakenOver } from '../conversations/human-takeover.ts';
import { claimed, pacedTimes, replyIntents, sendWritten, waitType } from '../outbox/index.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { log } from '../platform/log.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { sentences } from './sentences/index.ts';
import type { RunningTurn } from './turn.ts';

/**
 * Tells a person on WhatsApp, once a turn, that their answer takes a while. The message stands in no conversation: its intent has the
 * place of the person's own message, so that a worker who resumes the turn finds it told. It leaves at once or never (`waitType`),
 * and not while other messages are on their way, when the pace is used up, after STOP, or over an operator's head.
 *
 * Three round trips and two writes, only in turns that take long. Never throws: an answer does not fail for want of this.
 */
export async function tellToWait(deps: OrchestratorDependencies, turn: RunningTurn): Promise<void> {
  const { message, thread } = turn;
  const isOnWhatsApp = message.channel === 'whatsapp' && thread.replyTo.channel === 'whatsapp';
  if (!isOnWhatsApp || turn.behindOthers || turn.log.current.toldToWait) return;
  try {
    const intents = await written(deps, turn);
    if (intents.length === 0) return;
    turn.log.noteToldToWait();
    const recipient = { optedOut: false, lastInboundAt: message.createdAt };
    await sendWritten(deps.documents, deps.sender, intents, {
      clock: deps.clock,
      statusCallbackUrl: deps.statusCallbackUrl,
      recipients: new Map(intents.map(({ to }) => [to, recipient])),
    });
  } catch (thrown) {
    log.warning('not told to wait', { threadId: thread.threadId }, thrown);
  }
}

function written(deps: OrchestratorDependencies, turn: RunningTurn): Promise<readonly OutboxIntent[]> {
  const { documents, clock } = deps;
  const { threadId, marketId, replyTo } = turn.thread;
  const { seq, address, traceId } = turn.message;
  const to = address ?? (replyTo.channel === 'whatsapp' ? replyTo.address : null);
  if (to === null) return Promise.resolve([]);
  return documents.db.runTransaction(async (tx) => {
    const now = clock.now();
    const text = sentences(turn.language).stillWorking();
    const intents = replyIntents({
      ...{ threadId, seq, type: waitType, to, text, buttons: [], marketId, now, traceId },
    });
    const [thread, [session], before] = await readTogether(
      tx,
      documents.thread(threadId),
      [documents.session(to)],
      intents.map(({ intentId }) => documents.intent(intentId)),
    );
    const mayBeTold =
      thread?.lease?.turnId === turn.turnId &&
      !thread.optedOut &&
      session?.optedOut !== true &&
      !isTakenOver(thread, now) &&
      before.every((intent) => intent === undefined);
    if (!mayBeTold) return [];
    const paced = pacedTimes(intents.length, thread.outboundPace ?? null, now);
    if (paced.times.some((time) => time > now)) return [];
    const own = claimed(intents, turn.turnId, now);
    for (const intent of own) tx.create(documents.intent(intent.intentId), intent);
    tx.set(documents.thread(threadId), { ...thread, outboundPace: paced.usedUntil, updatedAt: now });
    return own;
  });
}
