import { foldedWords } from '../language/phrase-pattern.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { standingAmong, subjectOf } from '../sharing/members.ts';
import { type OutingCaller, organiserIdOf } from './group-members.ts';

/** Of one person, what is looked at. */
const mostRead = 60;
const prefix = 'outings/';

/**
 * The outings somebody is in, the one they started or came into last first. Two queries a name of the person at once, then one read for each
 * that they came into.
 */
export async function outingsOf(
  documents: Documents,
  actorIds: readonly string[],
): Promise<readonly OutingCaller[]> {
  const [own, came] = await Promise.all([
    Promise.all(actorIds.map((id) => documents.outings.where('actorId', '==', id).limit(mostRead).get())),
    Promise.all(
      actorIds.map((id) => documents.sharedMembers.where('actorId', '==', id).limit(mostRead).get()),
    ),
  ]);
  const started = own
    .flatMap(({ docs }) => readable(docs))
    .map((outing): { readonly caller: OutingCaller; readonly since: Date } => ({
      caller: {
        ...{ outing, standing: 'owner', memberId: organiserIdOf(outing) },
        ...{ actorId: outing.actorId, member: null },
      },
      since: outing.createdAt,
    }));
  const memberships = came
    .flatMap(({ docs }) => readable(docs))
    .filter(({ subject }) => subject.startsWith(prefix));
  const subjects = [...new Set(memberships.map((one) => subjectOf(one)))];
  const joined = await Promise.all(
    subjects.map(async (subject) => {
      const outing = (await documents.outing(subject.slice(prefix.length)).get()).data();
      if (outing === undefined || actorIds.includes(outing.actorId)) return [];
      const { standing, member } = standingAmong(
        memberships.filter((one) => one.subject === subject),
        { actorIds, ownerActorId: outing.actorId },
      );
      if (standing === null || member === null) return [];
      const { memberId, actorId, updatedAt } = member;
      return [{ caller: { outing, standing, memberId, actorId, member }, since: updatedAt }];
    }),
  );
  return [...started, ...joined.flat()]
    .toSorted((one, other) => other.since.getTime() - one.since.getTime())
    .map(({ caller }) => caller);
}

const spaced = (text: string) => ` ${foldedWords(text).join(' ')} `;

/** The one that is meant: whose title is said, else the first. Pure. */
export function meantOuting(callers: readonly OutingCaller[], said: string): OutingCaller | undefined {
  const words = spaced(said.slice(0, 1_000));
  return callers.find(({ outing }) => words.includes(spaced(outing.title))) ?? callers[0];
}
