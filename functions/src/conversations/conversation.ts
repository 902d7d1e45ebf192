import type { Message, PastMessage, Thread, ThreadTail } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { firstUnprocessed, historyLength, loadFrom, loadWindow } from './history.ts';
import { pastFrom } from './thread-tail.ts';

/** The newest part of a thread, as far as a worker knows it: without a gap, oldest first. */
export interface Conversation {
  /** What has had its turn, as the thread's tail keeps it. */
  readonly past: readonly PastMessage[];
  /** What follows it. */
  readonly window: readonly Message[];
}

/** What is known by the tail and one message; null where the tail says nothing of this thread as it is. Pure. */
export function conversationFrom(
  { tail, message }: { readonly tail: ThreadTail | undefined; readonly message: Message | undefined },
  thread: Thread,
): Conversation | null {
  // Of a thread that nothing was answered in yet there is no past.
  const past = isNew(thread) ? [] : pastFrom(tail, thread);
  if (past === null) return null;
  const next = (past.at(-1)?.seq ?? 0) + 1;
  return { past, window: message?.seq === next ? [message] : [] };
}

function isNew({ lastFinishId, processedSeq }: Thread): boolean {
  return lastFinishId === null && processedSeq === 0;
}

/**
 * The conversation up to the thread's newest message, or as far as the next one that waits for its turn: of a burst, or of replies
 * to many messages in a row, one page may not reach. Reads only what is not known; nothing where all is.
 */
export async function readOn(
  documents: Documents,
  thread: Thread,
  known: Conversation | null,
): Promise<Conversation> {
  const { threadId, processedSeq, lastSeq } = thread;
  let { past, window } = known ?? {
    past: [],
    window: await loadWindow(documents, threadId, processedSeq + 1),
  };
  let newest = newestOf({ past, window }) ?? processedSeq;
  if (known !== null && newest < lastSeq) {
    window = [...window, ...(await loadFrom(documents, threadId, newest + 1))];
  }
  while (firstUnprocessed(window, processedSeq) === null) {
    newest = newestOf({ past, window }) ?? processedSeq;
    if (newest >= lastSeq) break;
    const page = await loadWindow(documents, threadId, newest + 1);
    // Messages that the thread counts and nobody finds: asking again would find none for ever.
    if ((page.at(-1)?.seq ?? newest) <= newest) break;
    [past, window] = [[], page];
  }
  return { past, window };
}

/** The number of the newest message known; undefined for none. */
function newestOf({ past, window }: Conversation): number | undefined {
  return window.at(-1)?.seq ?? past.at(-1)?.seq;
}

/** With what a turn has written at the thread's end; as it is, where others wrote in between: they are read then. Pure. */
export function withWritten(conversation: Conversation, written: readonly Message[]): Conversation {
  const newest = newestOf(conversation);
  const [first] = written;
  const follows = first !== undefined && newest !== undefined && first.seq === newest + 1;
  return follows ? { ...conversation, window: [...conversation.window, ...written] } : conversation;
}

/** What was said before a message, oldest first. */
export function historyBefore({ past, window }: Conversation, seq: number): PastMessage[] {
  return [...past, ...window].filter((message) => message.seq < seq).slice(-historyLength);
}
