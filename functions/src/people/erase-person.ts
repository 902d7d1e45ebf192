import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from '@google-cloud/firestore';
import type { Erasure } from '@merve/contract';
import type { KeptOfPerson, Person } from '../manifest/kept-of-person.ts';
import type { Clock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId, randomId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { sweepEach } from '../platform/sweep/sweep-each.ts';
import { keptByRooms } from './kept-of-person.ts';
import { findPerson, type KnownBy } from './person.ts';

export interface ErasureDependencies {
  readonly documents: Documents;
  readonly clock: Clock;
  /** Deletes a web account at the identity provider; an account that is not there is no error. Left out where none are kept. */
  readonly deleteAccount?: (uid: string) => Promise<void>;
}

/** With what capabilities' manifests say they keep, which is erased with the rest. */
export interface ErasingDependencies extends ErasureDependencies {
  keptByCapabilities(): Promise<readonly KeptOfPerson[]>;
}

/** Longer than any turn, send or task may still be at work with what it read before. */
const lastPassAfterMs = 15 * 60_000;
const pageSize = 200;

/**
 * Puts a person on record to be forgotten. What is to be found of them is noted first, so that a pass that dies half way
 * still knows what is left; asked again while one waits, it is the same.
 * @param delayMs leaves time for the answer that says so to be sent.
 */
export async function requestErasure(
  { documents, clock }: ErasureDependencies,
  knownBy: KnownBy,
  { askedBy, delayMs = 0 }: { readonly askedBy: Erasure['askedBy']; readonly delayMs?: number },
): Promise<Erasure> {
  const person = await findPerson(documents, knownBy);
  for (const actorId of person.actorIds) {
    const waiting = await documents.erasures.where('actorIds', 'array-contains', actorId).limit(1).get();
    const known = waiting.docs[0]?.data();
    if (known) return known;
  }
  const erasure = erasureAsked(person, { erasureId: randomId(), askedBy, now: clock.now(), delayMs });
  await documents.erasure(erasure.erasureId).create(erasure);
  return erasure;
}

interface ErasureAsked {
  readonly erasureId: string;
  readonly askedBy: Erasure['askedBy'];
  readonly now: Date;
  readonly delayMs: number;
}

/** The record of a wish to be forgotten. Pure. Who else the person is by then is found before the first pass. */
export function erasureAsked(person: Person, { erasureId, askedBy, now, delayMs }: ErasureAsked): Erasure {
  return {
    ...person,
    erasureId,
    state: 'waiting',
    pseudonym: `erased_${hashId([erasureId], 20)}`,
    askedBy,
    requestedAt: now,
    dueAt: new Date(now.getTime() + delayMs),
    finishedAt: null,
  };
}

/**
 * One pass over everything that is kept of a person, and a last one a quarter of an hour later, for what a turn or a send
 * under way has still written. May die anywhere and be repeated: what is gone is not found again. Somebody who writes anew
 * after asking begins anew: what is younger than the wish, stays.
 */
export async function settleErasure(deps: ErasingDependencies, erasure: Erasure): Promise<void> {
  const { documents, clock } = deps;
  const lastPassAt = new Date(erasure.requestedAt.getTime() + lastPassAfterMs);
  const isLast = clock.now() >= lastPassAt;
  // What they did between the wish and this pass, through a turn that was already under way, is theirs too.
  const now = await findPerson(documents, erasure);
  const person = together(erasure, now);
  // Noted before anything goes: a pass that dies half way has deleted what it was found by.
  await documents.erasure(erasure.erasureId).set({ ...erasure, ...person });
  const pass = {
    ...{ documents, erasure, person, isLast, now: clock.now() },
    isBack: await isBack(documents, erasure),
  };
  for (const kept of [...keptByRooms, ...(await deps.keptByCapabilities())]) await eraseKept(pass, kept);
  for (const uid of pass.isBack ? [] : person.uids) await deps.deleteAccount?.(uid);
  const next: Erasure = isLast
    ? { ...erasure, ...noPerson, state: 'done', dueAt: null, finishedAt: clock.now() }
    : { ...erasure, ...person, dueAt: lastPassAt };
  await documents.erasure(erasure.erasureId).set(next);
  if (isLast) log.info('person erased', { erasureId: erasure.erasureId });
}

/** The sweep's part: every erasure that is due. */
export async function sweepErasures(deps: ErasingDependencies, isOver?: () => boolean): Promise<void> {
  const { documents, clock } = deps;
  const now = clock.now();
  await sweepEach(
    { documents, now, ...(isOver === undefined ? {} : { isOver }) },
    {
      name: 'erasures',
      due: documents.erasures.where('dueAt', '<=', now).orderBy('dueAt'),
      occasion: ['dueAt'],
      settle: (erasure) => settleErasure(deps, erasure),
    },
  );
}

/** Nobody. */
export const noPerson: Person = {
  actorIds: [],
  threadIds: [],
  addresses: [],
  uids: [],
  commitmentIds: [],
  businessIds: [],
  traceIds: [],
};

function together(one: Person, other: Person): Person {
  const both = (field: keyof Person) => [...new Set([...one[field], ...other[field]])];
  return {
    actorIds: both('actorIds'),
    threadIds: both('threadIds'),
    addresses: both('addresses'),
    uids: both('uids'),
    commitmentIds: both('commitmentIds'),
    businessIds: both('businessIds'),
    traceIds: both('traceIds'),
  };
}

/** True if they have begun a new conversation since they asked. */
async function isBack(documents: Documents, { threadIds, requestedAt }: Erasure): Promise<boolean> {
  const threads = await Promise.all(threadIds.map((threadId) => documents.thread(threadId).get()));
  return threads.some((thread) => (thread.data()?.createdAt ?? requestedAt) > requestedAt);
}

interface Pass {
  readonly documents: Documents;
  readonly erasure: Erasure;
  readonly person: Person;
  readonly isLast: boolean;
  readonly isBack: boolean;
  readonly now: Date;
}

async function eraseKept(pass: Pass, kept: KeptOfPerson): Promise<void> {
  const { documents, person } = pass;
  for (const reference of kept.references?.(documents, person) ?? []) {
    await eraseOne(pass, kept, await reference.get());
  }
  for (const query of kept.queries(documents, person)) {
    await eachOf(query, (snapshot) => eraseOne(pass, kept, snapshot));
  }
}

async function eachOf(query: Query, handle: (snapshot: DocumentSnapshot) => Promise<void>): Promise<void> {
  // In the query's own order, which a page's last document carries on: after an inequality, ids alone are no order.
  const pages = query.limit(pageSize);
  for (let page = await pages.get(); !page.empty; ) {
    for (const snapshot of page.docs) await handle(snapshot);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await pages.startAfter(last).get();
  }
}

async function eraseOne(pass: Pass, kept: KeptOfPerson, snapshot: DocumentSnapshot): Promise<void> {
  const data = snapshot.data();
  if (data === undefined) return;
  if (pass.isBack && isYounger(data, pass.erasure.requestedAt)) return;
  if (!pass.isLast && kept.isInUse?.(data)) return;
  for (const name of kept.under ?? []) {
    await eachOf(snapshot.ref.collection(name), (child) =>
      kept.erasure === 'deleted' ? remove(child.ref) : pseudonymise(pass, child, underRow),
    );
  }
  if (kept.remove) await kept.remove(pass.documents, snapshot.ref, pass.erasure);
  else if (kept.erasure === 'deleted') await remove(snapshot.ref);
  else await pseudonymise(pass, snapshot, kept.cleared ?? {});
}

/** What an event of a kept row may hold of them: their words, and the version of an order they changed. */
const underRow = { reason: null, replaced: null };

async function remove(reference: DocumentReference): Promise<void> {
  await reference.delete();
}

function isYounger(data: DocumentData, than: Date): boolean {
  const born: unknown = data['createdAt'] ?? data['startedAt'] ?? data['at'];
  return born instanceof Timestamp && born.toDate() > than;
}

async function pseudonymise(
  { erasure, person, now }: Pass,
  snapshot: DocumentSnapshot,
  cleared: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes: Record<string, unknown> = {};
  const names = [...person.actorIds, ...person.threadIds, ...person.addresses, ...person.uids];
  for (const [field, value] of Object.entries(snapshot.data() ?? {})) {
    if (typeof value === 'string' && names.some((name) => value.includes(name))) {
      changes[field] = names.reduce((text, name) => text.replaceAll(name, erasure.pseudonym), value);
    }
  }
  for (const [field, value] of Object.entries(cleared)) {
    // Only what is there: a row has the fields of its kind.
    const before: unknown = snapshot.get(field);
    if (before !== undefined && before !== null) changes[field] = value;
  }
  if (Object.keys(changes).length === 0) return;
  // A change like any other: what auditors are done with has moved on, and is judged again.
  if (snapshot.get('updatedAt') !== undefined) changes['updatedAt'] = Timestamp.fromDate(now);
  await snapshot.ref.update(changes);
}
