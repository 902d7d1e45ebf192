import type { Outing, OutingMember, OutingResult } from '@merve/contract';
import { countDates, orderDates } from './choose-date.ts';
import { type Ballot, type Candidate, countApprovals, countRanked, type VoteResult } from './count-votes.ts';
import { worstMinutes } from './group-travel.ts';

export interface CountedVote {
  readonly outing: Pick<Outing, 'outingId' | 'candidates' | 'dates' | 'method'>;
  /** Of whoever is in; the organiser's among them. */
  readonly ballots: readonly Ballot[];
  readonly told: readonly Pick<OutingMember, 'memberId' | 'departure' | 'dates' | 'companions'>[];
  readonly organiserId: string;
  /** Whether it is known that a candidate is closed at one of the dates. */
  readonly isClosed: (venueId: string, startsAtLocal: string) => boolean;
}

/** The candidates in the order in which they would win if those before them were not there. Pure. */
function orderOf(
  count: (candidates: readonly Candidate[]) => VoteResult,
  candidates: readonly Candidate[],
): string[] {
  const order: string[] = [];
  let left = candidates;
  while (left.length > 0) {
    const { winner } = count(left);
    if (winner === null) break;
    order.push(winner);
    left = left.filter(({ venueId }) => venueId !== winner);
  }
  return order;
}

/**
 * Who comes at a date: the organiser, who said yes or "if need be" (or where there is but one time to speak of, who did not say no and
 * voted). By their ids as members. Pure.
 */
export function comingAt(
  date: string | null,
  {
    told,
    ballots,
    organiserId,
  }: Pick<CountedVote, 'organiserId'> & {
    readonly told: readonly Pick<OutingMember, 'memberId' | 'dates'>[];
    readonly ballots: readonly Pick<Ballot, 'memberId'>[];
  },
): ReadonlySet<string> {
  const comes = new Set([organiserId]);
  for (const { memberId, dates } of told) {
    const answer = date === null ? undefined : dates[date];
    if (answer === 'yes' || answer === 'ifNeedBe') comes.add(memberId);
    if (answer === 'no' && memberId !== organiserId) comes.delete(memberId);
  }
  for (const { memberId } of ballots) {
    const answer = date === null ? undefined : told.find((one) => one.memberId === memberId)?.dates[date];
    if (date === null || answer === undefined) comes.add(memberId);
  }
  return comes;
}

/** How many come at a date, with the people they bring. Pure. */
export function partyAt(
  date: string | null,
  vote: Pick<CountedVote, 'told' | 'ballots' | 'organiserId'>,
): number {
  const comes = comingAt(date, vote);
  const companions = vote.told
    .filter(({ memberId }) => comes.has(memberId))
    .reduce((sum, one) => sum + one.companions, 0);
  return comes.size + companions;
}

/** The end of a vote, out of all that was cast and told. Without a single ballot nobody has won. Pure. */
export function resultOf(vote: CountedVote): OutingResult {
  const { outing, ballots, told, isClosed } = vote;
  const worst = worstMinutes(
    outing.candidates,
    told.map(({ departure }) => departure),
  );
  const candidates = outing.candidates.map(({ venueId, composite }, index) => ({
    ...{ venueId, composite },
    worstTravel: worst[index] ?? null,
  }));
  const count = (among: readonly Candidate[]) =>
    (outing.method === 'approval' ? countApprovals : countRanked)({
      ...{ candidates: among, ballots, outingId: outing.outingId },
    });
  const counted = count(candidates);
  const winner = ballots.length === 0 ? null : counted.winner;
  const dates = orderDates(
    countDates(
      outing.dates,
      told.map((one) => one.dates),
    ),
    (date) => winner !== null && isClosed(winner, date),
  );
  return {
    winner,
    order: winner === null ? [] : orderOf(count, candidates),
    rounds: counted.rounds.map((round) => ({ ...round, votes: { ...round.votes } })),
    by: counted.by,
    vetoed: Object.fromEntries(
      Object.entries(counted.vetoed).map(([venueId, reasons]) => [venueId, [...reasons]]),
    ),
    allVetoed: counted.allVetoed,
    satisfaction: { ...counted.satisfaction },
    ballots: ballots.length,
    dates,
    party: partyAt(dates[0] ?? null, vote),
  };
}
