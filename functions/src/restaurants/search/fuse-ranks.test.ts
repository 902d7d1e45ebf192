import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fuseRanks } from './fuse-ranks.ts';

const ranking = fc.uniqueArray(fc.constantFrom(...'abcdefgh')).map((ids) => ({ ids, weight: 1 }));

test('what both rankings put above something stays above it, and nothing is lost or doubled', () => {
  fc.assert(
    fc.property(ranking, ranking, (one, other) => {
      const fused = fuseRanks([one, other]).map(({ id }) => id);
      expect(fused.toSorted()).toEqual([...new Set([...one.ids, ...other.ids])].toSorted());
      const isAbove = (ids: readonly string[], left: string, right: string) =>
        ids.includes(left) && (!ids.includes(right) || ids.indexOf(left) < ids.indexOf(right));
      for (const left of fused) {
        for (const right of fused.slice(0, fused.indexOf(left))) {
          expect(isAbove(one.ids, left, right) && isAbove(other.ids, left, right)).toBe(false);
        }
      }
    }),
  );
});
