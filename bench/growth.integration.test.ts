import { describe, expect, test } from '@jest/globals';
import { growths, measureGrowth, ratioOf } from './growth.ts';

/** Counts of one firestore-local each: no clock is asked, so a busy machine changes nothing. */
describe.each(growths)('a hundred times as many $name', (growth) => {
  test('cost the same work no more than a twentieth on top', async () => {
    const { few, many } = await measureGrowth(growth);
    for (const part of ['reads', 'calls', 'indexEntries'] as const)
      expect({ part, ratio: Math.min(ratioOf(few[part], many[part]), 1.05) }).toEqual({
        part,
        ratio: ratioOf(few[part], many[part]),
      });
  });
});
