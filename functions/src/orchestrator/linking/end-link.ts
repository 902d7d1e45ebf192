import type { Documents } from '../../platform/firestore/documents.ts';
import { prepareJoin } from '../../profile/join-persons.ts';

/**
 * Ends the link between a person on WhatsApp and a web account, in one transaction: from its commit on, the account's
 * messages reach its own thread again, and it can read nothing of the person's, neither new nor old. The person keeps
 * the shared conversation; the account keeps what it had before the link.
 * @param actorId the person on WhatsApp
 * @returns whether there was a link.
 */
export async function endLink(documents: Documents, actorId: string, now: Date): Promise<boolean> {
  return documents.db.runTransaction(async (tx) => {
    const [sessions, threads] = await Promise.all([
      tx.get(documents.sessions.where('actorId', '==', actorId)),
      tx.get(documents.threads.where('actorId', '==', actorId)),
    ]);
    const linked = sessions.docs.filter((session) => session.data().linkedUid !== null);
    const uids = new Set(linked.flatMap((session) => session.data().linkedUid ?? []));
    if (uids.size === 0) return false;
    const identities = await tx.getAll(...[...uids].map((uid) => documents.webIdentity(uid)));
    const left = new Set(identities.flatMap((identity) => identity.data()?.ownActorId ?? []));
    // What guarded them while they were linked guards both from now on: the account could read all of it.
    const joins = await Promise.all(
      [...left].map((intoActorId) => prepareJoin(tx, documents, { fromActorId: actorId, intoActorId, now })),
    );
    for (const join of joins) join();
    for (const session of linked) tx.update(session.ref, { linkedUid: null });
    for (const identity of identities) tx.delete(identity.ref);
    for (const thread of threads.docs) {
      tx.update(thread.ref, {
        readerUid: null,
        alsoActorIds: thread.data().alsoActorIds.filter((other) => !left.has(other)),
        updatedAt: now,
      });
    }
    return true;
  });
}
