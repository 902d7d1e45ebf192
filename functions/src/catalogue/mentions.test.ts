import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildNameIndex, findMentions } from './mentions.ts';

const names = [
  'Niazi’s Restaurant & Bar',
  'Carob Lantern',
  'Carob Lantern Lapta',
  'Paper Lantern',
  'Harbour Club',
  'Işık Kebap Salonu',
  'Çınaraltı',
  'The Table',
  'Sunset Spa',
  'Sabor Latino Kyrenia',
  'Sabor Latino Nicosia',
  'Octopus Garden Divers',
].map((name) => ({ listingId: name, name }));
const index = buildNameIndex(names, new Set(['kyrenia', 'girne', 'nicosia', 'lapta']));
const mentioned = (text: string) => findMentions(text, index).map((mention) => mention.name);

describe('findMentions', () => {
  test.each([
    ["Book a table for 4 at Niazi's tomorrow at 8pm", 'Niazi’s Restaurant & Bar'],
    ['book niazis for tonight', 'Niazi’s Restaurant & Bar'],
    ['NIAZI restaurant please', 'Niazi’s Restaurant & Bar'],
    ["Yarın akşam Niazi'de 4 kişilik masa", 'Niazi’s Restaurant & Bar'],
    ['niazide yer var mı', 'Niazi’s Restaurant & Bar'],
    ['Niazi’ye gidelim', 'Niazi’s Restaurant & Bar'],
    ['a table at nazis... sorry niazzis', 'Niazi’s Restaurant & Bar'],
    ['dinner at the carob lantern', 'Carob Lantern'],
    ['carob lanten at 20:00', 'Carob Lantern'],
    ['isik kebap bu akşam', 'Işık Kebap Salonu'],
    ['ÇINARALTI’nda kahve', 'Çınaraltı'],
    ['can we do Octopus Garden on Friday', 'Octopus Garden Divers'],
    ['the table, at nine', 'The Table'],
    ['sunset spa for two', 'Sunset Spa'],
  ])('reads %j as %s', (text, expected) => {
    expect(mentioned(text)[0]).toBe(expected);
  });

  test.each([
    'book a table for 4 tomorrow at 8pm',
    'a romantic dinner at sunset',
    'is there a spa in Kyrenia',
    'best restaurant & bar near the harbour',
    'yarın akşam 8 için 4 kişilik masa',
    'hello',
    '',
    '👍',
  ])('reads no name into %j', (text) => {
    expect(mentioned(text)).toEqual([]);
  });

  test('takes the longer of two names that overlap', () => {
    expect(mentioned('Carob Lantern Lapta at noon')).toEqual(['Carob Lantern Lapta']);
    expect(mentioned('Carob Lantern at noon')).toEqual(['Carob Lantern']);
  });

  test('names both branches when the text does not say which', () => {
    expect(mentioned('sabor latino tonight').sort()).toEqual([
      'Sabor Latino Kyrenia',
      'Sabor Latino Nicosia',
    ]);
    expect(mentioned('sabor latino in nicosia')[0]).toBe('Sabor Latino Nicosia');
  });

  test.each([
    ['ko', 'Paper Lantern에서 내일 8시', 'Paper Lantern'],
    ['ko', '지금 Sunset Spa인데요', 'Sunset Spa'],
    ['ko', 'Octopus Garden Divers까지 택시', 'Octopus Garden Divers'],
    ['he', 'שולחן בPaper Lantern מחר', 'Paper Lantern'],
    ['ar', 'طاولة بPaper Lantern بكرة', 'Paper Lantern'],
    ['fa', 'میز در Paper Lanternبرای فردا', 'Paper Lantern'],
    ['ru', 'столик в Paper Lanternе', 'Paper Lantern'],
    ['el', 'στοPaper Lantern αύριο', 'Paper Lantern'],
    ['tr', "Paper Lantern'a yarın", 'Paper Lantern'],
    ['de', 'im Paper Lantern morgen', 'Paper Lantern'],
  ])('%s: a particle written on to a name does not hide it: “%s”', (_, text, expected) => {
    expect(mentioned(text)).toEqual([expected]);
  });

  test('a word that two names have names both, however common the rest of the one is', () => {
    const two = buildNameIndex(
      ['Morning Beacon', 'Sugar Beacon', 'Sugar Bowl'].map((name) => ({ listingId: name, name })),
      new Set(['morning']),
    );
    const found = (text: string) => findMentions(text, two).map(({ name, matched }) => [name, matched]);
    expect(found('a table at Beacon at five')).toEqual([
      ['Morning Beacon', 'Beacon'],
      ['Sugar Beacon', 'Beacon'],
    ]);
    expect(found('a table at Sugar Beacon at five')).toEqual([['Sugar Beacon', 'Sugar Beacon']]);
    expect(found('a table at Morning Beacon at five')).toEqual([['Morning Beacon', 'Morning Beacon']]);
  });

  test('does not take half a name for the name', () => {
    expect(mentioned('the harbour at night')).toEqual([]);
  });

  test('gives the piece of the text as it was written', () => {
    const [mention] = findMentions("Lütfen Niazi'de yer ayırt", index);
    expect(mention?.matched).toBe("Niazi'de");
  });

  test('finds every name in a sentence around it, and never more than five', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('please book ', 'what about ', ''),
        (named, before) => {
          const found = findMentions(`${before}${named.name} for two tomorrow`, index);
          expect(found.length).toBeLessThanOrEqual(5);
          expect(found.map((mention) => mention.listingId)).toContain(named.listingId);
        },
      ),
    );
  });

  test('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const { matched } of findMentions(text, index)) expect(text).toContain(matched);
      }),
    );
  });
});
