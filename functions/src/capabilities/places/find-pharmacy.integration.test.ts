import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import type { ToolContext } from '../../tools/define-tool.ts';
import { testConfig } from '../../tools/testing/tool-context.ts';
import { PlacesDesk, shownIds, standingAt } from './testing/places-desk.ts';
import { kyrenia, northOf, samplePharmacy, samplePlace, sampleRoster } from './testing/samples.ts';

const tool = 'findPharmacy';
const near = samplePharmacy(1, { location: northOf(kyrenia, 0.5) });
const second = samplePharmacy(2, { location: northOf(kyrenia, 1.5) });
const inLapta = samplePharmacy(3, { location: northOf(kyrenia, -14), district: 'Lapta' });
const inNicosia = samplePharmacy(4, { location: northOf(kyrenia, -17), district: 'Nicosia / Lefkoşa' });
const all = [near, second, inLapta, inNicosia, samplePlace({ location: kyrenia })];
const rosters = [
  sampleRoster('2026-11-20', [near, inNicosia]),
  sampleRoster('2026-11-21', [second, inLapta]),
  sampleRoster('2026-11-22', [near, inNicosia], { starts: '08:00', ends: '08:00' }),
];

let desk: PlacesDesk;
beforeAll(async () => {
  desk = await PlacesDesk.open();
});
afterAll(() => desk.local.stop());
beforeEach(() => desk.fill(all, rosters));

/** By the clock of Famagusta, UTC+2 in winter; the person shared to be in Kyrenia a minute before. */
function at(local: string, changes: Partial<ToolContext> = {}): Partial<ToolContext> {
  const now = new Date(`${local}:00+02:00`);
  return { now, context: standingAt(kyrenia, new Date(now.getTime() - 60_000)), ...changes };
}
const ask = (local: string, args: JsonObject = {}, changes: Partial<ToolContext> = {}) =>
  desk.answer(tool, args, at(local, changes));
const nowhere = { lastLocation: null, lastListings: [] };

describe('a pharmacy that is open now', () => {
  test('by its hours is told with phone number, distance, hours and a link to the map', async () => {
    const answer = await ask('2026-11-21T10:00');
    expect(shownIds(answer)).toEqual(['pharmacy-1', 'pharmacy-2']);
    expect(answer.message).toBe(
      [
        'Open now:',
        '1. Pharmacy 1 — Kyrenia / Girne, 500 m, open until 18:30, +905330200001',
        '   https://maps.google.com/?q=35.34449,33.32000',
        '2. Pharmacy 2 — Kyrenia / Girne, 1.5 km, open until 18:30, +905330200002',
        '   https://maps.google.com/?q=35.35347,33.32000',
        'Please phone before you set out: duties can change at short notice.',
      ].join('\n'),
    );
    expect(answer.data).toMatchObject({
      openNow: true,
      places: [{ phone: '+905330200001', openNow: true }, {}],
    });
  });

  test('in the evening is the nearest on duty, wherever it is', async () => {
    expect((await ask('2026-11-21T20:00')).message).toContain(
      'Open now:\n1. Pharmacy 2 — Kyrenia / Girne, 1.5 km, on duty until 08:00, +905330200002',
    );
  });

  test('past midnight is one of the night that began the evening before', async () => {
    expect(shownIds(await ask('2026-11-22T03:00'))).toEqual(['pharmacy-2', 'pharmacy-3']);
    // 23:30 UTC of the day before: the date of the market counts, not of the server.
    expect(shownIds(await ask('2026-11-22T01:30'))).toEqual(['pharmacy-2', 'pharmacy-3']);
    expect(shownIds(await ask('2026-11-22T07:59'))).toEqual(['pharmacy-2', 'pharmacy-3']);
    expect(shownIds(await ask('2026-11-22T08:00'))).toEqual(['pharmacy-1', 'pharmacy-4']);
  });

  test('is looked for farther away when none near is open', async () => {
    await desk.fill([
      near,
      samplePharmacy(9, {
        location: northOf(kyrenia, 12),
        openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
      }),
    ]);
    const answer = await ask('2026-11-21T23:00');
    expect(shownIds(answer)).toEqual(['pharmacy-9']);
    expect(answer.message).toContain('12 km, open around the clock');
  });

  test('between closing time and duty is said not to be, and who will be on duty', async () => {
    const { message, data } = await ask('2026-11-21T18:45');
    expect(message).toContain(
      'I know of no pharmacy that is open right now.\nOn duty in the night from Saturday 21 November:\n1. Pharmacy 2 — Kyrenia / Girne, 1.5 km, on duty 19:00 – 08:00',
    );
    expect(data).toMatchObject({ openNow: false, rosterKnown: true });
  });

  test('without a shared place is told for each district while duties run; else the person is asked where they are', async () => {
    expect(shownIds(await ask('2026-11-21T22:00', {}, { context: nowhere }))).toEqual([
      'pharmacy-2',
      'pharmacy-3',
    ]);
    expect(await desk.refusal(tool, {}, at('2026-11-21T10:00', { context: nowhere }))).toMatchObject({
      code: 'PLACE_MISSING',
    });
  });
});

describe('a pharmacy on duty tonight', () => {
  test('is the coming night’s by day, the running one’s by night, until its duty ends', async () => {
    for (const local of ['2026-11-21T10:00', '2026-11-21T23:30', '2026-11-22T02:00', '2026-11-22T07:30']) {
      const answer = await ask(local, { when: 'tonight' });
      expect([local, shownIds(answer), answer.data['night']]).toEqual([
        local,
        ['pharmacy-2', 'pharmacy-3'],
        '2026-11-21',
      ]);
    }
    expect((await ask('2026-11-22T08:30', { when: 'tonight' })).data['night']).toBe('2026-11-22');
  });

  test('is the nearest to a place that was named', async () => {
    const answer = await ask('2026-11-21T10:00', { when: 'tonight', near: 'Girne', limit: 1 });
    expect(shownIds(answer)).toEqual(['pharmacy-2']);
    expect(answer.message).toMatch(
      /^Near Kyrenia \/ Girne:\nOn duty in the night from Saturday 21 November:/,
    );
  });

  test('is told in the person’s language', async () => {
    const { message } = await ask('2026-11-21T10:00', { when: 'tonight' }, { language: 'tr' });
    expect(message).toContain(
      '21 Kasım Cumartesi gecesi nöbetçi:\n1. Pharmacy 2 — Kyrenia / Girne, 1,5 km, nöbet: 19:00 – 08:00',
    );
  });

  test('of a later night is asked for by its date; of one that is over there is nothing to say', async () => {
    expect((await ask('2026-11-21T10:00', { date: '2026-11-22' })).data).toMatchObject({
      night: '2026-11-22',
      rosterKnown: true,
    });
    expect(await desk.refusal(tool, { date: '2026-11-20' }, at('2026-11-21T10:00'))).toEqual({
      code: 'TIME_PAST',
      message: 'That night is already over. I can tell you about tonight or a later night.',
    });
    expect(shownIds(await ask('2026-11-21T06:00', { date: '2026-11-20' }))).toEqual([
      'pharmacy-1',
      'pharmacy-4',
    ]);
  });

  test('is never one that is gone, switched off, no pharmacy, or another market’s', async () => {
    const gone = samplePharmacy(7);
    await desk.fill(
      [
        { ...near, active: false },
        { ...second, kind: 'beach' },
        { ...inLapta, marketId: 'elsewhere' },
        inNicosia,
      ],
      [sampleRoster('2026-11-21', [gone, near, second, inLapta, inNicosia])],
    );
    expect(shownIds(await ask('2026-11-21T10:00', { when: 'tonight', limit: 5 }))).toEqual(['pharmacy-4']);
  });
});

describe('an unknown roster', () => {
  const unknown = 'I do not know which pharmacies are on duty in the night from Saturday 21 November.';

  test.each([
    ['there is none', []],
    ['it is empty', [sampleRoster('2026-11-21', [])]],
    ['it is another night’s', [sampleRoster('2026-11-22', [near]), sampleRoster('2026-11-14', [near])]],
    ['none of its pharmacies is there', [sampleRoster('2026-11-21', [samplePharmacy(7), samplePharmacy(8)])]],
  ])('is said to be unknown when %s: nobody is called on duty', async (_why, known) => {
    await desk.fill(all, known);
    const answer = await ask('2026-11-21T21:00', { when: 'tonight' });
    expect(answer.message).toContain(`${unknown}\nThe nearest pharmacies I know:\n1. Pharmacy 1`);
    expect(answer.message).not.toContain('on duty until');
    expect(answer.message).toContain('closed, opens Monday 08:30');
    expect(answer.data).toMatchObject({ rosterKnown: false, night: '2026-11-21' });
  });

  test('that does not read is unknown too', async () => {
    await desk.local.documents.db
      .doc('markets/north-cyprus/dutyRosters/2026-11-21')
      .update({ duties: 'Ayla' });
    expect((await ask('2026-11-21T21:00', { when: 'tonight' })).message).toContain(unknown);
  });

  test('is said when nothing is open now, and not when something is', async () => {
    await desk.fill(all);
    const night = await ask('2026-11-21T22:00');
    expect(night.message).toContain(`I know of no pharmacy that is open right now.\n${unknown}`);
    expect(night.data).toMatchObject({ openNow: false, rosterKnown: false });
    expect((await ask('2026-11-21T10:00')).message).not.toContain('I do not know');
  });

  test('is all there is to say without a place, and where there is no pharmacy', async () => {
    await desk.fill(all);
    const { message, data } = await ask('2026-11-21T21:00', { when: 'tonight' }, { context: nowhere });
    expect([message, data['places']]).toEqual([unknown, []]);
    await desk.fill([]);
    expect((await ask('2026-11-21T21:00', { when: 'tonight' })).message).toBe(
      `${unknown}\nI know of no pharmacy around there.`,
    );
  });

  test('far ahead is no fault: it is not known yet', async () => {
    expect((await ask('2026-11-21T10:00', { date: '2031-01-01' })).data).toMatchObject({
      rosterKnown: false,
    });
  });
});

describe('bad input', () => {
  test.each([
    [{ when: 'yesterday' }],
    [{ date: '2026-02-30' }],
    [{ date: 'tomorrow' }],
    [{ date: '21.11.2026' }],
    [{ near: ['Girne'] }],
    [{ limit: 0 }],
    [{ limit: 1_000 }],
  ])('%j is refused with a sentence', async (args) => {
    expect(await desk.refusal(tool, args, at('2026-11-21T10:00'))).toMatchObject({
      code: 'TOOL_ARGUMENTS_INVALID',
    });
  });

  test('an unknown place, a place outside and a tool that is switched off are each said', async () => {
    expect(await desk.refusal(tool, { near: 'Xanadu' }, at('2026-11-21T10:00'))).toMatchObject({
      code: 'PLACE_NOT_FOUND',
    });
    const outside = standingAt({ latitude: 41, longitude: 29 });
    expect(await desk.refusal(tool, {}, { context: outside })).toMatchObject({ code: 'OUT_OF_AREA' });
    expect(await desk.refusal(tool, {}, { config: testConfig([]) })).toMatchObject({ code: 'TOOL_DISABLED' });
  });
});

test('costs one round trip, two where the one on duty is farther away, three at the most', async () => {
  const { cost } = desk.local.server;
  expect((await cost.measure(() => ask('2026-11-21T10:00'))).cost.roundTrips).toBe(1);
  expect((await cost.measure(() => ask('2026-11-21T22:00', { when: 'tonight' }))).cost.roundTrips).toBe(2);
  await desk.fill(all);
  expect((await cost.measure(() => ask('2026-11-21T22:00'))).cost.roundTrips).toBeLessThanOrEqual(3);
});
