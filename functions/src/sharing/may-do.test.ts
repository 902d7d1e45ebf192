import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Deed, higherOf, mayDo, type Standing } from './may-do.ts';

const deeds: readonly Deed[] = ['see', 'takePart', 'change', 'seePrivate', 'manage', 'commit', 'delete'];
const ladder: readonly Standing[] = [null, 'read', 'takePart', 'edit', 'owner'];
const standings = fc.constantFrom(...ladder);

describe('what each may do', () => {
  test.each([
    [null, []],
    ['read', ['see']],
    ['takePart', ['see', 'takePart']],
    ['edit', ['see', 'takePart', 'change', 'seePrivate']],
    ['owner', deeds],
  ] as const)('%s: %j', (standing, may) => {
    expect(deeds.filter((deed) => mayDo(standing, deed))).toEqual(may);
  });

  test('who stands higher may do all that who stands lower may', () => {
    fc.assert(
      fc.property(standings, standings, fc.constantFrom(...deeds), (one, other, deed) => {
        const higher = higherOf(one, other);
        expect(ladder.indexOf(higher)).toBe(Math.max(ladder.indexOf(one), ladder.indexOf(other)));
        if (mayDo(one, deed) || mayDo(other, deed)) expect(mayDo(higher, deed)).toBe(true);
      }),
    );
  });

  test('the owner alone lets others in, binds and deletes', () => {
    for (const deed of ['manage', 'commit', 'delete'] as const) {
      expect(ladder.filter((standing) => mayDo(standing, deed))).toEqual(['owner']);
    }
  });
});
