import type { Person } from '../manifest/kept-of-person.ts';
import type { Documents } from '../platform/firestore/documents.ts';

/** By what a person is asked for: an actor, a web account, a WhatsApp address. */
export interface KnownBy {
  readonly actorIds?: readonly string[];
  readonly uids?: readonly string[];
  readonly addresses?: readonly string[];
}

/**
 * Gathers who a person is by now: actors that were merged with theirs, linked accounts, addresses, conversations of every
 * line, and what they booked. Reads only.
 */
export async function findPerson(documents: Documents, knownBy: KnownBy): Promise<Person> {
  const actorIds = new Set(knownBy.actorIds);
  const uids = new Set(knownBy.uids);
  const addresses = new Set(knownBy.addresses);
  const threadIds = new Set<string>();
  for (const address of addresses) {
    const session = (await documents.session(address).get()).data();
    if (session) actorIds.add(session.actorId);
  }
  for (const uid of uids) {
    const identity = (await documents.webIdentity(uid).get()).data();
    if (identity) for (const actorId of [identity.actorId, identity.ownActorId]) actorIds.add(actorId);
    const imported = (await documents.legacyImport(uid).get()).data();
    if (imported) threadIds.add(imported.threadId);
  }
  // A set that grows while it is gone through: each actor may lead to another.
  for (const actorId of actorIds) {
    const [threads, sessions, identities, into, from] = await Promise.all([
      documents.threads.where('actorId', '==', actorId).get(),
      documents.sessions.where('actorId', '==', actorId).get(),
      documents.webIdentities.where('actorId', '==', actorId).get(),
      documents.actorMerges.where('intoActorId', '==', actorId).get(),
      documents.actorMerge(actorId).get(),
    ]);
    for (const thread of threads.docs.map((one) => one.data())) {
      threadIds.add(thread.threadId);
      for (const other of thread.alsoActorIds) actorIds.add(other);
      if (thread.readerUid !== null) uids.add(thread.readerUid);
      if (thread.replyTo.channel === 'whatsapp') addresses.add(thread.replyTo.address);
    }
    for (const session of sessions.docs.map((one) => one.data())) {
      addresses.add(session.address);
      if (session.linkedUid !== null) uids.add(session.linkedUid);
    }
    for (const identity of identities.docs.map((one) => one.data())) {
      uids.add(identity.uid);
      addresses.add(identity.address);
      actorIds.add(identity.ownActorId);
    }
    for (const merge of into.docs.map((one) => one.data())) actorIds.add(merge.fromActorId);
    const merged = from.data();
    if (merged?.state === 'done') actorIds.add(merged.intoActorId);
  }
  const commitmentIds = new Set<string>();
  const businessIds = new Set<string>();
  for (const actorId of actorIds) {
    for (const rows of await Promise.all([
      documents.allTransactions.where('actorId', '==', actorId).get(),
      documents.requests('food').where('actorId', '==', actorId).get(),
      documents.requests('service').where('actorId', '==', actorId).get(),
      documents.requests('viewing').where('actorId', '==', actorId).get(),
      documents.rides.where('actorId', '==', actorId).get(),
    ])) {
      for (const row of rows.docs) {
        commitmentIds.add(row.id);
        const business = row.ref.parent.parent;
        if (business !== null) businessIds.add(business.id);
      }
    }
  }
  const traceIds = new Set<string>();
  for (const threadId of threadIds) {
    const said = await documents.messages(threadId).select('traceId').withConverter(null).get();
    for (const one of said.docs) {
      const traceId: unknown = one.get('traceId');
      if (typeof traceId === 'string') traceIds.add(traceId);
    }
  }
  return {
    actorIds: [...actorIds],
    threadIds: [...threadIds],
    addresses: [...addresses],
    uids: [...uids],
    commitmentIds: [...commitmentIds],
    businessIds: [...businessIds],
    traceIds: [...traceIds],
  };
}
