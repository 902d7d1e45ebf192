import { describe, expect, test } from '@jest/globals';
import { cardSchema } from '@merve/contract/cards';
import { isShown } from '../card-types.ts';
import { samples } from './samples.ts';

describe('the gallery of cards', () => {
  test.each(Object.entries(samples))('%s is as the contract has it, and is drawn', (_, sample) => {
    expect(cardSchema.parse(sample)).toEqual(sample);
    expect(isShown(sample)).toBe(true);
  });

  test('has a sample of every type', () => {
    const types = cardSchema.options.map((option) => option.shape.type.value);
    const shown = new Set(Object.values(samples).map(({ type }) => type));
    // Its words are all there is to it.
    const wordsAlone = ['operation_proposal'];
    expect(types.filter((type) => !shown.has(type))).toEqual(wordsAlone);
    expect(isShown({ type: 'operation_proposal' })).toBe(false);
  });
});

test.each([
  [null],
  [{}],
  [{ type: 'hologram' }],
  [{ type: 7 }],
  [{ type: 'toString' }],
  [{ type: '__proto__' }],
])('%j is no card that is drawn', (ui) => expect(isShown(ui)).toBe(false));
