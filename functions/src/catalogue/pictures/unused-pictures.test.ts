import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayBeNamed, mayBeTakenAway } from './unused-pictures.ts';

const dayMs = 86_400_000;
const marked = (days: number, now = new Date('2026-12-01T00:00:00Z')) => ({
  now,
  picture: {
    unused: {
      since: new Date(now.getTime() - days * dayMs),
      generations: { small: '1', large: '2' },
    },
  },
});

describe('a picture that no listing names', () => {
  test('may be named for a week, and is taken away a day after that', () => {
    const judged = [0, 6.9, 7, 7.9, 8, 30].map((days) => {
      const { picture, now } = marked(days);
      return [mayBeNamed(picture, now), mayBeTakenAway(picture, now)];
    });
    expect(judged).toEqual([
      ...[
        [true, false],
        [true, false],
        [false, false],
        [false, false],
        [false, true],
        [false, true],
      ],
    ]);
  });

  test('is never taken away while somebody may still name it, nor within a day of that', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (days) => {
        const { picture, now } = marked(days);
        const nearlyADayAgo = new Date(now.getTime() - 0.99 * dayMs);
        expect(mayBeTakenAway(picture, now) && mayBeNamed(picture, nearlyADayAgo)).toBe(false);
      }),
    );
  });

  test('that is not marked may be named, and is not taken away', () => {
    expect([mayBeNamed({}, new Date()), mayBeTakenAway({}, new Date())]).toEqual([true, false]);
  });
});
