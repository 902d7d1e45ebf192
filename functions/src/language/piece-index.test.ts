import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PieceIndex, pieceOfWord } from './piece-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ğ', '밥'), maxLength: 6 });

test('a word that stands in a text is possible there, and what has no piece always is', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 8 }),
      fc.array(word, { maxLength: 6 }),
      (words, said) => {
        const index = new PieceIndex();
        for (const [place, one] of words.entries()) index.add(place, pieceOfWord(one));
        const text = said.join(' ');
        const possible = index.possibleIn(text);
        for (const [place, one] of words.entries())
          if (text.includes(one) || one.length < 2) expect([one, possible[place]]).toEqual([one, 1]);
      },
    ),
  );
});

test('a word of which a text has no piece is not', () => {
  const index = new PieceIndex();
  for (const [place, one] of ['peanut', 'nut', 'no'].entries()) index.add(place, pieceOfWord(one));
  expect([...index.possibleIn('a table with nuts')]).toEqual([0, 1, 0]);
  expect([...index.possibleIn('no bear')]).toEqual([0, 0, 1]);
});
