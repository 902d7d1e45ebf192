import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Ballot, type Candidate, countApprovals, countRanked } from './count-votes.ts';

const candidate = (venueId: string, more: Partial<Candidate> = {}): Candidate => ({
  venueId,
  worstTravel: 20,
  composite: 0.5,
  ...more,
});
/** `3:abc` is three ballots that rank a, b, c; `1:a!b` vetoes b. */
const ballots = (...groups: string[]): Ballot[] =>
  groups.flatMap((group, at) => {
    const [count = '1', rest = ''] = group.split(':');
    const [choices = '', veto] = rest.split('!');
    return Array.from({ length: Number(count) }, (_, index) => ({
      memberId: `m${at}-${index}`,
      choices: [...choices],
      veto: veto === undefined ? null : { venueId: veto, reason: 'no' },
    }));
  });
const of = (letters: string, ...groups: string[]) => ({
  candidates: [...letters].map((letter) => candidate(letter)),
  ballots: ballots(...groups),
  outingId: 'o1',
});

describe('an approval vote', () => {
  test.each([
    ['most would go to', of('abc', '2:ab', '1:b', '1:c'), 'b', null],
    ['a venue with a veto does not win', of('abc', '2:ab', '1:b', '1:c!b'), 'a', null],
    ['all are vetoed: as if none were', of('ab', '2:ab!a', '1:b!b'), 'b', null],
    ['nobody has voted: there is a lot', of('ab'), expect.stringMatching(/^[ab]$/), 'lot'],
    ['there is nothing to vote on', of(''), null, null],
  ])('%s', (_what, standing, winner, by) => {
    expect(countApprovals(standing)).toMatchObject({ winner, by });
  });

  test('of equals, the shortest longest way, then the higher composite, then a lot that everybody sees alike', () => {
    const equal = (one: Partial<Candidate>, other: Partial<Candidate>) =>
      countApprovals({
        candidates: [candidate('a', one), candidate('b', other)],
        ballots: ballots('1:a', '1:b'),
        outingId: 'o1',
      });
    expect(equal({ worstTravel: 30 }, { worstTravel: 25 })).toMatchObject({ winner: 'b', by: 'travel' });
    expect(equal({ worstTravel: null }, { worstTravel: 90 })).toMatchObject({ winner: 'b', by: 'travel' });
    expect(equal({ composite: 0.6 }, { composite: null })).toMatchObject({ winner: 'a', by: 'composite' });
    expect(equal({}, {})).toMatchObject({ by: 'lot' });
    expect(equal({}, {}).winner).toBe(equal({}, {}).winner);
  });
});

describe('a ranked vote', () => {
  test.each([
    ['more than half win at once', of('abc', '3:abc', '1:bca', '1:cba'), 'a', []],
    ['the fewest go out, and their second choices count', of('abc', '4:abc', '3:bca', '2:cba'), 'b', ['c']],
    ['a ballot without a next choice is exhausted', of('abc', '3:a', '2:b', '2:cb'), 'b', ['c']],
    ['half is not more than half', of('abc', '2:ac', '1:bc', '1:ca'), 'a', ['b', 'c']],
    ['a veto takes a venue out before the count', of('abc', '3:ab', '2:bc!a', '1:cb'), 'b', []],
    ['names that are no candidates count for nothing', of('ab', '2:zzb', '1:a'), 'b', []],
  ])('%s', (_what, standing, winner, out) => {
    const result = countRanked(standing);
    expect(result.winner).toBe(winner);
    expect(result.rounds.flatMap((round) => round.out ?? [])).toEqual(out);
  });

  test('of the fewest goes out who had fewer in the latest earlier round that differs', () => {
    // Round 1: a5 b3 c2 d1, d goes to c. Round 2: a5 b3 c3; round 1 had c below b.
    const { rounds, winner } = countRanked(of('abcd', '5:a', '3:ba', '2:cb', '1:dcb'));
    expect(rounds.map(({ out, by }) => [out, by])).toEqual([
      ['d', null],
      ['c', 'earlier-round'],
      [null, null],
    ]);
    expect([winner, rounds[2]?.votes]).toEqual(['b', { a: 5, b: 6 }]);
  });

  test('then who stands on fewer ballots, then the lower composite', () => {
    expect(countRanked(of('abc', '2:ab', '1:b', '1:c')).rounds[0]).toMatchObject({ out: 'c', by: 'ballots' });
    const standing = of('abc', '2:a', '1:b', '1:c');
    const candidates = standing.candidates.map((one) =>
      one.venueId === 'b' ? { ...one, composite: 0.1 } : one,
    );
    expect(countRanked({ ...standing, candidates }).rounds[0]).toMatchObject({ out: 'b', by: 'composite' });
  });

  test('tells rounds, exhausted ballots and how content each member is', () => {
    const { rounds, satisfaction } = countRanked(of('abc', '2:ab', '1:c', '2:ba'));
    expect(rounds[0]).toMatchObject({ votes: { a: 2, b: 2, c: 1 }, exhausted: 0, out: 'c' });
    expect(rounds[1]?.exhausted).toBe(1);
    expect(Object.values(satisfaction).toSorted()).toEqual([0, 1 - 1 / 3, 1 - 1 / 3, 1, 1]);
  });
});

/** A second count, written from the rules alone: ballots shrink instead of venues being looked up. */
function winnersBySecondCount(letters: string, votes: readonly string[]): Set<string> {
  const majority = (left: string, cast: readonly string[]): string | null => {
    const live = cast.filter((ballot) => ballot !== '');
    return (
      [...left].find((one) => live.filter((ballot) => ballot.startsWith(one)).length * 2 > live.length) ??
      null
    );
  };
  const go = (left: string, cast: readonly string[]): string[] => {
    const won = left.length === 1 ? left : majority(left, cast);
    if (won !== null) return [won];
    const counts = [...left].map((one) => cast.filter((ballot) => ballot.startsWith(one)).length);
    const least = Math.min(...counts);
    // Every way of breaking a tie: the true one is among them.
    return [...left].flatMap((one, index) =>
      counts[index] === least
        ? go(
            left.replace(one, ''),
            cast.map((ballot) => ballot.replace(one, '')),
          )
        : [],
    );
  };
  return new Set(go(letters, votes));
}

test('a second count, that knows no tie-breaks, comes to the same winner wherever there is only one', () => {
  const ballot = fc.shuffledSubarray([...'abcde']).map((choices) => choices.join(''));
  fc.assert(
    fc.property(fc.array(ballot, { minLength: 1, maxLength: 12 }), (votes) => {
      const { winner } = countRanked(of('abcde', ...votes.map((vote) => `1:${vote}`)));
      expect(winnersBySecondCount('abcde', votes)).toContain(winner);
    }),
    { numRuns: 300 },
  );
});

test('the order in which ballots come changes nothing', () => {
  const ballot = fc.shuffledSubarray([...'abcd']).map((choices) => `1:${choices.join('')}`);
  fc.assert(
    fc.property(fc.array(ballot, { maxLength: 9 }), fc.infiniteStream(fc.nat()), (votes, keys) => {
      const standing = of('abcd', ...votes);
      const keyed = standing.ballots.map((one) => ({ one, key: keys.next().value ?? 0 }));
      const other = { ...standing, ballots: keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one) };
      expect(countRanked(other)).toEqual(countRanked(standing));
      expect(countApprovals(other)).toEqual(countApprovals(standing));
    }),
  );
});
