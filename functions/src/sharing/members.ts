import type { Transaction } from '@google-cloud/firestore';
import type { SharedLink, SharedMember, SharedSubject } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { readable } from '../platform/firestore/readable.ts';
import { hashId } from '../platform/ids.ts';
import { isGood, noSuchLink } from './links.ts';
import { higherOf, type Standing } from './may-do.ts';

/** The id of one person's membership. */
export function memberIdOf(subject: SharedSubject, actorId: string): string {
  return `mem_${hashId([subject, actorId])}`;
}

export interface Joining {
  readonly link: SharedLink;
  /** The person by all their actors, the one they write as now first. */
  readonly actorIds: readonly [string, ...string[]];
  readonly name: string | null;
  readonly channel: SharedMember['channel'];
  readonly now: Date;
}

/**
 * Prepares that somebody joins by a link, within the transaction of whoever owns the subject: reads the link anew (it may have been
 * taken back since) and their membership, one round trip. Who is a member already stays the one they are: a second link makes no
 * second member, and one that allows less takes nothing away. Whoever calls makes sure that the subject still is, and that it is not the
 * owner who comes.
 * @throws MerveError `NOT_FOUND` for a link that is not good any more, and for whoever was struck: they are not told which.
 */
export async function prepareJoining(
  tx: Transaction,
  documents: Documents,
  { link, actorIds, name, channel, now }: Joining,
): Promise<{ readonly member: SharedMember; readonly isNew: boolean; write(): void }> {
  const subject = subjectOf(link);
  const [fresh, known] = await readTogether(
    tx,
    documents.sharedLink(link.linkId),
    actorIds.map((actorId) => documents.sharedMember(memberIdOf(subject, actorId))),
  );
  const memberships = known.filter((one) => one !== undefined);
  if (fresh === undefined || !isGood(fresh, now) || memberships.some(({ state }) => state === 'struck'))
    throw noSuchLink();
  const before = memberships.find(({ state }) => state === 'in') ?? memberships[0];
  const [actorId] = actorIds;
  const member: SharedMember =
    before === undefined
      ? {
          ...{ memberId: memberIdOf(subject, actorId), subject, actorId, name, channel },
          ...{ role: fresh.role, state: 'in', linkId: link.linkId, joinedAt: now, updatedAt: now },
        }
      : {
          ...before,
          ...{ name: name ?? before.name, state: 'in', updatedAt: now },
          // Who left and comes back has what this link gives them, and no more.
          role: before.state === 'in' ? higherOf(before.role, fresh.role) : fresh.role,
        };
  return {
    member,
    isNew: before?.state !== 'in',
    write: () => void tx.set(documents.sharedMember(member.memberId), member),
  };
}

/** The subject of a link or member, whose schema has looked at it. */
export function subjectOf({ subject }: { readonly subject: string }): SharedSubject {
  const [collection, id = ''] = subject.split('/');
  return collection === 'trips' ? `trips/${id}` : `outings/${id}`;
}

/** Members of one trip or outing, whatever became of them, the first to come first. `most` are read. */
export async function membersOf(
  documents: Documents,
  subject: SharedSubject,
  most: number,
): Promise<readonly SharedMember[]> {
  const found = await documents.sharedMembers.where('subject', '==', subject).limit(most).get();
  return readable(found.docs).sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
}

/** Those who are in: for a transaction that lets nobody pass a limit. */
export const membersIn = ({ sharedMembers }: Documents, subject: SharedSubject) =>
  sharedMembers.where('subject', '==', subject).where('state', '==', 'in');

/** What a person's memberships in something shared are, by all their actors. One round trip. */
export async function membershipsOf(
  documents: Documents,
  subject: SharedSubject,
  actorIds: readonly string[],
): Promise<readonly SharedMember[]> {
  const found = await Promise.all(
    actorIds.map((actorId) => documents.sharedMember(memberIdOf(subject, actorId)).get()),
  );
  return found.flatMap((one) => one.data() ?? []);
}

/**
 * What a person is to something shared, out of memberships that were read. Pure.
 * @param ownerActorId as the subject's document has it
 */
export function standingAmong(
  memberships: readonly SharedMember[],
  { actorIds, ownerActorId }: { readonly actorIds: readonly string[]; readonly ownerActorId: string },
): { readonly standing: Standing; readonly member: SharedMember | null } {
  if (actorIds.includes(ownerActorId)) return { standing: 'owner', member: null };
  const own = memberships.filter(({ actorId }) => actorIds.includes(actorId));
  // One of their actors was struck: the person was.
  if (own.some(({ state }) => state === 'struck')) return { standing: null, member: null };
  const [first, ...rest] = own.filter(({ state }) => state === 'in');
  if (first === undefined) return { standing: null, member: null };
  const role = rest.reduce((highest, other) => higherOf(highest, other.role), first.role);
  return { standing: role, member: { ...first, role } };
}

/**
 * Ends a membership: by the member (`left`) or by whoever may manage (`struck`). What is struck stays struck.
 * @throws MerveError `NOT_FOUND` where this trip or outing has no such member.
 */
export async function endMembership(
  documents: Documents,
  {
    subject,
    memberId,
    how,
    now,
  }: {
    readonly subject: SharedSubject;
    readonly memberId: string;
    readonly how: 'left' | 'struck';
    readonly now: Date;
  },
): Promise<SharedMember> {
  return documents.db.runTransaction(async (tx) => {
    const reference = documents.sharedMember(memberId);
    const member = (await tx.get(reference)).data();
    if (member === undefined || member.subject !== subject)
      throw new MerveError('NOT_FOUND', 'No such member');
    if (member.state === 'struck' || member.state === how) return member;
    const ended: SharedMember = { ...member, state: how, updatedAt: now };
    tx.set(reference, ended);
    return ended;
  });
}

/** Who takes over what its owner leaves: the one who could change it first; null where nobody could. Pure. */
export function nextOwner(members: readonly SharedMember[]): SharedMember | null {
  const editors = members.filter(({ role, state }) => role === 'edit' && state === 'in');
  return (
    editors.toSorted(
      (one, other) =>
        one.joinedAt.getTime() - other.joinedAt.getTime() || (one.memberId < other.memberId ? -1 : 1),
    )[0] ?? null
  );
}
