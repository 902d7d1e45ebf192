import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema, type RememberedSearch } from '@merve/contract';
import fc from 'fast-check';
import { settings } from '../testing/search-desk.ts';
import { readSearchWords } from './read-search-words.ts';

const known = { remembered: null, types: settings.ALLOWED_TYPES };
const read = (text: string, language: Language) => readSearchWords(text, language, known).schema.search;
const told = (text: string, language: Language) => {
  const { mode, target, filters } = read(text, language);
  const { type, keyword } = filters;
  return [mode, target.kind, target.city ?? target.place ?? null, type ?? keyword ?? null];
};

test.each<[Language, string]>([
  ['en', 'vegan pizza near me'],
  ['tr', 'yakınımda vegan pizza'],
  ['he', 'פיצה טבעונית לידי'],
  ['ru', 'веганская пицца рядом со мной'],
  ['el', 'πίτσα κοντά μου'],
  ['de', 'vegane Pizza in meiner Nähe'],
  ['ar', 'بيتزا نباتية بالقرب مني'],
  ['fa', 'پیتزا گیاهی نزدیک من'],
  ['ko', '내 근처 비건 피자'],
])('P-43: %s: “%s” is around the person', (language, text) => {
  expect(told(text, language).slice(0, 3)).toEqual(['nearbysearch', 'me', null]);
});

test.each<[Language, string, string]>([
  ['en', 'vegan pizza in Tel Aviv', 'Tel Aviv'],
  ['tr', "Tel Aviv'de vegan pizza", 'Tel Aviv'],
  ['he', 'פיצה טבעונית בתל אביב', 'תל אביב'],
  ['ru', 'веганская пицца в Тель-Авиве', 'Тель-Авиве'],
  ['el', 'βίγκαν πίτσα στο Τελ Αβίβ', 'Τελ Αβίβ'],
  ['de', 'vegane Pizza in Tel Aviv', 'Tel Aviv'],
  ['ar', 'بيتزا نباتية في تل أبيب', 'تل أبيب'],
  ['fa', 'پیتزا گیاهی در تل آویو', 'تل آویو'],
  ['ko', '텔아비브에서 비건 피자', '텔아비브'],
])('P-45: %s: “%s” is discovery in a city', (language, text, city) => {
  expect(told(text, language).slice(0, 3)).toEqual(['textsearch', 'city', city]);
});

test.each<[Language, string]>([
  ['en', 'Azrieli Tel Aviv'],
  ['tr', 'Azrieli Tel Aviv'],
  ['he', 'עזריאלי תל אביב'],
  ['ru', 'Азриэли Тель-Авив'],
  ['el', 'Azrieli Τελ Αβίβ'],
  ['de', 'Azrieli Tel Aviv'],
  ['ar', 'عزريئيلي تل أبيب'],
  ['fa', 'عزریلی تل آویو'],
  ['ko', '아즈리엘리 텔아비브'],
])('P-44: %s: “%s” is a venue', (language, text) => {
  expect(told(text, language).slice(0, 2)).toEqual(['findplace', 'place']);
});

describe('what else a text says', () => {
  test.each<[Language, string, object]>([
    [
      'en',
      'cheap sushi open now near Dizengoff Center',
      { keyword: 'sushi', opennow: true, price: { min: 0, max: 2 } },
    ],
    ['he', 'בית קפה פתוח עכשיו ליד כיכר דיזנגוף', { type: 'cafe', opennow: true }],
    ['ru', 'недорогой ресторан, который сейчас открыт, рядом со мной', { type: 'restaurant', opennow: true }],
    ['de', 'günstige Bäckerei in Köln, die jetzt geöffnet ist', { type: 'bakery', opennow: true }],
    ['tr', 'Kadıköy’de şu an açık eczane', { type: 'pharmacy', opennow: true }],
    ['ar', 'أقرب صيدلية مفتوحة الآن', { type: 'pharmacy', opennow: true }],
    ['ko', '강남역 근처 저렴한 초밥', { keyword: '초밥' }],
    ['en', 'the nearest pharmacy within 2 km', { type: 'pharmacy', radius: 2000, rankby: 'distance' }],
  ])('%s: “%s”', (language, text, filters) => {
    expect(read(text, language).filters).toMatchObject(filters);
  });

  test('coordinates are a point', () => {
    expect(read('coffee at 32.0809, 34.7806', 'en').target).toEqual({
      kind: 'coords',
      coords: { lat: 32.0809, lng: 34.7806 },
    });
  });

  test('“there” is the place of the search before', () => {
    const remembered: RememberedSearch = {
      target: { kind: 'city', words: 'Tel Aviv' },
      mode: 'textsearch',
      language: 'en',
      coords: null,
      at: new Date(0),
    };
    const { search } = readSearchWords('and what about sushi there?', 'en', { ...known, remembered }).schema;
    expect([search.target, search.filters.keyword]).toEqual([{ kind: 'city', city: 'Tel Aviv' }, 'sushi']);
  });
});

test('whatever is written is a search that its schema takes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 600 }),
      fc.constantFrom(...languageSchema.options),
      (text, language) => {
        fc.pre(/\p{L}/u.test(text));
        expect(readSearchWords(text, language, known).confidence).toBeLessThanOrEqual(1);
      },
    ),
  );
});
