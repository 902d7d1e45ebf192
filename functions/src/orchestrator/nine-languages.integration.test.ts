import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { answerWords } from '../language/answer-words.ts';
import { formatLocalDate } from '../language/format.ts';
import { market, offering } from './testing/demo-market.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

interface Dialogue {
  /** What the person writes first, beside day and time. */
  readonly asks: string;
  /** What a proposal for the first of December says of day, price and people. */
  readonly date: string;
  readonly price: string;
  readonly people: string;
  /** How the outcome begins. */
  readonly confirmed: string;
  readonly released: string;
  /** Part of the refusal of a table for a hundred. */
  readonly refused: string;
}

const dialogues: Readonly<Record<Language, Dialogue>> = {
  en: {
    asks: 'Book a table for 4 please',
    date: ', 20:00 (Asia/Famagusta, UTC+2)',
    price: 'TRY 1,250.00',
    people: 'For 4 people',
    confirmed: 'Confirmed: ',
    released: 'Released: ',
    refused: 'up to 10 people',
  },
  tr: {
    asks: '4 kişilik bir masa istiyorum',
    date: 'Aralık 2026',
    price: '₺1.250,00',
    people: '4 kişi',
    confirmed: 'Onaylandı: ',
    released: 'Bırakıldı: ',
    refused: 'en fazla 10 kişi',
  },
  he: {
    asks: 'אני רוצה שולחן לארבעה',
    date: 'בדצמבר 2026',
    price: '1,250.00 TRY',
    people: '4 אנשים',
    confirmed: 'אושר: ',
    released: 'שוחרר: ',
    refused: 'עד 10 אנשים',
  },
  ru: {
    asks: 'Мне нужен столик на четверых',
    date: 'декабря 2026 г.',
    price: '1 250,00 TRY',
    people: '4 человека',
    confirmed: 'Подтверждено: ',
    released: 'Снято: ',
    refused: 'не больше чем 10 человек',
  },
  el: {
    asks: 'Θέλω ένα τραπέζι για τέσσερις',
    date: 'Δεκεμβρίου 2026',
    price: '1.250,00 TRY',
    people: 'Για 4 άτομα',
    confirmed: 'Επιβεβαιώθηκε: ',
    released: 'Αποδεσμεύτηκε: ',
    refused: 'έως 10 άτομα',
  },
  de: {
    asks: 'Ich möchte einen Tisch für vier',
    date: 'Dezember 2026',
    price: '1.250,00 TRY',
    people: 'Für 4 Personen',
    confirmed: 'Bestätigt: ',
    released: 'Freigegeben: ',
    refused: 'höchstens 10 Personen',
  },
  ar: {
    asks: 'أريد طاولة لأربعة أشخاص',
    date: 'ديسمبر 2026',
    price: '1,250.00 TRY',
    people: '4 أشخاص',
    confirmed: 'تأكد الحجز: ',
    released: 'أُتيح من جديد: ',
    refused: '10 أشخاص',
  },
  fa: {
    asks: 'یک میز برای چهار نفر می‌خواهم',
    date: 'دسامبر 2026',
    price: 'TRY 1,250.00',
    people: '4 نفر',
    confirmed: 'رزرو قطعی شد: ',
    released: 'آزاد شد: ',
    refused: 'حداکثر 10 نفر',
  },
  ko: {
    asks: '네 명 자리 예약해 주세요',
    date: '2026년 12월',
    price: 'TRY 1,250.00',
    people: '4명',
    confirmed: '예약 확정: ',
    released: '자리를 놓아 드렸습니다: ',
    refused: '최대 10명',
  },
};

const guest = guestOfEachTest('polyglot');
const languages = languageSchema.options;
/** No sentence of Merve's is Latin in these; names, codes and zones are. */
const ownScript: Partial<Record<Language, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ko: /\p{Script=Hangul}/u,
};

beforeAll(async () => {
  await guest.world.documents
    .offering(offering.businessId, offering.offeringId)
    .set({ ...offering, price: { minorUnits: 125_000, currency: 'TRY' } });
});

describe.each(languages)('in %s', (language) => {
  const { asks, date, price, people, confirmed, released, refused } = dialogues[language];
  const { yes, no } = answerWords[language];

  /** With the day as Merve itself writes it in this language. */
  const wish = () => `${asks}, ${formatLocalDate(new Date(`${guest.evening()}Z`), 'UTC', language)}, 20:00`;

  async function proposal() {
    guest.world.model.script(guest.wish());
    return guest.says(wish());
  }

  test('a table is proposed, with time and money as the language writes them, and YES books it', async () => {
    const { reply, appended } = await proposal();
    for (const part of ['The Olive Lantern', date, '20:00', price, people, yes, no])
      expect(reply).toContain(part);
    const letters = ownScript[language];
    if (letters)
      for (const line of reply.split('\n').slice(1)) expect([line, letters.test(line)]).toEqual([line, true]);
    expect(await guest.world.threadOf(appended.threadId)).toMatchObject({ language });

    const answer = await guest.says(yes.toLocaleLowerCase(language));
    expect(answer.reply.startsWith(confirmed)).toBe(true);
    expect(answer.reply).toContain(people);
    expect(await guest.world.bookingsOf(appended.threadId)).toMatchObject([{ state: 'confirmed' }]);
    const code = (await guest.world.bookingsOf(appended.threadId))[0]?.reference ?? '?';
    expect(answer.reply).toContain(code);
  });

  test('NO gives it back, and a word of another language does not change the language', async () => {
    const { appended } = await proposal();
    const answer = await guest.says(language === 'en' ? 'hayır' : 'no');
    expect(answer.reply.startsWith(released)).toBe(true);
    expect(await guest.world.threadOf(appended.threadId)).toMatchObject({ language, pendingAction: null });
  });

  test('a refusal says why, with the numbers', async () => {
    guest.world.model.script(guest.wish(100), 'How many of you will come?');
    await guest.says(wish());
    // What the model is told, to say it in its own words.
    const reply = JSON.stringify(guest.world.model.requests.at(-1)?.turns.at(-1));
    expect(reply).toContain('PARTY_TOO_LARGE');
    expect(reply).toContain(refused);
  });
});

test('a stranger who has not shown a language is spoken to in the market’s', async () => {
  await guest.world.documents.market(market.marketId).set({ ...market, defaultLanguage: 'ru' });
  guest.world.model.script(guest.wish());
  const { appended, reply } = await guest.says('Olive Lantern, 4, 28.12. 20:00');
  expect(reply).toContain(answerWords.ru.yes);
  expect(await guest.world.threadOf(appended.threadId)).toMatchObject({ language: 'ru' });
});
