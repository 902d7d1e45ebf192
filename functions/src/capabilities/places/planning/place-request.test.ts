import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { placeSentences } from '../sentences.ts';
import { asksWhere, readPlaceWish } from './place-request.ts';

const wish = (text: string) => {
  const read = readPlaceWish(text);
  return read === null ? null : [read.kind, read.near, read.tonight];
};

describe('a wish for a place', () => {
  test.each([
    ['nearest pharmacy', ['pharmacy', null, false]],
    ['Where is the nearest pharmacy please?', ['pharmacy', null, false]],
    ['is there a pharmacy open in Kyrenia?', ['pharmacy', 'Kyrenia', false]],
    ['pharmacy on duty tonight', ['pharmacy', null, true]],
    ['which pharmacy is on duty in Famagusta tonight?', ['pharmacy', 'Famagusta', true]],
    ['a chemist near the Harbour please', ['pharmacy', 'Harbour', false]],
    ['nöbetçi eczane', ['pharmacy', null, true]],
    ['NÖBETÇİ ECZANE', ['pharmacy', null, true]],
    ['nobetci eczane nerede', ['pharmacy', null, true]],
    ['Girne nöbetçi eczane', ['pharmacy', 'Girne', true]],
    ["Lefkoşa'da açık eczane var mı", ['pharmacy', 'Lefkoşa', false]],
    ['En yakın eczane', ['pharmacy', null, false]],
    ['bu gece hangi eczane nöbetçi?', ['pharmacy', null, true]],
    ['בית מרקחת תורן הלילה', ['pharmacy', null, true]],
    ['ближайшая дежурная аптека', ['pharmacy', null, true]],
    ['ποιο φαρμακείο εφημερεύει απόψε;', ['pharmacy', null, true]],
    ['Wo ist die nächste Apotheke?', ['pharmacy', null, false]],
    ['Apotheke mit Notdienst heute Nacht', ['pharmacy', null, true]],
    ['أقرب صيدلية مناوبة', ['pharmacy', null, true]],
    ['نزدیک‌ترین داروخانه', ['pharmacy', null, false]],
    ['근처 당번 약국', ['pharmacy', null, true]],
    ['what’s near me?', [null, null, false]],
    ['what is there to see around me', [null, null, false]],
    ['yakınımda ne var?', [null, null, false]],
    ['yakinimda ne var', [null, null, false]],
    ['was gibt es in meiner Nähe?', [null, null, false]],
    ['Strand in der Nähe von Bellapais', ['beach', 'Bellapais', false]],
    ['что рядом?', [null, null, false]],
    ['beaches near Bellapais', ['beach', 'Bellapais', false]],
    ['is there a park at night', ['park', null, false]],
    ['a table for four tomorrow', null],
    ['hello', null],
    ['', null],
  ])('“%s”', (text, expected) => {
    expect(wish(text)).toEqual(expected);
  });

  test('is read from any text without a fault', () => {
    for (const text of [
      '\ud800',
      "pharmacy near ''''",
      'in in in in pharmacy',
      `pharmacy in ${'a'.repeat(5_000)}`,
    ]) {
      expect(() => readPlaceWish(text)).not.toThrow();
    }
  });
});

test('the question where somebody is, is recognised in every language it is asked in', () => {
  for (const language of languageSchema.options) {
    const say = placeSentences(language);
    expect([language, asksWhere(say.askWhere()), asksWhere(say.placeUnknown('Xyz'))]).toEqual([
      language,
      true,
      true,
    ]);
    expect(asksWhere(say.phoneFirst())).toBe(false);
  }
});
