import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { joinCodeIn, joinWordOf } from './vote-words.ts';

describe('the code of a vote', () => {
  test.each([
    ...languageSchema.options.map((language) => `${joinWordOf(language)} AB1D-12E4`),
    'join ab1d-12e4',
    'Join: AB1D 12E4.',
    'JOIN AB1D12E4',
    'AB1D-12E4',
    'katıl ab1d-12e4 🙂',
  ])('is read in “%s”', (text) =>
    expect(joinCodeIn(text)?.replace(/[- ]/g, '').toUpperCase()).toBe('AB1D12E4'),
  );

  test.each([
    'join together',
    'join us for dinner at 8',
    'can my friends join',
    'AB1D12E4',
    'K7QF2M',
    'cancel K7QF2M',
    '12-14 people',
    'join',
    'a table at 18:00-20:00',
  ])('and not in “%s”', (text) => expect(joinCodeIn(text)).toBeNull());
});
