import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pieceOf, WordGroups } from './word-groups.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });
const stem = fc
  .tuple(fc.boolean(), word, fc.boolean())
  .map(([before, letters, behind]) => `${before ? '*' : ''}${letters}${behind ? '*' : ''}`);
const phrase = fc.array(stem, { minLength: 1, maxLength: 3 }).map((stems) => stems.join(' '));
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => ` ${words.join(' ')} `);

test('what stands in a sentence is never screened out, with letters written onto a word or without', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(phrase, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      sentence,
      fc.boolean(),
      (groups, text, beginsAnywhere) => {
        const table = new WordGroups();
        const added = groups.map((phrases) =>
          table.add(
            phrases.map((one) => ({
              pattern: `${beginsAnywhere && !one.startsWith('*') ? '(?:a|bc)?' : ''}${one.replaceAll('*', '[^ ]{0,20}')}`,
              piece: pieceOf(one, beginsAnywhere),
            })),
          ),
        );
        const screened = table.screen(text);
        for (const group of added) {
          group.pattern().lastIndex = 0;
          if (group.pattern().test(text)) expect(screened.mayHave(group)).toBe(true);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('most of what does not stand there is screened out, by letters of its longest word', () => {
  const table = new WordGroups();
  const [throat, me] = ['my throat*', 'me'].map((one) =>
    table.add([{ pattern: one, piece: pieceOf(one, false) }]),
  );
  const may = (text: string) =>
    [throat, me].map((group) => group !== undefined && table.screen(text).mayHave(group));
  expect(may(' something closes my throats now ')).toEqual([true, false]);
  expect(may(' the table is for me ')).toEqual([false, true]);
  expect(pieceOf('a*', true)).toBe(null);
});
