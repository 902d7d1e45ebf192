import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { memoryCache } from './cache.ts';

describe('memoryCache', () => {
  test('gives nothing older than it may, keeps no more than it may, and loads no more than it must', async () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      waitMs: fc.integer({ min: -20, max: 80 }),
      forget: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        let time = 1_000_000;
        const maxAgeMs = 100;
        const maxEntries = 3;
        const cache = memoryCache<number>({ maxAgeMs, maxEntries, now: () => new Date(time) });
        // What there would be without forgetting by age: newest last.
        let kept: { key: string; at: number }[] = [];
        for (const { key, waitMs, forget } of steps) {
          time += waitMs;
          if (forget) {
            cache.forget(key);
            kept = kept.filter((entry) => entry.key !== key);
          }
          let loads = 0;
          const loadedAt = await cache.get(key, async () => {
            loads += 1;
            return time;
          });
          const known = kept.find((entry) => entry.key === key);
          const isFresh = known !== undefined && known.at <= time && time < known.at + maxAgeMs;
          expect([loads, loadedAt]).toEqual(isFresh ? [0, known.at] : [1, time]);
          kept = [...kept.filter((entry) => entry.key !== key), { key, at: loadedAt }].slice(-maxEntries);
        }
      }),
    );
  });

  test('callers that come while it loads share the load, and a failure is not kept', async () => {
    const cache = memoryCache<string>({ maxAgeMs: 1_000, maxEntries: 2, now: () => new Date(0) });
    const { promise, reject } = Promise.withResolvers<string>();
    const both = [cache.get('a', () => promise), cache.get('a', async () => 'not asked for')];
    reject(new Error('away'));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('a', async () => 'back')).toBe('back');
  });
});
