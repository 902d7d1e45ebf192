import type { Reply, Thread } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';

const waitMs = 60_000;

/**
 * Waits until another worker has given a message its turn, and returns what it said.
 * @throws MerveError `UPSTREAM_UNAVAILABLE` after a minute; the message is stored and will still be answered.
 */
export async function waitForTurn(
  documents: Documents,
  threadId: string,
  seq: number,
): Promise<{ replies: Reply[]; thread: Thread }> {
  const thread = await processedThread(documents, threadId, seq);
  const answers = await documents.messages(threadId).where('inReplyToSeq', '==', seq).orderBy('seq').get();
  const replies = answers.docs.map((document): Reply => {
    const { seq: own, text, brief, buttons, ui } = document.data();
    return { seq: own, text, ...(brief === undefined ? {} : { brief }), buttons, ui };
  });
  return { replies, thread };
}

function processedThread(documents: Documents, threadId: string, seq: number): Promise<Thread> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      settle();
    };
    const timer = setTimeout(
      () =>
        finish(() =>
          reject(
            new MerveError(
              'UPSTREAM_UNAVAILABLE',
              'The message is stored; its answer will appear in the thread',
            ),
          ),
        ),
      waitMs,
    );
    const unsubscribe = documents.thread(threadId).onSnapshot(
      (snapshot) => {
        const thread = snapshot.data();
        if (thread && thread.processedSeq >= seq) finish(() => resolve(thread));
      },
      (error) => finish(() => reject(error)),
    );
  });
}
