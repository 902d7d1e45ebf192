import { maxOutingMembers, type Outing } from '@merve/contract';
import { heldStatements } from '../allergies/safety.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { membersOf } from '../sharing/members.ts';
import { type GroupAllergy, groupAllergies, safetyOfGroup } from './group-allergies.ts';
import { organiserIdOf, subjectOfOuting } from './group-members.ts';
import { peopleOf } from './see-outing.ts';
import { comingAt, partyAt } from './vote-result.ts';

/** Who left or was struck stands among them: they are read, and do not count. */
const mostRead = maxOutingMembers * 2;

export interface ComingGroup {
  /** For how many to book: those who come by what they say now, and whom they bring. */
  readonly party: number;
  /** Of whoever comes, by their ids as members; the organiser is one. */
  readonly memberIds: ReadonlySet<string>;
  /** What those who come must not eat, in their words, without the organiser's own, whose every booking has it anyway. */
  readonly allergies: readonly string[];
  /** What a kitchen means for all who come; null where nobody told of anything. */
  judge(listingId: string): Promise<GroupAllergy | null>;
}

/** Those who come at a date, by what members say now and not at the close: a later no is a no. Three queries at once, then a read a person. */
export async function comingGroup(
  documents: Documents,
  outing: Outing,
  { date, now }: { readonly date: string | null; readonly now: Date },
): Promise<ComingGroup> {
  const { outingId } = outing;
  const [members, told, ballots] = await Promise.all([
    membersOf(documents, subjectOfOuting(outingId), mostRead),
    documents.outingMembers(outingId).limit(mostRead).get(),
    documents.outingBallots(outingId).limit(mostRead).get(),
  ]);
  const organiserId = organiserIdOf(outing);
  const tellings = readable(told.docs);
  const people = peopleOf({ outing }, { members, told: tellings });
  const isIn = new Set(people.map(({ memberId }) => memberId));
  const vote = {
    ...{ organiserId, told: tellings.filter(({ memberId }) => isIn.has(memberId)) },
    ballots: readable(ballots.docs).filter(({ memberId }) => isIn.has(memberId)),
  };
  const comes = comingAt(date, vote);
  const coming = people.filter(({ memberId }) => comes.has(memberId));
  const [all, others] = await Promise.all([
    safetyOfGroup(documents, coming, now),
    safetyOfGroup(
      documents,
      // What the organiser told for the outing alone stands in no document of theirs.
      coming.map((one) => (one.memberId === organiserId ? { ...one, actorId: 'nobody' } : one)),
      now,
    ),
  ]);
  const words = others.safety.flatMap((safety) => heldStatements(safety).map((statement) => statement.words));
  return {
    party: partyAt(date, vote),
    memberIds: comes,
    allergies: [...new Set(words)],
    async judge(listingId) {
      const [standing = null] = await groupAllergies(documents, [listingId], {
        ...{ safety: all.safety, now, zone: outing.timeZone },
      });
      return standing;
    },
  };
}
