import type { Transaction } from '@google-cloud/firestore';
import type { Thread } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';

/**
 * The thread in which a person is now who once asked for something in another: a thread that was joined with another
 * leads there, as long as its actor is one of those who share it. After an unlink the copy remains, but not the right
 * to be told anything there: then it is the thread they asked in. One read, and one more for each join on the way.
 * @returns undefined if there is no such thread
 */
export async function presentThread(
  tx: Transaction,
  documents: Documents,
  asked: Pick<Thread, 'threadId' | 'actorId'>,
): Promise<Thread | undefined> {
  const [own] = await readTogether(tx, documents.thread(asked.threadId));
  let last = own;
  const seen = new Set([asked.threadId]);
  // Only where the joins end tells who shares the thread: one that was joined on is not kept up to date any more.
  for (let next = nextAfter(own); next !== null && !seen.has(next); next = nextAfter(last)) {
    seen.add(next);
    const [joined] = await readTogether(tx, documents.thread(next));
    if (joined === undefined) return own;
    last = joined;
  }
  return last !== undefined && isSharedBy(last, asked.actorId) ? last : own;
}

function nextAfter(thread: Thread | undefined): string | null {
  return thread?.copiedTo?.threadId ?? null;
}

function isSharedBy({ actorId, alsoActorIds }: Thread, person: string): boolean {
  return actorId === person || alsoActorIds.includes(person);
}
