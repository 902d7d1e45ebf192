import { expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { readMessage } from './read-message.ts';

const local = DateTime.fromISO('2026-11-22T21:00:00', { zone: 'utc' });
const read = (text: string, language: Language) =>
  readMessage(text, language, local, 'cy-north', { mentionsIn: async () => [], kindsIn: async () => [] });

/** Half past eight, and not seven; Saturday, and not Friday; somebody joins, so three. */
const said: Readonly<
  Record<Language, { readonly clock: string; readonly day: string; readonly joined: string }>
> = {
  en: {
    clock: 'ok but half past eight instead of seven',
    day: 'Saturday instead of Friday',
    joined: 'my brother comes too, so three',
  },
  tr: {
    clock: 'olur ama yedi yerine sekiz buçuk',
    day: 'cuma yerine cumartesi',
    joined: 'kardeşim de geliyor, yani üç',
  },
  he: {
    clock: 'כן אבל בשמונה וחצי במקום בשבע',
    day: 'בשבת במקום ביום שישי',
    joined: 'אחי גם בא, אז שלושה',
  },
  ru: {
    clock: 'да, только в полдевятого вместо семи',
    day: 'в субботу вместо пятницы',
    joined: 'брат тоже идёт, итого трое',
  },
  el: {
    clock: 'ναι αλλά στις οκτώμισι αντί για επτά',
    day: 'το Σάββατο αντί για Παρασκευή',
    joined: 'έρχεται και ο αδερφός μου, άρα τρεις',
  },
  de: {
    clock: 'ja aber halb neun statt sieben',
    day: 'Samstag statt Freitag',
    joined: 'mein Bruder kommt auch mit, also drei',
  },
  ar: {
    clock: 'نعم بس الساعة ثمانية ونص بدل سبعة',
    day: 'السبت بدل الجمعة',
    joined: 'أخي جاي كمان، يعني ثلاثة',
  },
  fa: {
    clock: 'بله ولی هشت و نیم به جای هفت',
    day: 'شنبه به جای جمعه',
    joined: 'برادرم هم میاد، یعنی سه تا',
  },
  ko: {
    clock: '네 근데 7시 말고 8시 반으로요',
    day: '금요일 말고 토요일',
    joined: '동생도 와요, 그럼 세 명이요',
  },
};

test.each(languageSchema.options)(
  '%s: what is turned down is not taken for what is wanted',
  async (language) => {
    const { when, party, unread } = await read(said[language].clock, language);
    expect(when.clock).toMatchObject({ hour: 8, minute: 30 });
    expect({ party, unread }).toEqual({ party: { party: null, change: null }, unread: [] });
    const other = await read(said[language].day, language);
    expect(other.when).toMatchObject({ day: { weekday: 6 }, contradicts: null });
  },
);

test.each(languageSchema.options)('%s: who joins makes them so many', async (language) => {
  const { party, when } = await read(said[language].joined, language);
  expect({ party, clock: when.clock }).toEqual({ party: { party: 3, change: null }, clock: null });
});

test.each([
  ['en', 'so nine then'],
  ['de', 'also neun'],
  ['tr', 'yani dokuz'],
] as const)('%s: “%s”, where nobody joins, is no number of people', async (language, text) => {
  expect((await read(text, language)).party.party).toBeNull();
});

test.each([
  ['en', "we're only 9", 9],
  ['en', 'there will be only 3 of us', 3],
  ['de', 'wir sind nur 5', 5],
  ['he', 'אנחנו רק 4', 4],
  ['ru', 'нас будет только 6', 6],
  ['el', 'είμαστε μόνο 3', 3],
  ['ar', 'نحن فقط 5', 5],
] as const)('%s: “%s” says how many they are', async (language, text, people) => {
  expect((await read(text, language)).party.party).toBe(people);
});
