import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { freeAt, pacedTimes, pairBurst, pairIntervalMs, pairWindowMs } from './pace.ts';

const start = new Date('2027-03-01T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

/** Messages that ask to leave at these moments, and when they do. */
function departures(moments: readonly { at: number; count: number }[]): number[] {
  let usedUntil: Date | null = null;
  return moments.flatMap(({ at, count }) => {
    const paced = pacedTimes(count, usedUntil, after(at));
    usedUntil = paced.usedUntil;
    return paced.times.map((time) => time.getTime() - start.getTime());
  });
}

const moments = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 60_000 }), count: fc.integer({ min: 0, max: 6 }) }), {
    maxLength: 30,
  })
  .map((steps) => {
    let at = 0;
    return steps.map(({ gap, count }) => {
      at += gap;
      return { at, count };
    });
  });

describe('pacedTimes', () => {
  test('a burst leaves at once, what follows every six seconds', () => {
    expect(departures([{ at: 0, count: pairBurst + 2 }])).toEqual([
      ...Array.from({ length: pairBurst }, () => 0),
      pairIntervalMs,
      2 * pairIntervalMs,
    ]);
  });

  test('never more than a burst and one every six seconds, over any stretch of time; in order; none before it is asked for', () => {
    fc.assert(
      fc.property(moments, (asked) => {
        const left = departures(asked);
        expect(left).toEqual(left.toSorted((a, b) => a - b));
        for (const [first, from] of left.entries()) {
          for (const [offset, to] of left.slice(first).entries()) {
            expect(offset + 1).toBeLessThanOrEqual(pairBurst + (to - from) / pairIntervalMs);
          }
        }
        const asking = asked.flatMap(({ at, count }) => Array.from({ length: count }, () => at));
        expect(left.every((time, index) => time >= (asking[index] ?? 0))).toBe(true);
      }),
    );
  });

  test('somebody who is written to now and then never waits', () => {
    const asked = Array.from({ length: 50 }, (_, index) => ({ at: index * pairIntervalMs, count: 1 }));
    expect(departures(asked)).toEqual(asked.map(({ at }) => at));
  });
});

describe('freeAt', () => {
  test('is now until a burst was sent within the window, then when the oldest of it is a window ago', () => {
    const sent = Array.from({ length: pairBurst }, (_, index) => after(index * 1_000));
    expect(freeAt(sent.slice(1), after(20_000))).toBeNull();
    expect(freeAt(sent, after(20_000))).toEqual(after(pairWindowMs));
    expect(freeAt(sent, after(pairWindowMs))).toBeNull();
  });
});
