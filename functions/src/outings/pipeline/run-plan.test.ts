import { describe, expect, test } from '@jest/globals';
import { type Coordinates, distanceKm, type OutingIntent } from '@merve/contract';
import fc from 'fast-check';
import { compositeScore } from '../venue-scores.ts';
import type { Candidate } from './candidate.ts';
import { withVibe } from './match-vibes.ts';
import { isSameVenue, maxCandidates, mergeCandidates } from './merge-candidates.ts';
import { watchOutOf, whyOf } from './plan-facts.ts';
import { type RiskFlag, unknownRisks } from './risk-evidence.ts';
import { isVetoed, middleOf, type PlanPorts, type PlanQuestion, runPlan, worstMinutes } from './run-plan.ts';

const nothingSaid: OutingIntent = { activity: null, size: null, budget: null, place: null, vibe: null };
const question: PlanQuestion = {
  ...{
    prompt: 'something to do',
    intent: nothingSaid,
    departures: [],
    around: null,
    planning: null,
    liked: [],
  },
  startsAt: new Date('2026-12-01T18:00:00Z'),
};
const kyrenia: Coordinates = { latitude: 35.34, longitude: 33.32 };
const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ venueId: `listing:${id}`, provider: 'listing', listingId: id, name: `Venue ${id}`, address: null },
  ...{ location: kyrenia, rating: 4, votes: 10, priceTier: 2, category: 'restaurant', composite: null },
  ...{ tiers: [2], texts: [], attributions: [] },
  ...more,
});
const never = new AbortController().signal;
const portsOf = (found: readonly Candidate[], more: Partial<PlanPorts> = {}): PlanPorts => ({
  locate: async () => kyrenia,
  sources: [{ name: 'own', find: async () => found }],
  risks: async () => new Map(),
  log: () => {},
  expires: () => never,
  ...more,
});
const far = (index: number): Coordinates => ({ latitude: 35 + index / 10, longitude: 33 });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    candidate(`v${index}`, { location: far(index), name: `House ${index}` }),
  );

describe('a plan', () => {
  test('goes through its roles in order, and says one line of each', async () => {
    const said: string[] = [];
    await runPlan(question, portsOf(many(4), { log: (role) => said.push(role) }));
    expect(said).toEqual(['commander', 'scout', 'vibe_matcher', 'cost_analyst', 'critic', 'synthesiser']);
  });

  test('ends at once where nothing is found, all sources fail, or nobody knows the place', async () => {
    const failing = { name: 'down', find: async () => Promise.reject(new Error('down')) };
    expect((await runPlan(question, portsOf([]))).failFast).toBe('no_candidates');
    expect((await runPlan(question, portsOf([], { sources: [failing] }))).failFast).toBe('sources_down');
    const elsewhere = { ...question, intent: { ...nothingSaid, place: 'Nowhere' } };
    expect((await runPlan(elsewhere, portsOf(many(3), { locate: async () => null }))).failFast).toBe(
      'place_unknown',
    );
  });

  test('a source and a critic that fail leave the rest, and risk unknown', async () => {
    const ports = portsOf(many(3), {
      sources: [
        { name: 'down', find: async () => Promise.reject(new Error('down')) },
        { name: 'own', find: async () => many(3) },
      ],
      risks: async () => Promise.reject(new Error('down')),
    });
    const { venues, failFast } = await runPlan(question, ports);
    expect(failFast).toBeNull();
    expect(venues.map(({ risk }) => risk)).toEqual([null, null, null]);
    expect(venues.every(({ composite }) => composite !== null)).toBe(true);
  });

  test('a source that never answers is given up with the plan’s own clock', async () => {
    const over = new AbortController();
    const ports = portsOf([], {
      sources: [
        { name: 'silent', find: () => new Promise(() => setImmediate(() => over.abort())) },
        { name: 'own', find: async () => many(3) },
      ],
      expires: (ms) => (ms === 10_000 ? over.signal : never),
    });
    const { venues } = await runPlan(question, ports);
    expect(venues).toHaveLength(3);
  });

  test('whoever reaches the first three was judged, however the ranks move', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
            fc.constantFrom('low', 'medium', 'high', null),
          ),
          {
            minLength: 1,
            maxLength: 10,
          },
        ),
        async (rows) => {
          const found = rows.map(([tier], index) =>
            candidate(`v${index}`, {
              location: far(index),
              name: `House ${index}`,
              tiers: [tier],
            }),
          );
          const flags = new Map<string, readonly RiskFlag[]>(
            rows.map(([, severity], index) => [
              `listing:v${index}`,
              severity === null ? [] : [{ code: 'rain', severity, evidenceId: 'openweather:1' }],
            ]),
          );
          const { venues } = await runPlan(
            question,
            portsOf(found, {
              risks: async (some) =>
                new Map(
                  some.map(({ venueId }) => [venueId, { ...unknownRisks, flags: flags.get(venueId) ?? [] }]),
                ),
            }),
          );
          // L-25: at most eight of a source.
          expect(venues).toHaveLength(Math.min(8, rows.length));
          for (const venue of venues.slice(0, 3)) expect(venue.risks.flags).not.toBeNull();
          const marks = venues.map(({ composite }) => composite ?? -1);
          expect(marks).toEqual(marks.toSorted((one, other) => other - one));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a veto warns and hides nothing', async () => {
    const { venues } = await runPlan(
      question,
      portsOf(many(3), {
        risks: async (some) =>
          new Map(
            some.map(({ venueId }) => [
              venueId,
              {
                ...unknownRisks,
                flags: [{ code: 'thunderstorm', severity: 'high', evidenceId: 'openweather:1' }],
              },
            ]),
          ),
      }),
    );
    expect(venues).toHaveLength(3);
    expect(venues.every(isVetoed)).toBe(true);
    const [first] = venues;
    expect(first && watchOutOf(first, { vibe: null, budget: null })[0]).toMatchObject({
      fact: 'risk',
      evidenceId: 'openweather:1',
    });
    expect(first && whyOf(first, { vibe: null, budget: 'low' })).toContainEqual({ fact: 'price_fits' });
  });

  test('members from several places have a way, one has none', () => {
    expect(worstMinutes([far(0)], far(1))).toBeNull();
    expect(worstMinutes([far(0), far(2)], far(1))).toBeGreaterThan(20);
    const middle = middleOf([far(0), far(1), far(2)]);
    expect(middle && distanceKm(middle, far(1))).toBeLessThan(1);
  });

  test('the travel term is left out exactly where nobody has a way', () => {
    const weights = { vibe: 0.33, cost: 0.4, risk: 0.27 };
    const source = compositeScore({ vibe: 0.72, value: 0.6, risk: 1, worstTravel: null }, weights);
    expect(source).toBeCloseTo(0.33 * 0.72 + 0.4 * 0.6 + 0.27 * 1, 12);
  });
});

describe('one venue of two sources', () => {
  test('a chain’s branches are two, a mall’s neighbours are two, one house is one', () => {
    const at = (metres: number) => ({ latitude: 35.34 + metres / 111_000, longitude: 33.32 });
    const named = (name: string, metres: number) => ({ name, location: at(metres) });
    expect(isSameVenue(named('Blue Mulberry', 0), named('BLUE MULBERRY', 400))).toBe(true);
    expect(isSameVenue(named('Blue Mulberry', 0), named('Blue Mulberry', 4_000))).toBe(false);
    expect(isSameVenue(named('Blue Mulberry Cafe', 0), named('Blue Mulberry', 60))).toBe(true);
    expect(isSameVenue(named('Blue Mulberry', 0), named('Shoe Palace', 20))).toBe(false);
  });

  test('ours stands, with both prices; there are never more than ten, and each once', () => {
    const google = candidate('x', {
      venueId: 'google:x',
      provider: 'google',
      listingId: null,
      name: 'House 0',
      location: far(0),
      tiers: [3],
    });
    const [first] = mergeCandidates([[google], many(1)]);
    expect(first).toMatchObject({ venueId: 'listing:v0', tiers: [2, 3] });
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 15 }), { maxLength: 4 }),
        (rows) => {
          const merged = mergeCandidates(
            rows.map((row) =>
              row.map((index) =>
                candidate(`v${index}`, { name: `House number ${index}`, location: far(index) }),
              ),
            ),
          );
          expect(merged.length).toBe(Math.min(maxCandidates, new Set(rows.flat()).size));
          expect(new Set(merged.map(({ venueId }) => venueId)).size).toBe(merged.length);
        },
      ),
    );
  });
});

test('of moods that were asked for three always stay, and what is unknown is never too little', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 10 }),
      (scores) => {
        const venues = scores.map((_, index) => ({ venueId: `listing:${index}` }));
        const known = new Map(
          scores.map(
            (score, index) => [`listing:${index}`, { score, style: null, confidence: 0.5 }] as const,
          ),
        );
        const stay = withVibe(venues, known);
        expect(stay.length).toBeGreaterThanOrEqual(Math.min(3, venues.length));
        for (const [index, score] of scores.entries())
          if (score === null || score >= 0.4) expect(stay).toContainEqual({ venueId: `listing:${index}` });
      },
    ),
  );
});
