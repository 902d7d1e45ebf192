import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { readWaitingChange } from './waiting-change.ts';

const two = [{ item: 'margherita', quantity: 2 }];
const lunch = [
  { item: 'classic burgers', quantity: 2 },
  { item: 'fries', quantity: 1 },
  { item: 'coke', quantity: 1 },
];

const changed = (text: string, items: typeof two, language: Language) => {
  const change = readWaitingChange(text, items, language);
  return change === null ? null : change.items.map(({ item, quantity }) => `${quantity} ${item}`).join(', ');
};

describe('so many in all', () => {
  test.each<[Language, string]>([
    ['en', 'make it 3'],
    ['en', 'actually three please'],
    ['en', 'let’s do three'],
    ['tr', '3 olsun'],
    ['tr', 'üç tane olsun'],
    ['de', 'doch lieber drei'],
    ['de', 'mach drei draus'],
    ['ru', 'давайте три'],
    ['ru', 'лучше 3'],
    ['el', 'κάνε τες τρεις'],
    ['el', 'καλύτερα 3'],
    ['he', 'תעשה 3'],
    ['he', 'בעצם שלוש'],
    ['ar', 'خليها 3'],
    ['ar', 'خليها ثلاثة'],
    ['fa', 'بکنش ۳ تا'],
    ['fa', 'سه تا باشه'],
    ['ko', '3개로 해주세요'],
    ['ko', '세 개로 바꿔 주세요'],
  ])('%s: %s', (language, text) => {
    expect(changed(text, two, language)).toBe('3 margherita');
  });
  test('of several dishes it is asked of which', () => {
    expect(readWaitingChange('make it 3', lunch, 'en')).toMatchObject({ howMany: 3, items: lunch });
    expect(changed('make it 3 burgers', lunch, 'en')).toBe('3 classic burgers, 1 fries, 1 coke');
  });
});

describe('something beside it', () => {
  test.each<[Language, string]>([
    ['en', 'and a cola too'],
    ['en', 'add a coke please'],
    ['en', 'oh and a cola'],
    ['tr', 'bir de kola'],
    ['tr', 'kola da ekle'],
    ['tr', 'yanına bir kola'],
    ['de', 'und noch eine Cola dazu'],
    ['de', 'bitte noch eine Cola'],
    ['ru', 'и ещё колу'],
    ['ru', 'добавьте колу'],
    ['el', 'και μια κόλα'],
    ['he', 'וגם קולה'],
    ['he', 'תוסיף קולה'],
    ['ar', 'وكولا كمان'],
    ['ar', 'ضيف كولا'],
    ['fa', 'یه کولا هم'],
    ['fa', 'یک کولا اضافه کن'],
    ['ko', '콜라도 하나요'],
    ['ko', '콜라 하나 추가해 주세요'],
  ])('%s: %s', (language, text) => {
    expect(changed(text, two, language)).toMatch(
      /^2 margherita, 1 \S*(?:[ck]ola|coke|кол|κόλ|קולה|كولا|کولا|콜라)\S*/iu,
    );
  });
  test('one more of the only dish', () => {
    expect(changed('one more please', two, 'en')).toBe('3 margherita');
    expect(changed('bir tane daha', two, 'tr')).toBe('3 margherita');
    expect(changed('noch eine', two, 'de')).toBe('3 margherita');
  });
});

describe('less of it', () => {
  test.each<[Language, string]>([
    ['en', 'without the coke'],
    ['en', 'take the cola off please'],
    ['tr', 'kolayı çıkar'],
    ['tr', 'kola olmasın'],
    ['de', 'ohne die Cola'],
    ['ru', 'без колы'],
    ['el', 'χωρίς την κόλα'],
    ['he', 'בלי הקולה'],
    ['ar', 'بدون الكولا'],
    ['fa', 'بدون کولا'],
    ['ko', '콜라는 빼 주세요'],
  ])('%s: %s', (language, text) => {
    expect(changed(text, lunch, language)).toBe('2 classic burgers, 1 fries');
  });
  test.each<[Language, string]>([
    ['en', 'no pickles on the burgers please'],
    ['en', 'without onions'],
    ['tr', 'burgerlerde soğan olmasın'],
    ['de', 'ohne Zwiebeln bitte'],
    ['ru', 'без лука'],
    ['el', 'χωρίς κρεμμύδι'],
    ['he', 'בלי בצל'],
    ['ar', 'بدون بصل'],
    ['fa', 'بدون پیاز'],
    ['ko', '양파 빼 주세요'],
  ])('of what was not ordered it is for the kitchen to read: %s: %s', (language, text) => {
    expect(readWaitingChange(text, lunch, language)).toMatchObject({ items: lunch, remarks: [text] });
  });
});

describe('one thing in another’s place', () => {
  test.each<[Language, string]>([
    ['en', 'a water instead of the coke'],
    ['tr', 'kola yerine ayran'],
    ['de', 'statt Cola ein Wasser'],
    ['ru', 'вместо колы воду'],
    ['ko', '콜라 대신 물'],
  ])('%s: %s', (language, text) => {
    expect(changed(text, lunch, language)).toMatch(
      /^2 classic burgers, 1 fries, 1 (?:water|ayran|wasser|воду|물)$/iu,
    );
  });
});

describe('where it is to go', () => {
  test.each<[Language, string, string]>([
    ['en', 'change the address to 7 Harbour Road, Famagusta', '7 Harbour Road, Famagusta'],
    ['en', 'deliver it to Pelican Ledger Hotel instead', 'Pelican Ledger Hotel'],
    ['tr', 'adresi Liman Caddesi 7, Gazimağusa yapalım', 'Liman Caddesi 7, Gazimağusa'],
    ['de', 'die Adresse ist doch Hafenstraße 7, Famagusta', 'Hafenstraße 7, Famagusta'],
    ['ru', 'адрес лучше улица Портовая 7', 'улица Портовая 7'],
  ])('%s: %s', (language, text, address) => {
    expect(readWaitingChange(text, two, language)).toMatchObject({ address, items: two });
  });
  test('they come for it themselves', () => {
    expect(readWaitingChange('I’ll pick it up myself', two, 'en')).toMatchObject({ collect: true });
  });
});

test.each<[Language, string]>([
  ['en', 'and a table for Friday at eight'],
  ['en', 'how long will it take?'],
  ['en', 'no idea'],
  ['en', 'and a taxi to the airport'],
  ['tr', 've bir taksi'],
  ['de', 'wie lange dauert das'],
  ['ko', '언제 와요?'],
])('what changes no order: %s: %s', (language, text) => {
  expect(readWaitingChange(text, two, language)).toBeNull();
});
