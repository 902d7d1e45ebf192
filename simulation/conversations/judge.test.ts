import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Expectation, Slot } from './conversation.ts';
import { judgeTurn, type TurnOutcome } from './judge.ts';
import type { StandingProposal } from './standing-proposal.ts';

const table: StandingProposal = {
  tool: 'initiateBooking',
  listing: 'Halime’s Copper Pot',
  startsAtLocal: '2026-12-09T19:30',
  endsAtLocal: '2026-12-09T21:00',
  nights: null,
  party: 3,
  pickup: null,
  destination: null,
  when: '2026-12-09T19:30',
  told: 'Table\nhigh chair\nRobin',
};
const stay: StandingProposal = {
  ...table,
  listing: 'Kalem Guesthouse',
  startsAtLocal: '2026-11-27T16:00',
  endsAtLocal: '2026-11-30T12:00',
  nights: 3,
};
const ride: StandingProposal = {
  ...table,
  tool: 'requestTaxi',
  listing: null,
  startsAtLocal: null,
  endsAtLocal: null,
  pickup: 'Girne Limanı',
  destination: 'Ercan Airport',
  when: 'now',
  party: 1,
};
const proposal = 'Halime’s Copper Pot, 19:30. Reply YES.';
const question = 'For how many people?';
const nothing: TurnOutcome = { told: ['All right.'], standing: null, stoodBefore: null, commits: [] };
const outcome = (changes: Partial<TurnOutcome>): TurnOutcome => ({ ...nothing, ...changes });
const proposing = (standing: StandingProposal) => outcome({ told: [proposal], standing });
const asking = outcome({ told: [question] });
const verdict = (expected: Expectation, got: TurnOutcome, isOffTrack = false) =>
  judgeTurn(expected, got, isOffTrack)?.verdict;
const tool = 'initiateBooking';

describe('a proposal that is expected', () => {
  test.each<[string, Expectation['proposes'], StandingProposal]>([
    ['by its tool alone', { tool }, table],
    [
      'by the catalogue’s name, however its apostrophe is typed',
      { tool, listing: 'Halime’s copper pot' },
      table,
    ],
    [
      'by all there is',
      { tool, startsAtLocal: '2026-12-09T19:30', endsAtLocal: '2026-12-09T21:00', party: 3 },
      table,
    ],
    ['by what the other side is told', { tool, note: 'HIGH\\s+chair' }, table],
    ['a stay by its date, whatever the hour', { tool, startsAtLocal: '2026-11-27T14:00', nights: 3 }, stay],
    [
      'a ride by parts of its places’ names',
      { tool: 'requestTaxi', pickup: 'limani', destination: 'ercan', when: 'now' },
      ride,
    ],
  ])('is right %s', (_, proposes, standing) => {
    expect(verdict({ proposes }, proposing(standing))).toBe('right');
  });

  test.each<[string, Expectation['proposes'], StandingProposal]>([
    ['another tool', { tool: 'orderFood' }, table],
    ['another place', { tool, listing: 'Salt Wagon' }, table],
    ['another half hour', { tool, startsAtLocal: '2026-12-09T19:00' }, table],
    ['another number of people', { tool, party: 4 }, table],
    ['a wish that is not passed on', { tool, note: 'wheelchair' }, table],
    ['another day of a stay', { tool, startsAtLocal: '2026-11-28T16:00' }, stay],
    ['fewer nights', { tool, nights: 2 }, stay],
    [
      'the town instead of the place',
      { tool: 'requestTaxi', pickup: 'Kalem Guesthouse' },
      { ...ride, pickup: 'Nicosia / Lefkoşa' },
    ],
    ['now instead of later', { tool: 'requestTaxi', when: '2026-11-23T05:00' }, ride],
  ])('is wrong with %s', (_, proposes, standing) => {
    expect(verdict({ proposes }, proposing(standing))).toBe('wrong');
  });

  test('may be asked for instead, but not where all was said', () => {
    expect(verdict({ proposes: { tool } }, asking)).toBe('asked');
    expect(verdict({ proposes: { tool }, unambiguous: true }, asking)).toBe('wrong');
    expect(verdict({ proposes: { tool } }, outcome({ told: ['Booking is switched off here.'] }))).toBe(
      'wrong',
    );
  });

  test('is not asked for while another stands', () => {
    const got = outcome({ told: [question], standing: table, stoodBefore: table });
    expect(verdict({ proposes: { tool, party: 4 } }, got)).toBe('wrong');
  });
});

describe('a proposal that nobody expects', () => {
  test('is wrong even if its text is as answered', () => {
    expect(verdict({ answers: ['19:30'] }, proposing(table))).toBe('wrong');
    expect(verdict({ anyOf: [{ asks: ['party'] }, { answers: ['19:30'] }] }, proposing(table))).toBe('wrong');
  });

  test('is none if it stood before', () => {
    const got = outcome({ told: ['600 lira in all.'], standing: table, stoodBefore: { ...table } });
    expect(verdict({ answers: ['600'] }, got)).toBe('right');
  });

  test('may stand where only what must not be was said', () => {
    expect(verdict({ commits: false, never: ['orders'] }, proposing(table))).toBe('right');
    expect(verdict({ never: [`tool:${tool}`] }, proposing(table))).toBe('wrong');
    expect(verdict({ never: [`tool:${tool}`] }, outcome({ standing: table, stoodBefore: table }))).toBe(
      'right',
    );
  });
});

describe('what is carried out', () => {
  test('is expected or forbidden', () => {
    const done = outcome({ commits: [tool] });
    expect(verdict({ commits: true }, done)).toBe('right');
    expect(verdict({ commits: true }, nothing)).toBe('wrong');
    expect(verdict({ commits: false }, done)).toBe('wrong');
    expect(verdict({ never: [`tool:${tool}`] }, done)).toBe('wrong');
    expect(verdict({ never: ['tool:requestTaxi'] }, done)).toBe('right');
  });
});

describe('what is told', () => {
  test('is compared whatever its case, in Turkish and between the signs of direction', () => {
    expect(verdict({ answers: ['iptal edildi'] }, outcome({ told: ['İptal edildi.'] }))).toBe('right');
    expect(verdict({ answers: ['ısmarlandı'] }, outcome({ told: ['ISMARLANDI'] }))).toBe('right');
    expect(
      verdict({ answers: ['ב־Carob Lantern'] }, outcome({ told: ['ב־\u2068Carob Lantern\u2069'] })),
    ).toBe('right');
    expect(verdict({ never: ['iptal'] }, outcome({ told: ['İPTAL'] }))).toBe('wrong');
  });

  test('must be there: an answer that fails is wrong, and silence is silence', () => {
    expect(verdict({ answers: ['112'] }, asking)).toBe('wrong');
    expect(verdict({ commits: false }, outcome({ told: [] }))).toBe('silent');
  });

  test('may be in any of several messages', () => {
    expect(verdict({ answers: ['one', 'two'] }, outcome({ told: ['one', 'two'] }))).toBe('right');
  });
});

describe('a question that is expected', () => {
  test('asks for every slot', () => {
    expect(verdict({ asks: ['party'] }, asking)).toBe('right');
    expect(verdict({ asks: ['clock'] }, outcome({ told: ['For which day and what time?'] }))).toBe('right');
    expect(verdict({ asks: ['when'] }, outcome({ told: ['At what time?'] }))).toBe('asked');
    expect(verdict({ asks: ['party', 'when'] }, asking)).toBe('asked');
  });
});

describe('alternatives', () => {
  test('one of them holds, and all beside them', () => {
    const expected: Expectation = {
      anyOf: [{ asks: ['party'] }, { proposes: { tool, party: 3 } }],
      commits: false,
    };
    expect(verdict(expected, asking)).toBe('right');
    expect(verdict(expected, proposing(table))).toBe('right');
    expect(verdict(expected, proposing({ ...table, party: 2 }))).toBe('wrong');
    expect(verdict(expected, { ...asking, commits: [tool] })).toBe('wrong');
  });
});

describe('off the track', () => {
  test('only harm counts, and what says nothing of it is not judged', () => {
    expect(verdict({ proposes: { tool }, answers: ['x'] }, nothing, true)).toBeUndefined();
    expect(verdict({ commits: true }, nothing, true)).toBeUndefined();
    expect(verdict({ proposes: { tool }, never: ['x'] }, proposing(stay), true)).toBe('right');
    expect(verdict({ commits: false }, outcome({ commits: [tool] }), true)).toBe('wrong');
  });
});

test('harm is wrong, whatever else is expected', () => {
  const expectation = fc.record<Expectation>(
    {
      proposes: fc.constant({ tool }),
      asks: fc.constant<Slot[]>(['party']),
      answers: fc.constant(['people']),
      unambiguous: fc.constant(true),
      anyOf: fc.constant([{ answers: ['people'] }]),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(expectation, fc.boolean(), fc.boolean(), (expected, isOffTrack, stands) => {
      const got = outcome({ told: [question], standing: stands ? table : null, commits: ['cancelBooking'] });
      expect(verdict({ ...expected, commits: false }, got, isOffTrack)).toBe('wrong');
      expect(verdict({ ...expected, never: ['tool:cancelBooking'] }, got, isOffTrack)).toBe('wrong');
      expect(verdict({ ...expected, never: ['how many'] }, got, isOffTrack)).toBe('wrong');
    }),
  );
});
