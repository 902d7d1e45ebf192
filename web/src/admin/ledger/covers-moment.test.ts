import { expect, test } from '@jest/globals';
import { coversMoment } from './covers-moment.ts';
import { whatIsAsked } from './what-is-asked.ts';

const at = (second: number) => new Date(1_800_000_000_000 + second * 1000);

test('a turn covers both its ends, and nothing after', () => {
  const turn = { startedAt: at(10), finishedAt: at(12) };
  expect([9, 10, 11, 12, 13].map((second) => coversMoment(turn, at(second)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(coversMoment({ startedAt: at(10), finishedAt: null }, at(99))).toBe(true);
});

test('what is asked, in a line', () => {
  const line = { itemId: 'i', number: 1, choices: [], totalMinor: 1 };
  const food = {
    kind: 'food' as const,
    lines: [
      { ...line, name: 'Margherita', quantity: 2 },
      { ...line, name: 'Cola', quantity: 1 },
    ],
    deliveryMinor: 0,
    deliverTo: null,
    wishedAt: null,
    allergies: [],
    allergensUnknownIn: [],
    note: null,
  };
  expect(whatIsAsked(food)).toBe('2 × Margherita, 1 × Cola');
  expect(whatIsAsked({ kind: 'viewing', name: 'Villa', wishedAt: null, note: null })).toBe('Villa');
});
