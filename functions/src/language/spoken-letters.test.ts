import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { foldText } from './fold-text.ts';
import { isOfSpokenLetters, ofSpokenLetters, ofSpokenLettersAndMarks } from './spoken-letters.ts';

const root = join(__dirname, '../../..');
const pattern = (source: string) => new RegExp(ofSpokenLetters(source), 'u');

test('every letter and digit that people wrote in one of the nine languages is one', () => {
  const texts = globSync('corpora/{allergies,emergencies,gate,own-things}/*.jsonl', { cwd: root }).map(
    (file) => readFileSync(join(root, file), 'utf8'),
  );
  const written = new Set(texts.flatMap((text) => [...foldText(text).text]));
  const missed = [...written].filter(
    (sign) => /[\p{L}\p{N}]/u.test(sign) !== pattern(String.raw`[\p{L}\p{N}]`).test(sign),
  );
  // A sign of one's own, a full-width or Chinese letter: nothing that a pattern looks for.
  expect(
    missed.filter((sign) =>
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}]/u.test(
        sign,
      ),
    ),
  ).toEqual([]);
  expect(written.size).toBeGreaterThan(500);
});

test('classes keep what else is in them, and what is escaped stays', () => {
  expect(pattern(String.raw`^[^\p{L}'\]]\[\p{N}\p{L}*$`).test('-[1ж')).toBe(true);
  expect(pattern(String.raw`^[^\p{L}'\]]`).test(']')).toBe(false);
  expect(pattern(String.raw`(?<![\p{L}\p{N}])nut(?![\p{L}\p{N}])`).test('peanut')).toBe(false);
  expect(pattern(String.raw`(?<![\p{L}\p{N}])nut(?![\p{L}\p{N}])`).test('a nut!')).toBe(true);
});

test('in a text of spoken letters alone, narrowed classes are those of Unicode, character for character', () => {
  const classes = ['\\p{L}', '\\p{N}', '\\p{M}', '[^\\p{L}\\p{N}]', '[\\p{L}\\p{M}]'].map((source) => [
    new RegExp(source, 'u'),
    new RegExp(ofSpokenLettersAndMarks(source), 'u'),
  ]);
  const unlike: number[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    const isAlike = classes.every(([whole, narrow]) => whole?.test(sign) === narrow?.test(sign));
    if (isAlike !== isOfSpokenLetters(sign)) unlike.push(code);
  }
  expect(unlike).toEqual([]);
  expect(isOfSpokenLetters('Bir masa, שולחן לשניים, стол, τραπέζι, für 2, طاولة, میز، 두 명 é')).toBe(true);
  expect(isOfSpokenLetters('a table at 北京')).toBe(false);
});
