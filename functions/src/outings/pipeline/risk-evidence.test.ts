import { expect, test } from '@jest/globals';
import type { VenueRiskEvent } from '@merve/contract';
import fc from 'fast-check';
import type { HourForecast } from '../../integrations/weather-service.ts';
import { riskScore } from '../venue-scores.ts';
import { flagsOfEvents, flagsOfForecast, flagsOfStored, risksOf, uniqueFlags } from './risk-evidence.ts';

test('flags come of evidence alone, worse outdoors, each once', () => {
  const forecast: HourForecast = {
    ...{
      evidenceId: 'openweather:1',
      condition: 'rain' as const,
      celsius: 20,
      windMetresPerSecond: 2,
      rainMillimetres: 5,
      snowMillimetres: 0,
    },
    isThunderstorm: false,
  };
  expect(flagsOfForecast(forecast, true)).toEqual([
    { code: 'heavy_rain', severity: 'high', evidenceId: 'openweather:1' },
  ]);
  expect(flagsOfForecast(forecast, false)[0]?.severity).toBe('low');
  expect(flagsOfForecast({ ...forecast, rainMillimetres: 0 }, true)).toEqual([]);
  expect(flagsOfEvents([{ evidenceId: 'predicthq:a', kind: 'crowd', rank: 30 }])).toEqual([]);
  const [low, high] = [flagsOfForecast(forecast, false), flagsOfForecast(forecast, true)];
  expect(uniqueFlags([...low, ...high])).toEqual(high);
});

const startsAt = new Date('2026-12-01T18:00:00Z');
const now = new Date('2026-12-01T08:00:00Z');
const stored = (more: Partial<VenueRiskEvent> = {}): VenueRiskEvent => ({
  ...{
    riskEventId: 'r1',
    marketId: 'north-cyprus',
    venueId: 'listing:v1',
    code: 'heavy_rain',
    severity: 'high',
  },
  ...{
    evidenceId: 'openweather:1',
    about: startsAt,
    seenAt: now,
    expiresAt: new Date('2027-05-01T00:00:00Z'),
  },
  ...more,
});
const fine: HourForecast = {
  ...{ evidenceId: 'openweather:2', condition: 'clear', celsius: 22, windMetresPerSecond: 2 },
  ...{ rainMillimetres: 0, snowMillimetres: 0, isThunderstorm: false },
};
const nothing = {
  ...{
    weather: null,
    asksWeather: true,
    events: null,
    knowsEvents: true,
    stored: [],
    isOutside: true,
    startsAt,
    now,
  },
};

test('where nobody answers the risk is unknown, which is not “none”', () => {
  const risks = risksOf(nothing);
  expect(risks).toMatchObject({ flags: null, knowsEvents: false, needsWeather: true });
  expect(riskScore(risks.flags && [])).toBeNull();
  // An empty list of events proves something only where the subscription holds the market.
  expect(risksOf({ ...nothing, events: [], knowsEvents: false }).flags).toBeNull();
  expect(risksOf({ ...nothing, events: [] }).flags).toEqual([]);
  expect(risksOf({ ...nothing, weather: fine }).flags).toEqual([]);
});

test('what a source says now takes the place of what was stored; where it is silent, the same hour still counts', () => {
  const flag = { code: 'heavy_rain', severity: 'high', evidenceId: 'openweather:1' };
  expect(risksOf({ ...nothing, stored: [stored()] }).flags).toEqual([flag]);
  expect(risksOf({ ...nothing, stored: [stored()], weather: fine }).flags).toEqual([]);
  const concert = stored({ code: 'crowd', evidenceId: 'predicthq:a' });
  expect(risksOf({ ...nothing, stored: [concert], weather: fine }).flags).toMatchObject([{ code: 'crowd' }]);
  expect(risksOf({ ...nothing, stored: [concert], weather: fine, events: [] }).flags).toEqual([]);
});

test('another hour’s risk is history, and yesterday’s forecast is another one by now', () => {
  const hours = (count: number) => new Date(startsAt.getTime() + count * 3_600_000);
  expect(flagsOfStored([stored({ about: hours(2) })], startsAt, now)).toEqual([]);
  expect(flagsOfStored([stored({ about: hours(1) })], startsAt, now)).toHaveLength(1);
  const old = { seenAt: new Date(now.getTime() - 25 * 3_600_000) };
  expect(flagsOfStored([stored(old)], startsAt, now)).toEqual([]);
  expect(flagsOfStored([stored({ ...old, code: 'crowd' })], startsAt, now)).toHaveLength(1);
});

test('every flag names its evidence, whatever the sources say', () => {
  const forecast = fc.record({
    ...{ evidenceId: fc.constant('openweather:x'), condition: fc.constant('rain' as const) },
    ...{ celsius: fc.integer({ min: -30, max: 50 }), windMetresPerSecond: fc.integer({ min: 0, max: 40 }) },
    ...{ rainMillimetres: fc.integer({ min: 0, max: 20 }), snowMillimetres: fc.integer({ min: 0, max: 20 }) },
    isThunderstorm: fc.boolean(),
  });
  const events = fc.array(
    fc.record({
      evidenceId: fc.constantFrom('predicthq:a', 'predicthq:b'),
      kind: fc.constantFrom('crowd' as const, 'road_closed' as const, 'severe_weather_warning' as const),
      rank: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      fc.option(forecast),
      fc.option(events),
      fc.boolean(),
      fc.boolean(),
      (weather, around, isOutside, knowsEvents) => {
        const { flags } = risksOf({ ...nothing, weather, events: around, isOutside, knowsEvents });
        const ids = new Set([weather?.evidenceId, ...(around ?? []).map(({ evidenceId }) => evidenceId)]);
        for (const { evidenceId } of flags ?? []) expect(ids).toContain(evidenceId);
        expect(new Set((flags ?? []).map(({ code }) => code)).size).toBe((flags ?? []).length);
      },
    ),
  );
});
