import type { Message, Person, ThreadTail } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { type Conversation, conversationFrom, readOn } from './conversation.ts';
import { isDeferredDue } from './deferred-messages.ts';
import { laneOf, type ThreadLane } from './lane-of-thread.ts';
import { type LeaseTaken, leaseMs, leaseWithin } from './leased-thread.ts';

/** The message that a worker came for, and whose thread it is, where that is known. */
export interface Sought {
  readonly seq: number;
  readonly actorId?: string | undefined;
}

/** What is known by its id before the lease is had. */
export interface BesideLease {
  readonly tail: ThreadTail | undefined;
  readonly message: Message | undefined;
  /** Undefined while it is not known whose thread this is; null where nothing is known of the person. */
  readonly person: Person | null | undefined;
}

/** What a turn needs of the person and of what was written. */
export interface LeaseMaterial {
  readonly person: BesideLease['person'];
  readonly conversation: Conversation;
  readonly lane: ThreadLane;
}

export type LeaseAttempt =
  | (LeaseTaken & { readonly material: Promise<LeaseMaterial> })
  /** Another worker holds the lease; it drains what was appended meanwhile. */
  | { readonly kind: 'busy'; readonly until: Date; readonly message: Message | undefined }
  | { readonly kind: 'nothing-to-do' };

/** What a turn needs beside its thread, for who has the lease already. One round trip. */
export function readBeside(documents: Documents, threadId: string, sought: Sought): Promise<BesideLease>;
/** Each reference keeps its own converter at run time; `getAll` is typed without. */
export async function readBeside(
  documents: Documents,
  threadId: string,
  { seq, actorId }: Sought,
): Promise<Record<keyof BesideLease, unknown>> {
  const [tail, message, person] = await documents.db.getAll(
    documents.threadTail(threadId),
    documents.message(threadId, seq),
    ...(actorId === undefined ? [] : [documents.person(actorId)]),
  );
  return { tail: tail?.data(), message: message?.data(), person: person && (person.data() ?? null) };
}

/**
 * Takes the right to process a thread, in a transaction: of any number of workers, one gets it. What a turn needs is read with the
 * thread; what more there is of the conversation, and what is on its way to the person, while the lease is being written.
 * @param turnId the worker's own id, new for every attempt to process.
 */
export async function takeLease(
  documents: Documents,
  threadId: string,
  turnId: string,
  now: Date,
  { seq, actorId }: Sought,
): Promise<LeaseAttempt> {
  return documents.db.runTransaction(
    async (tx): Promise<LeaseAttempt> => {
      const ref = documents.thread(threadId);
      const [thread, tail, message, person] = await readTogether(
        tx,
        ref,
        documents.threadTail(threadId),
        documents.message(threadId, seq),
        actorId === undefined ? null : documents.person(actorId),
      );
      if (thread === undefined || !(thread.unprocessed || isDeferredDue(thread, now))) {
        return { kind: 'nothing-to-do' };
      }
      const leased = leaseWithin(thread, turnId, now);
      if (!leased) return { kind: 'busy', until: thread.lease?.until ?? now, message };
      tx.set(ref, leased.thread);
      // Whatever the thread counts has been written: so it may be read beside the commit.
      const known = conversationFrom({ tail, message }, leased.thread);
      const material = Promise.all([
        readOn(documents, leased.thread, known),
        laneOf(documents, leased.thread, known),
      ]).then(([conversation, lane]) => ({
        person: actorId === undefined ? undefined : (person ?? null),
        ...{ conversation, lane },
      }));
      material.catch(() => {});
      return { ...leased, material };
    },
    { maxAttempts: 10 },
  );
}

/**
 * Extends a lease in a long turn.
 * @throws MerveError `LEASE_LOST` if another worker has taken over: this one must stop without writing.
 */
export async function renewLease(
  documents: Documents,
  threadId: string,
  turnId: string,
  now: Date,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const ref = documents.thread(threadId);
    const thread = (await tx.get(ref)).data();
    if (thread?.lease?.turnId !== turnId) {
      throw new MerveError('LEASE_LOST', 'Another worker took over this thread');
    }
    tx.set(ref, { ...thread, lease: { turnId, until: new Date(now.getTime() + leaseMs) }, updatedAt: now });
  });
}

/**
 * Ends a lease early after a failure, keeping the mark that a turn is unfinished: the next worker need not wait for
 * the lease to run out, and knows that it must replay the log. Does nothing if the lease is another's by now.
 */
export async function abandonLease(
  documents: Documents,
  threadId: string,
  turnId: string,
  now: Date,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const ref = documents.thread(threadId);
    const thread = (await tx.get(ref)).data();
    if (thread?.lease?.turnId !== turnId) return;
    tx.set(ref, { ...thread, lease: { turnId, until: now }, updatedAt: now });
  });
}
