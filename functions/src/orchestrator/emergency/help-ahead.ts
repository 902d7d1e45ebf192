import type { Message, OutboxIntent, Reply, Thread, TurnEvent } from '@merve/contract';
import { assistantMessage } from '../../conversations/assistant-message.ts';
import { writeThreadNotice } from '../../conversations/thread-notice.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { loadMarket } from '../../markets/index.ts';
import { claimed, emergencyType, replyIntents, sendWritten } from '../../outbox/index.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { randomId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { alertOnEmergency } from './alert-on-emergency.ts';
import { helpFor } from './answer-emergency.ts';
import type { Emergency } from './danger-signs.ts';
import { recogniseEmergency } from './recognise-emergency.ts';

/**
 * Answers words of danger to life in messages that wait behind others: a model may be thinking about what came before
 * them for a minute. It needs no lease: the help is a message of its own at the end of the thread, in reply to theirs, and
 * their turn, when it comes, says nothing a second time. What fails here is logged, and left to that turn.
 */
export async function helpAhead(
  deps: OrchestratorDependencies,
  waiting: readonly Message[],
  emit: (event: TurnEvent) => void = () => {},
): Promise<void> {
  for (const message of waiting) {
    if (message.role !== 'user' || message.button !== null || message.ask !== undefined) continue;
    const emergency = recogniseEmergency(message.text, detectLanguage(message.text, null) ?? 'en');
    if (emergency === null) continue;
    try {
      const reply = await helpOnce(deps, message, emergency);
      if (reply !== null) emit({ type: 'message', message: reply });
    } catch (thrown) {
      log.error('help not given ahead of the turn', { threadId: message.threadId }, thrown);
    }
  }
}

async function helpOnce(
  deps: OrchestratorDependencies,
  message: Message,
  emergency: Emergency,
): Promise<Reply | null> {
  const { documents } = deps;
  const { threadId, marketId } = message;
  const [found, { market }] = await Promise.all([
    documents.thread(threadId).get(),
    loadMarket(documents, marketId, deps.tools.tools),
  ]);
  const before = found.data();
  if (before === undefined || !isWaiting(before, message)) return null;
  const text = await helpFor(deps, emergency, market, before);
  const workerId = randomId();
  const given = await documents.db.runTransaction(async (tx) => {
    const now = deps.clock.now();
    const [thread] = await readTogether(tx, documents.thread(threadId));
    if (thread === undefined || !isWaiting(thread, message)) return null;
    const seq = thread.lastSeq + 1;
    const { channel, traceId } = message;
    const intents = claimed(intentsOf(message, { seq, text, now }), workerId, now);
    writeThreadNotice(tx, documents, {
      thread: {
        ...thread,
        lastSeq: seq,
        helpedSeqs: [...(thread.helpedSeqs ?? []), message.seq],
        updatedAt: now,
      },
      message: assistantMessage(thread, {
        ...{ seq, text, channel, traceId, createdAt: now },
        inReplyToSeq: message.seq,
      }),
    });
    for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
    return { seq, intents, optedOut: thread.optedOut };
  });
  if (given === null) return null;
  const { clock, statusCallbackUrl } = deps;
  const recipient = { optedOut: given.optedOut, lastInboundAt: message.createdAt };
  const recipients = new Map(given.intents.map(({ to }) => [to, recipient]));
  await sendWritten(documents, deps.sender, given.intents, { clock, statusCallbackUrl, recipients });
  await alertOnEmergency(deps, threadId, market);
  return { seq: given.seq, text, buttons: [], ui: null };
}

function isWaiting({ processedSeq, helpedSeqs = [] }: Thread, { seq }: Message): boolean {
  return processedSeq < seq && !helpedSeqs.includes(seq);
}

function intentsOf(
  { threadId, marketId, channel, address, traceId }: Message,
  { seq, text, now }: { readonly seq: number; readonly text: string; readonly now: Date },
): OutboxIntent[] {
  if (channel !== 'whatsapp' || address === null) return [];
  return replyIntents({
    ...{ threadId, seq, text, marketId, traceId, now },
    ...{ type: emergencyType, to: address, buttons: [] },
  });
}
