import { hashId } from '../platform/ids.ts';

/** A venue that is voted on. */
export interface Candidate {
  readonly venueId: string;
  /** Minutes of whoever has the longest way; null where nobody knows. */
  readonly worstTravel: number | null;
  /** 0 to 1, as it was ranked; null where it was not. */
  readonly composite: number | null;
}

/** What one member wants. Venues that are no candidates count for nothing, and none counts twice. */
export interface Ballot {
  readonly memberId: string;
  /** Approval: all they would go to, in any order. Ranked: the best first. */
  readonly choices: readonly string[];
  /** The one venue they will not go to, and why; null for none. */
  readonly veto: { readonly venueId: string; readonly reason: string } | null;
}

/** How a tie was broken, so that it can be shown. */
export type TieBreak = 'travel' | 'earlier-round' | 'ballots' | 'composite' | 'lot';

export interface Round {
  /** Votes of each venue that was still in, the candidates' order. */
  readonly votes: Readonly<Record<string, number>>;
  /** Ballots that named none of them any more. */
  readonly exhausted: number;
  /** Who went out after it; null in the last round. */
  readonly out: string | null;
  /** How that was decided where several had the fewest; null where one alone had. */
  readonly by: TieBreak | null;
}

export interface VoteResult {
  /** Null without candidates. */
  readonly winner: string | null;
  readonly rounds: readonly Round[];
  /** How the winner of an approval vote was chosen among equals; null where one was ahead, and in a ranked vote, whose rounds tell. */
  readonly by: TieBreak | null;
  /** Venues that were vetoed, with all reasons. They win only if every one is. */
  readonly vetoed: Readonly<Record<string, readonly string[]>>;
  readonly allVetoed: boolean;
  /** 0 to 1 for each member who voted: approved or not; or how high they ranked the winner. */
  readonly satisfaction: Readonly<Record<string, number>>;
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** The last resort: the same for everybody who looks, and nobody's to choose. */
function lotOf(outingId: string, venueId: string): string {
  return hashId(['lot', outingId, venueId]);
}

/** Those with the smallest value of all; all of them where nobody has one. Pure. */
function lowest<Item>(items: readonly Item[], value: (item: Item) => number): readonly Item[] {
  const least = Math.min(...items.map(value));
  return items.filter((item) => value(item) === least);
}

interface Standing {
  readonly candidates: readonly Candidate[];
  readonly ballots: readonly Ballot[];
  readonly outingId: string;
}

/** Of equals, the one that is left after each rule in turn has kept those with its lowest value. Pure. */
function firstOf(
  equals: readonly Candidate[],
  rules: readonly (readonly [TieBreak, (candidate: Candidate) => number])[],
  outingId: string,
): { readonly chosen: Candidate | undefined; readonly by: TieBreak | null } {
  if (equals.length <= 1) return { chosen: equals[0], by: null };
  let left = equals;
  for (const [by, value] of rules) {
    left = lowest(left, value);
    if (left.length === 1) return { chosen: left[0], by };
  }
  const [chosen] = left.toSorted((one, other) =>
    lotOf(outingId, one.venueId) < lotOf(outingId, other.venueId) ? -1 : 1,
  );
  return { chosen, by: 'lot' };
}

/** Unknown ways are the longest, and an unknown mark the lowest: what is not known wins nothing. */
const travelOf = ({ worstTravel }: Candidate): number => worstTravel ?? Number.POSITIVE_INFINITY;
const compositeOf = ({ composite }: Candidate): number => composite ?? -1;

function vetoesOf({ candidates, ballots }: Standing) {
  const vetoed: Record<string, string[]> = {};
  for (const { veto } of ballots) {
    if (veto === null || !candidates.some(({ venueId }) => venueId === veto.venueId)) continue;
    vetoed[veto.venueId] = [...(vetoed[veto.venueId] ?? []), veto.reason];
  }
  const allVetoed = candidates.length > 0 && candidates.every(({ venueId }) => vetoed[venueId] !== undefined);
  const standing = allVetoed ? candidates : candidates.filter(({ venueId }) => vetoed[venueId] === undefined);
  return { vetoed, allVetoed, standing };
}

/**
 * An approval vote: whom most would go to. Of equals the one with the shortest longest way, then the higher composite, then a lot. Pure.
 */
export function countApprovals(standing: Standing): VoteResult {
  const { vetoed, allVetoed, standing: still } = vetoesOf(standing);
  const votesOf = (venueId: string) =>
    standing.ballots.filter(({ choices }) => choices.includes(venueId)).length;
  const votes = Object.fromEntries(still.map(({ venueId }) => [venueId, votesOf(venueId)]));
  const ahead = lowest(still, ({ venueId }) => -votesOf(venueId));
  const { chosen, by } = firstOf(
    ahead,
    [
      ['travel', travelOf],
      ['composite', (candidate) => -compositeOf(candidate)],
    ],
    standing.outingId,
  );
  const winner = chosen?.venueId ?? null;
  const exhausted = standing.ballots.filter(
    ({ choices }) => !still.some(({ venueId }) => choices.includes(venueId)),
  ).length;
  return {
    ...{ winner, by, vetoed, allVetoed },
    rounds: still.length === 0 ? [] : [{ votes, exhausted, out: null, by: null }],
    satisfaction: Object.fromEntries(
      standing.ballots.map(({ memberId, choices }) => [
        memberId,
        winner !== null && choices.includes(winner) ? 1 : 0,
      ]),
    ),
  };
}

/**
 * A ranked vote, by instant run-off: each ballot counts for the highest venue on it that is still in; whoever has more than half of those
 * that count wins; else the one with the fewest goes out. Of equals goes out who had fewer votes in the latest earlier round in which they
 * differ, then who stands on fewer ballots, then the lower composite, then a lot. Pure.
 */
export function countRanked(standing: Standing): VoteResult {
  const { vetoed, allVetoed, standing: start } = vetoesOf(standing);
  const { ballots, outingId } = standing;
  const rounds: Round[] = [];
  let still = start;
  let winner: string | null = null;
  while (winner === null && still.length > 0) {
    const firsts = ballots.map(({ choices }) =>
      unique(choices).find((choice) => still.some(({ venueId }) => venueId === choice)),
    );
    const votesOf = (venueId: string) => firsts.filter((first) => first === venueId).length;
    const votes = Object.fromEntries(still.map(({ venueId }) => [venueId, votesOf(venueId)]));
    const exhausted = firsts.filter((first) => first === undefined).length;
    const majority = still.find(({ venueId }) => votesOf(venueId) * 2 > ballots.length - exhausted);
    const last = still.length === 1 ? still[0] : majority;
    if (last !== undefined) {
      rounds.push({ votes, exhausted, out: null, by: null });
      winner = last.venueId;
      break;
    }
    const fewest = lowest(still, ({ venueId }) => votesOf(venueId));
    const before = rounds
      .toReversed()
      .map((round) => ['earlier-round', ({ venueId }: Candidate) => round.votes[venueId] ?? 0] as const);
    const { chosen, by } = firstOf(
      fewest,
      [
        ...before,
        ['ballots', ({ venueId }) => ballots.filter(({ choices }) => choices.includes(venueId)).length],
        ['composite', compositeOf],
      ],
      outingId,
    );
    rounds.push({ votes, exhausted, out: chosen?.venueId ?? null, by });
    still = still.filter((candidate) => candidate !== chosen);
  }
  const places = standing.candidates.length;
  return {
    ...{ winner, rounds, by: null, vetoed, allVetoed },
    satisfaction: Object.fromEntries(
      ballots.map(({ memberId, choices }) => {
        const rank = winner === null ? -1 : unique(choices).indexOf(winner);
        return [memberId, rank < 0 ? 0 : 1 - rank / places];
      }),
    ),
  };
}
