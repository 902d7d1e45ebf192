import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { readSearchWords } from '../../reading/search/read-search-words.ts';
import { withoutBackground } from '../../reading/search/without-background.ts';
import { settings } from './testing/search-desk.ts';

const known = { remembered: null, types: settings.ALLOWED_TYPES };
const read = (text: string, language: Language) => readSearchWords(text, language, known).schema.search;
const where = (text: string, language: Language) => {
  const { target } = read(text, language);
  return target.city ?? target.place ?? null;
};

test.each<[Language, string, string]>([
  ['en', 'my dog swallowed a sock!! vet in Leeds', 'vet in Leeds'],
  ['tr', 'arabam yolda kaldı, bana yakın tamirci', 'bana yakın tamirci'],
  ['de', 'mein Zahn pocht seit gestern – Zahnarzt in Wien', 'Zahnarzt in Wien'],
  ['ru', 'сломала каблук по дороге, ателье рядом', 'ателье рядом'],
  ['el', 'μας πήρε η βροχή!! καφετέρια κοντά μου', 'καφετέρια κοντά μου'],
  ['he', 'נגמר לי החלב!! סופרמרקט לידי', 'סופרמרקט לידי'],
  ['ar', 'تعبت من المشي كثيرا! مقهى قريب مني', 'مقهى قريب مني'],
  ['fa', 'خیلی دلم درد می‌کنه! داروخانه نزدیک من', 'داروخانه نزدیک من'],
])('%s: “%s” searches with what is looked for', (language, text, sought) => {
  expect(withoutBackground(text, language)).toBe(sought);
});

test.each<[Language, string]>([
  ['en', 'sushi, quiet, with a terrace'],
  ['en', 'we are in Porto. any bakery?'],
  ['de', 'Kaffee, ruhig, mit Steckdosen'],
  ['tr', 'Kadıköy’deyiz, kahvaltı olsun'],
  ['en', 'cheap tacos, under 500 m'],
])('%s: of “%s” nothing is background', (language, text) => {
  expect(withoutBackground(text, language)).toBe(text);
});

test('a text in which nothing is named that one looks for stays whole', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('blip', 'zorg', '!', ',', '?', ' '), { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      expect(withoutBackground(text, 'en')).toBe(text);
    }),
  );
});

test.each<[Language, string, string]>([
  ['en', 'a bookshop in Galway with a reading corner', 'Galway'],
  ['en', 'dentist in Tampere who speaks english', 'Tampere'],
  ['en', 'tacos, Echo Park', 'Echo Park'],
  ['en', 'florist on Market Street', 'Market Street'],
  ['de', 'Kino in Erfurt mit Kinderprogramm', 'Erfurt'],
  ['ru', 'кофейня в Казани с розетками', 'Казани'],
  ['el', 'ξενοδοχείο στα Χανιά με πισίνα', 'Χανιά'],
  ['he', 'מסעדה בעכו שיש בה חניה', 'עכו'],
  ['ar', 'فندق بصلالة فيه مسبح', 'صلالة'],
  ['ar', 'مطعم في إربد يقدم فطور', 'إربد'],
  ['fa', 'کافه در بندرعباس که قلیان داره', 'بندرعباس'],
  ['tr', 'kahvaltı mekanı, Karaköy olsun', 'Karaköy'],
])('%s: where “%s” is looked for ends with the name', (language, text, place) => {
  expect(where(text, language)).toBe(place);
});

test.each<[Language, string, object]>([
  ['en', 'an aquarium in Genoa with free entry', { min: 0, max: 0 }],
  ['tr', 'girişi ücretsiz müze', { min: 0, max: 0 }],
  ['de', 'Museum ohne Eintritt in Linz', { min: 0, max: 0 }],
  ['ru', 'музей с бесплатным входом в Твери', { min: 0, max: 0 }],
  ['el', 'μουσείο με δωρεάν είσοδο στον Βόλο', { min: 0, max: 0 }],
  ['he', 'מוזיאון בכניסה חופשית בנצרת', { min: 0, max: 0 }],
  ['ar', 'متحف دخوله مجاني في مسقط', { min: 0, max: 0 }],
  ['fa', 'موزه با ورودی رایگان در یزد', { min: 0, max: 0 }],
  ['ko', '경주 무료 입장 박물관', { min: 0, max: 0 }],
  ['en', 'steak in Bath, no expense spared', { min: 3, max: 4 }],
  ['tr', 'Çeşme’de balık restoranı, fiyat önemli değil', { min: 3, max: 4 }],
  ['de', 'Restaurant in Bregenz, Geld spielt keine Rolle', { min: 3, max: 4 }],
  ['ko', '대전에서 돈 상관없이 스테이크 레스토랑', { min: 3, max: 4 }],
  ['ru', 'пельмени в Омске за копейки', { min: 0, max: 1 }],
  ['fa', 'کبابی دانشجویی در رشت', { min: 0, max: 1 }],
])('%s: “%s” asks for its price', (language, text, price) => {
  expect(read(text, language).filters.price).toMatchObject(price);
});

test('what a place has for nothing is no price of it', () => {
  expect(read('hotel in Ghent with free parking', 'en').filters.price ?? null).toBeNull();
});

test.each<[Language, string, number]>([
  ['en', 'bakery no more than two kilometres from me', 2000],
  ['tr', 'eczane, 300 metreden uzak olmasın', 300],
  ['tr', 'üç kilometreyi geçmesin, fırın', 3000],
  ['de', 'Bäcker im Umkreis von zwei Kilometern', 2000],
])('%s: “%s” says how far', (language, text, metres) => {
  expect(read(text, language).filters.radius).toBe(metres);
});
