import type { OutingBallot, OutingMember, OutingView, SharedMember } from '@merve/contract';
import { maxOutingMembers } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { membersOf } from '../sharing/members.ts';
import { calendarLink } from './calendar-pass.ts';
import { countDates } from './choose-date.ts';
import { countApprovals, countRanked } from './count-votes.ts';
import { type GroupAllergy, groupAllergies, safetyOfGroup } from './group-allergies.ts';
import { type OutingCaller, organiserIdOf, subjectOfOuting } from './group-members.ts';
import { minutesTo, worstMinutes } from './group-travel.ts';

/** Who was struck or left stands among them: they are read, and not shown. */
const maxRead = maxOutingMembers * 2;

export interface OutingDocuments {
  readonly members: readonly SharedMember[];
  readonly told: readonly OutingMember[];
  readonly ballots: readonly OutingBallot[];
  /** In the order of candidates; null for whoever is not shown it. */
  readonly allergies: readonly (GroupAllergy | null)[] | null;
}

/**
 * An outing as one member sees it. Others' departures, budgets and allergies are in it for nobody, a secret vote's ballots and counts
 * for nobody before its end. Pure.
 */
export function viewOf(
  caller: OutingCaller,
  { members, told, ballots, allergies }: OutingDocuments,
): OutingView {
  const { outing, memberId: me, standing } = caller;
  const { candidates, method, outingId, result } = outing;
  const isOrganiser = standing === 'owner';
  const organiserId = organiserIdOf(outing);
  const inside = [
    { memberId: organiserId, name: outing.organiserName, channel: null },
    ...members.filter(({ state }) => state === 'in'),
  ];
  const isIn = new Set(inside.map(({ memberId }) => memberId));
  const valid = ballots.filter(({ memberId }) => isIn.has(memberId));
  const present = told.filter(({ memberId }) => isIn.has(memberId));
  const isHidden = outing.isSecret && outing.state === 'open';
  const worst = worstMinutes(
    candidates,
    present.map(({ departure }) => departure),
  );
  const soFar = (method === 'approval' ? countApprovals : countRanked)({
    ...{ outingId, ballots: valid },
    candidates: candidates.map(({ venueId, composite }, index) => ({
      ...{ venueId, composite, worstTravel: worst[index] ?? null },
    })),
  });
  const firstRound = (result ?? soFar).rounds[0]?.votes ?? {};
  const vetoes = (result ?? soFar).vetoed;
  const mine = told.find(({ memberId }) => memberId === me);
  const ballot = ballots.find(({ memberId }) => memberId === me);
  return {
    ...{ outingId, marketId: outing.marketId, title: outing.title, organiserName: outing.organiserName },
    ...{ isOrganiser, method, isSecret: outing.isSecret, state: outing.state, timeZone: outing.timeZone },
    closesAt: outing.closesAt?.toISOString() ?? null,
    isAsked: outing.askedAt !== null,
    candidates: candidates.map(({ venueId, name, listingId }, index) => ({
      ...{ venueId, name, listingId },
      votes: isHidden ? null : (firstRound[venueId] ?? 0),
      vetoes: isHidden ? null : [...(vetoes[venueId] ?? [])],
      allergy: allergies?.[index] ?? null,
      worstMinutes: worst[index] ?? null,
    })),
    dates: countDates(
      outing.dates,
      present.map(({ dates }) => dates),
    ),
    members: inside.map(({ memberId, name, channel }) => {
      const one = present.find((other) => other.memberId === memberId);
      return {
        ...{ memberId, name, isMe: memberId === me, isOrganiser: memberId === organiserId },
        cameBy: isOrganiser ? channel : null,
        hasVoted: isHidden ? null : valid.some((other) => other.memberId === memberId),
        minutes: minutesTo(candidates, one?.departure ?? null),
        companions: one?.companions ?? 0,
        satisfaction: result?.satisfaction[memberId] ?? null,
      };
    }),
    voted: result?.ballots ?? valid.length,
    me: {
      telling:
        mine === undefined
          ? null
          : {
              ...{
                departure: mine.departure,
                budget: mine.budget,
                diet: mine.diet,
                allergies: mine.allergies,
              },
              ...{ companions: mine.companions, dates: mine.dates, address: mine.address },
            },
      ballot: ballot === undefined ? null : { choices: ballot.choices, veto: ballot.veto },
    },
    ...{ result, calendar: calendarLink(outing, me) },
  };
}

/** Reads what the view of one member needs, at once; for the organiser, who books, the kitchens too. */
export async function seeOuting(documents: Documents, caller: OutingCaller, now: Date): Promise<OutingView> {
  const { outing, standing } = caller;
  const { outingId } = outing;
  const [members, told, ballots] = await Promise.all([
    membersOf(documents, subjectOfOuting(outingId), maxRead),
    documents.outingMembers(outingId).limit(maxRead).get(),
    documents.outingBallots(outingId).limit(maxRead).get(),
  ]);
  const tellings = readable(told.docs);
  const allergies =
    standing === 'owner' ? await allergiesOf(documents, caller, { members, told: tellings, now }) : null;
  return viewOf(caller, { members, told: tellings, ballots: readable(ballots.docs), allergies });
}

/** Everybody who is in, with what they told of allergies for this outing. Pure. */
export function peopleOf(
  { outing }: Pick<OutingCaller, 'outing'>,
  { members, told }: Pick<OutingDocuments, 'members' | 'told'>,
): { readonly memberId: string; readonly actorId: string; readonly allergies: readonly string[] }[] {
  const people = [
    { memberId: organiserIdOf(outing), actorId: outing.actorId },
    ...members.filter(({ state }) => state === 'in'),
  ];
  return people.map(({ memberId, actorId }) => ({
    ...{ memberId, actorId },
    allergies: told.find((one) => one.memberId === memberId)?.allergies ?? [],
  }));
}

async function allergiesOf(
  documents: Documents,
  caller: OutingCaller,
  { now, ...read }: Pick<OutingDocuments, 'members' | 'told'> & { readonly now: Date },
): Promise<(GroupAllergy | null)[]> {
  const { candidates, timeZone } = caller.outing;
  const { safety } = await safetyOfGroup(documents, peopleOf(caller, read), now);
  return groupAllergies(
    documents,
    candidates.map(({ listingId }) => listingId),
    { safety, now, zone: timeZone },
  );
}
