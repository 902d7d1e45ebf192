import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countDates, orderDates } from './choose-date.ts';
import { minutesTo, worstMinutes } from './group-travel.ts';
import { partyAt, resultOf } from './vote-result.ts';

const venues = ['yelp:a', 'yelp:b', 'yelp:c', 'yelp:d'];
const dates = ['2027-06-04T20:00', '2027-06-05T20:00', '2027-06-06T13:00'];
const candidates = venues.map((venueId, index) => ({
  ...{ venueId, name: venueId, listingId: null, composite: null },
  location: { latitude: 35 + index / 50, longitude: 33 },
}));
const answers = fc.dictionary(
  fc.constantFrom(...dates),
  fc.constantFrom('yes' as const, 'ifNeedBe' as const, 'no' as const),
);
const ballot = fc.record({
  choices: fc.shuffledSubarray(venues),
  veto: fc.option(fc.record({ venueId: fc.constantFrom(...venues), reason: fc.constant('no') })),
});
const member = fc.record({
  ...{ ballot: fc.option(ballot), answers, companions: fc.nat(3) },
  latitude: fc.option(fc.double({ min: 34.9, max: 35.4, noNaN: true })),
});

describe('the end of a vote', () => {
  test('every candidate follows in the order once, a vetoed one after all that are not, and the party is at least the organiser', () => {
    fc.assert(
      fc.property(
        fc.array(member, { minLength: 1, maxLength: 9 }),
        fc.constantFrom('approval' as const, 'ranked' as const),
        (members, method) => {
          const ballots = members.flatMap(({ ballot: cast }, index) =>
            cast === null ? [] : [{ ...cast, memberId: `m${index}` }],
          );
          const told = members.map(({ answers: said, companions, latitude }, index) => ({
            ...{ memberId: `m${index}`, dates: said, companions },
            departure: latitude === null ? null : { latitude, longitude: 33 },
          }));
          const vote = {
            ...{ outing: { outingId: 'o', candidates, dates, method }, ballots, told },
            ...{ organiserId: 'm0', isClosed: () => false },
          };
          const result = resultOf(vote);
          expect(result.ballots).toBe(ballots.length);
          expect(result.order.toSorted()).toEqual(ballots.length === 0 ? [] : venues);
          expect(result.order[0] ?? null).toBe(result.winner);
          expect(result.dates.toSorted()).toEqual(dates);
          expect(result.party).toBeGreaterThanOrEqual(1);
          const isVetoed = (venueId: string) => result.vetoed[venueId] !== undefined;
          if (!result.allVetoed && result.winner !== null) expect(isVetoed(result.winner)).toBe(false);
          expect(result).toEqual(resultOf({ ...vote, ballots: ballots.toReversed() }));
        },
      ),
    );
  });

  test('of dates, most yes, then most "if need be", then the earliest; one at which the winner is closed comes last', () => {
    const [one = '', two = '', three = ''] = dates;
    const counts = countDates(dates, [
      { [one]: 'yes', [two]: 'yes', [three]: 'no' },
      { [one]: 'no', [two]: 'ifNeedBe', [three]: 'yes' },
    ]);
    expect(counts[1]).toEqual({ startsAtLocal: two, yes: 1, ifNeedBe: 1, no: 0 });
    expect(orderDates(counts)).toEqual([two, one, three]);
    expect(orderDates(counts, (date) => date === two)).toEqual([one, three, two]);
  });

  test('for those who said they come: who said no stays away, who voted and said nothing of the day comes', () => {
    const [one = ''] = dates;
    const told = [
      { memberId: 'm0', departure: null, dates: {}, companions: 1 },
      { memberId: 'm1', departure: null, dates: { [one]: 'ifNeedBe' as const }, companions: 2 },
      { memberId: 'm2', departure: null, dates: { [one]: 'no' as const }, companions: 4 },
    ];
    const cast = ['m2', 'm3'].map((memberId) => ({ memberId, choices: [], veto: null }));
    expect(partyAt(one, { told, ballots: cast, organiserId: 'm0' })).toBe(2 + 3 + 1);
    expect(partyAt(null, { told: [], ballots: cast, organiserId: 'm0' })).toBe(3);
  });
});

test('minutes of a way are steps of five, more for who is farther, and unknown where an end is', () => {
  fc.assert(
    fc.property(fc.double({ min: 34.9, max: 35.4, noNaN: true }), (latitude) => {
      const minutes = minutesTo([...candidates, { location: null }], { latitude, longitude: 33 });
      expect(minutes.at(-1)).toBeNull();
      for (const one of minutes.slice(0, -1)) expect((one ?? 1) % 5).toBe(0);
    }),
  );
  expect(minutesTo(candidates, null)).toEqual(venues.map(() => null));
  const far = { latitude: 36, longitude: 33 };
  expect(worstMinutes(candidates, [null, far, { latitude: 35, longitude: 33 }])).toEqual(
    minutesTo(candidates, far),
  );
});
