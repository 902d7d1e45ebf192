import { expect, test } from '@jest/globals';
import type { Reply } from '@merve/contract';
import { withBrief } from './brief-of.ts';

const card = { type: 'listings', items: [] };
const found =
  'Here is what I found:\n1. Carob Lantern — seafood\n2. Anchor & Almond — seafood\nTell me which.';

const briefOf = (ui: Reply['ui'], text = found) =>
  withBrief<Pick<Reply, 'text' | 'ui' | 'brief'>>({ text, ui }).brief;

test('what a card lists is not said beside it, what it does not is', () => {
  expect(briefOf(card)).toBe('Here is what I found:\nTell me which.');
});

test('without a card, and without a list, a text is read as it is', () => {
  expect(briefOf(null)).toBeUndefined();
  expect(briefOf(card, 'Open until 23:00.\nAt 12.30 there is music.')).toBeUndefined();
});
