import { describe, expect, test } from '@jest/globals';
import { cardSchema } from '@merve/contract/cards';
import { samples } from './samples.ts';

describe('the gallery of cards', () => {
  test.each(Object.entries(samples))('%s is as the contract has it', (_, sample) => {
    expect(cardSchema.parse(sample)).toEqual(sample);
  });

  test('has a sample of every type', () => {
    const types = cardSchema.options.map((option) => option.shape.type.value);
    const shown = new Set(Object.values(samples).map(({ type }) => type));
    // Its words are all there is to it.
    const wordsAlone = ['location_request', 'operation_proposal'];
    expect(types.filter((type) => !shown.has(type))).toEqual(wordsAlone);
  });
});
