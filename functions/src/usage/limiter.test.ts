import { describe, expect, test } from '@jest/globals';
import type { LimiterState, RateLimitPolicy } from '@merve/contract';
import fc from 'fast-check';
import { emissionIntervalMs, judge } from './limiter.ts';
import { marketDay } from './market-day.ts';

const policy: RateLimitPolicy = { perMinute: 10, burst: 5, perDay: 50 };
const start = Date.parse('2026-11-21T10:00:00Z');

/** Judges messages at these offsets (ms), one after the other. */
function judgeAll(offsets: readonly number[], limits = policy, timeZone = 'Asia/Famagusta') {
  let state: LimiterState | null = null;
  return offsets.map((offset) => {
    const at = new Date(start + offset);
    const judgement = judge(state, limits, at, marketDay(at, timeZone));
    state = judgement.state;
    return { offset, ...judgement };
  });
}
const passed = (offsets: readonly number[], limits = policy) =>
  judgeAll(offsets, limits).filter(({ limited }) => limited === null);

describe('ten a minute, five at once', () => {
  test('five pass at once, the sixth is told to wait six seconds, and the next ones are not told again', () => {
    const judged = judgeAll([0, 0, 0, 0, 0, 10, 20, 30]);
    expect(judged.map(({ limited }) => limited?.tell ?? 'passed')).toEqual([
      ...Array.from({ length: 5 }, () => 'passed'),
      true,
      false,
      false,
    ]);
    expect(judged[5]?.limited).toMatchObject({ reason: 'rate', until: new Date(start + 6_000) });
  });

  test('one passes every six seconds after that, and all five again after half a minute of silence', () => {
    expect(passed([0, 0, 0, 0, 0, 5_999, 6_000, 6_001, 12_000]).map(({ offset }) => offset)).toEqual([
      0, 0, 0, 0, 0, 6_000, 12_000,
    ]);
    expect(passed([0, 0, 0, 0, 0, ...Array.from({ length: 6 }, () => 30_000)])).toHaveLength(10);
  });

  test('a new window is told anew', () => {
    const judged = judgeAll([0, 0, 0, 0, 0, 0, 6_000, 6_000]);
    expect(judged.map(({ limited }) => limited?.tell)).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      true,
      undefined,
      true,
    ]);
  });
});

describe('fifty a day', () => {
  const oneAMinute = Array.from({ length: 60 }, (_, index) => index * 60_000);

  test('the fifty-first waits for midnight at the market, told once', () => {
    const refused = judgeAll(oneAMinute).slice(50);
    expect(refused.map(({ limited }) => limited?.reason)).toEqual(Array.from({ length: 10 }, () => 'day'));
    expect(refused[0]?.limited?.until.toISOString()).toBe('2026-11-21T22:00:00.000Z');
    expect(refused.filter(({ limited }) => limited?.tell)).toHaveLength(1);
  });

  test('the next day counts from nothing, and a clock that goes back over midnight does not', () => {
    const midnight = Date.parse('2026-11-21T22:00:00Z') - start;
    const judged = judgeAll([...oneAMinute, midnight, midnight - 1]);
    expect(judged.at(-2)).toMatchObject({ limited: null, state: { date: '2026-11-22', messages: 1 } });
    expect(judged.at(-1)?.state).toMatchObject({ date: '2026-11-22', messages: 2 });
  });
});

const arbitraryPolicy = fc.record({
  perMinute: fc.integer({ min: 1, max: 600 }),
  burst: fc.integer({ min: 1, max: 20 }),
  perDay: fc.option(fc.integer({ min: 1, max: 100 })),
});
const gaps = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })), { maxLength: 80 });
const arrivals = gaps.map((list) => {
  let at = 0;
  return list.map((gap) => {
    at += gap;
    return at;
  });
});

test('no stretch of time lets more through than the burst and the rate', () => {
  fc.assert(
    fc.property(arbitraryPolicy, arrivals, (limits, offsets) => {
      const through = passed(offsets, limits).map(({ offset }) => offset);
      for (let first = 0; first < through.length; first += 1) {
        for (let last = first; last < through.length; last += 1) {
          const minutes = ((through[last] ?? 0) - (through[first] ?? 0)) / 60_000;
          expect(last - first + 1).toBeLessThanOrEqual(limits.burst + limits.perMinute * minutes + 1e-9);
        }
      }
    }),
  );
});

test('no more in a day than the day allows, and exactly what passed is counted', () => {
  fc.assert(
    fc.property(arbitraryPolicy, arrivals, (limits, offsets) => {
      const judged = judgeAll(offsets, limits, 'UTC');
      const through = judged.filter(({ limited }) => limited === null);
      expect(through.length).toBeLessThanOrEqual(limits.perDay ?? Number.POSITIVE_INFINITY);
      expect(judged.at(-1)?.state.messages ?? 0).toBe(through.length);
    }),
  );
});

test('who waits as long as told is let through', () => {
  fc.assert(
    fc.property(arbitraryPolicy, arrivals, (limits, offsets) => {
      let state: LimiterState | null = null;
      for (const offset of offsets) {
        const at = new Date(start + offset);
        const { limited, state: next } = judge(state, limits, at, marketDay(at, 'UTC'));
        if (limited) {
          expect(limited.until.getTime()).toBeGreaterThan(at.getTime());
          const again = judge(next, limits, limited.until, marketDay(limited.until, 'UTC'));
          expect(again.limited).toBeNull();
        }
        state = next;
      }
    }),
  );
});

test('a more generous policy never refuses what a stricter one lets through, message for message', () => {
  fc.assert(
    fc.property(arbitraryPolicy, arrivals, (limits, offsets) => {
      const generous = { ...limits, burst: limits.burst + 3, perDay: null };
      const byRate = { ...limits, perDay: null };
      expect(passed(offsets, generous).length).toBeGreaterThanOrEqual(passed(offsets, byRate).length);
    }),
  );
});

test('whatever the clock does, nobody waits longer than a burst takes to refill, and the state stays sane', () => {
  const wild = fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(arbitraryPolicy, wild, (limits, offsets) => {
      const longest = limits.burst * emissionIntervalMs(limits);
      for (const { offset, limited, state } of judgeAll(offsets, { ...limits, perDay: null })) {
        expect((limited?.until.getTime() ?? 0) - (start + offset)).toBeLessThanOrEqual(longest);
        expect(state.fullAt.getTime() - (start + offset)).toBeLessThanOrEqual(
          longest + emissionIntervalMs(limits),
        );
      }
    }),
  );
});
