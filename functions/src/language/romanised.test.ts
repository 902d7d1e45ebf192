import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { detectLanguage } from './detect-language.ts';
import { romanisedIn } from './romanised.ts';
import { type RomanisedLanguage, romanisedWords } from './romanised-words.ts';

test.each<readonly [RomanisedLanguage, string, string]>([
  ['ru', 'stolik na dvoih zavtra', 'столик на двоих завтра'],
  ['ru', 'zabroniruyte stolik na pyatnitsu v 8 vechera', 'забронируйте столик на пятницу в 8 вечера'],
  ['el', 'thelo trapezi gia 4 avrio stis 8', 'θέλω τραπέζι για 4 αύριο στις 8'],
  ['he', 'rotze lehazmin shulchan lemachar', 'רוצה להזמין שולחן למחר'],
  ['ar', 'bddi tawla la arba3a bukra el se3a 8', 'بدي طاولة لأربعة بكرة الساعة 8'],
  ['fa', 'ye miz baraye 2 nafar farda saat 8 shab', 'یه میز برای 2 نفر فردا ساعت 8 شب'],
])('%s: %s', (language, said, text) => {
  expect(romanisedIn(said)).toEqual({ language, text });
  expect(detectLanguage(said)).toBe(language);
  expect(detectLanguage(said, 'en')).toBe(language);
});

test('names and whatever is not known stand as they were typed', () => {
  expect(romanisedIn('stolik v Carob Lantern zavtra, s sobakoj')?.text).toBe(
    'столик в Carob Lantern завтра, с sobakoj',
  );
});

describe.each(['en', 'tr', 'de'])('%s', (language) => {
  test('no conversation of the project’s own is taken for another language in Latin letters', () => {
    const lines = readFileSync(join(repositoryRoot(), `corpora/conversations/${language}.jsonl`), 'utf8');
    const said = [...lines.matchAll(/"say": ?"((?:[^"\\]|\\.)*)"/gu)].map(([, text = '']) => text);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => romanisedIn(text) !== null)).toEqual([]);
  });
});

test('one word tells nothing, nor does a message that has other letters, too', () => {
  expect(romanisedIn('shalom')).toBeNull();
  expect(romanisedIn('Carob Lantern столик zavtra vecherom')).toBeNull();
});

test('every spelling stands in one table once', () => {
  for (const { telling, others } of Object.values(romanisedWords)) {
    const spelt = `${telling} ${others}`
      .trim()
      .split(/\s+/u)
      .flatMap((entry) => (entry.split('=')[0] ?? '').split('/'));
    expect(spelt.filter((word, at) => spelt.indexOf(word) !== at)).toEqual([]);
  }
});
