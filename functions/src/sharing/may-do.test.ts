import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Action, higherOf, mayDo, type Standing } from './may-do.ts';

const actions: readonly Action[] = ['see', 'takePart', 'change', 'seePrivate', 'manage', 'commit', 'delete'];
const ladder: readonly Standing[] = [null, 'read', 'takePart', 'edit', 'owner'];
const standings = fc.constantFrom(...ladder);

describe('what each may do', () => {
  test.each([
    [null, []],
    ['read', ['see']],
    ['takePart', ['see', 'takePart']],
    ['edit', ['see', 'takePart', 'change', 'seePrivate']],
    ['owner', actions],
  ] as const)('%s: %j', (standing, may) => {
    expect(actions.filter((action) => mayDo(standing, action))).toEqual(may);
  });

  test('who stands higher may do all that who stands lower may', () => {
    fc.assert(
      fc.property(standings, standings, fc.constantFrom(...actions), (one, other, action) => {
        const higher = higherOf(one, other);
        expect(ladder.indexOf(higher)).toBe(Math.max(ladder.indexOf(one), ladder.indexOf(other)));
        if (mayDo(one, action) || mayDo(other, action)) expect(mayDo(higher, action)).toBe(true);
      }),
    );
  });

  test('the owner alone lets others in, binds and deletes', () => {
    for (const action of ['manage', 'commit', 'delete'] as const) {
      expect(ladder.filter((standing) => mayDo(standing, action))).toEqual(['owner']);
    }
  });
});
