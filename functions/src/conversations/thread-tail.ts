import type { Message, PastMessage, Thread, ThreadTail } from '@merve/contract';
import { historyLength } from './history.ts';

type Ended = Pick<Thread, 'threadId' | 'lastSeq' | 'processedSeq' | 'lastFinishId'>;

/** UTF-16 units of all its texts; a longer one is not kept, and its messages are read as ever. */
const maxTailText = 12_000;

/** What a turn is shown of a message: none of where somebody was, and of a card only its kind. */
function pastOf({ seq, role, author, text, ui, createdAt }: PastMessage): PastMessage {
  const type = ui?.['type'];
  return {
    ...{ seq, role, text, createdAt },
    ...(author === undefined ? {} : { author }),
    ui: ui === null ? null : typeof type === 'string' ? { type } : {},
  };
}

/**
 * The newest messages of a thread as its finishing turn leaves them, so that the next turn reads one document in place of ten.
 * Everything in it has had its turn. Null where that cannot be told for sure or is not to be kept twice: a gap in what the turn
 * knows, very long texts, or a notice that came from somebody else's doing (erased with them, it is found by its own trace).
 * Pure.
 * @param known what the turn knew of the thread, and its own replies, in order
 * @param thread as the turn leaves it
 */
export function tailAfter(known: readonly (PastMessage | Message)[], thread: Ended): ThreadTail | null {
  const { threadId, processedSeq, lastFinishId } = thread;
  if (lastFinishId === null) return null;
  const gap = known.findIndex(
    (message, index) => index > 0 && message.seq !== (known[index - 1]?.seq ?? 0) + 1,
  );
  const unbroken = gap < 0 ? known : known.slice(0, gap);
  const waiting = unbroken.findIndex(({ role, seq }) => role === 'user' && seq > processedSeq);
  const had = waiting < 0 ? unbroken : unbroken.slice(0, waiting);
  const kept = had.slice(-historyLength);
  const [oldest] = kept;
  const newest = kept.at(-1);
  if (oldest === undefined || newest === undefined || newest.seq < processedSeq) return null;
  if (!reachesBack(kept) || kept.some(isNotice)) return null;
  if (kept.reduce((sum, { text }) => sum + text.length, 0) > maxTailText) return null;
  return { threadId, finishId: lastFinishId, messages: kept.map(pastOf), oldestAt: oldest.createdAt };
}

/**
 * What a turn may be shown of a thread's past; null where it is to be read from the messages: none is kept (a thread from before
 * this was, or what `tailAfter` does not keep), or it is not of the newest turn. Pure.
 */
export function pastFrom(tail: ThreadTail | undefined, thread: Ended): readonly PastMessage[] | null {
  if (tail === undefined || tail.finishId !== thread.lastFinishId) return null;
  const newest = tail.messages.at(-1)?.seq ?? 0;
  const fits = newest >= thread.processedSeq && newest <= thread.lastSeq;
  return fits && reachesBack(tail.messages) ? tail.messages : null;
}

/** As far as a turn is shown: ten messages, or all there are. */
function reachesBack(messages: readonly Pick<PastMessage, 'seq'>[]): boolean {
  return messages.length >= historyLength || messages[0]?.seq === 1;
}

/** Written into the thread in reply to nothing that was said there. */
function isNotice(message: PastMessage | Message): boolean {
  return message.role === 'assistant' && 'inReplyToSeq' in message && message.inReplyToSeq === null;
}
