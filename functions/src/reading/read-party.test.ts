/** How many people a message speaks of, in nine languages. */
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { readParty, readPartyAlone } from './read-party.ts';
import { SaidText } from './said-text.ts';

const said: Readonly<Record<Language, readonly (readonly [string, number | null])[]>> = {
  en: [
    ['me, my wife and my son', 3],
    ['for two: me, my wife and my son', null],
    ['for 4: me, my wife and two kids', 4],
    ['with my husband and a baby', 3],
    ['hi mate, I need a table', null],
    ["I'd like a table for my wife", null],
    ['my wife is allergic to nuts', null],
    ['with friends', null],
    ['a friend and I', 2],
    ['5/12 20.00 x4', 4],
    ['me plus 3', 4],
    ['ten of us, two vegans', 10],
    ['a table for 4, one of us is in a wheelchair', 4],
    ['dinner for 5, two of us are vegan', 5],
    ['one of us is in a wheelchair', null],
    ['a table for us two', 2],
    ['three elderly ladies', 3],
    ['2 x tandem', 2],
    ['me and her', 2],
    ['Book a table for 4 at Carob Lantern tomorrow at 8pm', 4],
    ['party of 12', 12],
    ['2 adults and a baby', 3],
    ['2 adults and 3 kids', 5],
    ["we're 6", 6],
    ['me and 3 friends', 4],
    ['table for two', 2],
    ['for 3 nights', null],
    ['six of us', 6],
    ['one more person', null],
    ['for 8pm', null],
  ],
  tr: [
    ['okuldan 10 kişilik grup', 10],
    ['eşimle', 2],
    ['perşembe sabah 10 eşim ve ben', 2],
    ['eşimle ikimiz', 2],
    ['ben, eşim ve iki çocuğum', 4],
    ['annemle babamla', 3],
    ['esimin dogum gunu', null],
    ['karı koca', 2],
    ['yarın 8 kişilik masa', 8],
    ["20:30'a 6 kişilik yer", 6],
    ['4 kişiyiz', 4],
    ['ikimiz için', 2],
    ['2 yetişkin 1 çocuk', 3],
    ['2 kişi daha', null],
  ],
  de: [
    ['ich, meine Frau und unser Sohn', 3],
    ['mit meinen Eltern', 3],
    ['auch 2', 2],
    ['Tisch für vier im Carob Lantern morgen', 4],
    ['2 Personen', 2],
    ['wir sind zu dritt', 3],
    ['2 Erwachsene und ein Baby', 3],
    ['für zwei', 2],
    ['für ein Abendessen', null],
    ['für 3 Nächte', null],
  ],
  ru: [
    ['вдвоём с женой', 2],
    ['мы с женой и двумя детьми', 4],
    ['компания из 8 человек', 8],
    ['на 4-х', 4],
    ['столик на четверых', 4],
    ['2 человека', 2],
    ['нас трое', 3],
    ['на двоих', 2],
    ['двое взрослых и малыш', 3],
    ['на 3 ночи с пятницы', null],
  ],
  el: [
    ['με τον άντρα μου', 2],
    ['θα μαστε 5', 5],
    ['παρέα 6 ατόμων', 6],
    ['τραπέζι για τέσσερις στο', 4],
    ['2 άτομα', 2],
    ['είμαστε τρεις', 3],
    ['2 ενήλικες και ένα μωρό', 3],
    ['για δύο', 2],
  ],
  he: [
    ['קבוצה של 16', 16],
    ['אני, אשתי ושני ילדים', 4],
    ['לי ולאשתי', 2],
    ['שולחן לאשתי', null],
    ['שולחן לארבעה ב', 4],
    ['שני אנשים', 2],
    ['לשניים', 2],
    ['אנחנו שלושה', 3],
    ['לזוג', 2],
    ['שני מבוגרים ותינוק', 3],
    ['4 אנשים', 4],
    ['ל-4 אנשים', 4],
  ],
  ar: [
    ['نحنا خمسة', 5],
    ['انا ومرتي', 2],
    ['مرتي وانا', 2],
    ['انا وزوجتي وثلاثة اطفال', 5],
    ['طاولة لأربعة أشخاص', 4],
    ['شخصين', 2],
    ['لشخصين', 2],
    ['نحن ثلاثة', 3],
    ['بالغان وطفل رضيع', 3],
    ['4 أشخاص', 4],
    ['٤ أشخاص', 4],
  ],
  fa: [
    ['من و همسرم و پسرم', 3],
    ['گروه ۸ نفره', 8],
    ['برای چهار نفر', 4],
    ['دو نفر', 2],
    ['سه نفریم', 3],
    ['دو بزرگسال و یک نوزاد', 3],
    ['۴ نفر', 4],
  ],
  ko: [
    ['아내랑 아들이랑 저', 3],
    ['부모님과 함께', 3],
    ['저랑 친구 2명', 3],
    ['4명 예약해 주세요', 4],
    ['두 명이요', 2],
    ['세 명이에요', 3],
    ['어른 2명 아기 1명', 3],
    ['2명', 2],
    ['네 명이요', 4],
    ['20분 늦는다고', null],
    ['두명', 2],
  ],
};

describe.each(Object.entries(said))('a party in %s', (language, lines) => {
  test.each(lines)('%s', (text, people) => {
    const [own] = Object.keys(said).filter((one): one is Language => one === language);
    expect(readParty(new SaidText(text), own === undefined ? [] : [own]).party).toBe(people);
  });
});

describe('a party of any number', () => {
  const forms: readonly (readonly [Language, (count: number) => string])[] = [
    ['en', (count) => `a table for ${count} at eight pm`],
    ['tr', (count) => `${count} kişilik masa`],
    ['de', (count) => `ein Tisch für ${count} Personen`],
    ['ru', (count) => `столик на ${count} человек`],
    ['el', (count) => `τραπέζι για ${count} άτομα`],
    ['he', (count) => `שולחן ל-${count} אנשים`],
    ['ar', (count) => `طاولة ل${count} أشخاص`],
    ['fa', (count) => `میز برای ${count} نفر`],
    ['ko', (count) => `${count}명 예약이요`],
  ];

  test('is read as it is written, in the digits of any script, and its words are taken', () => {
    const digits = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.constantFrom(...forms),
        fc.constantFrom(...digits),
        (count, [language, form], script) => {
          const text = new SaidText(form(count).replace(/[0-9]/g, (digit) => script[Number(digit)] ?? digit));
          expect(readParty(text, [language]).party).toBe(count);
          expect(text.open).not.toMatch(/[0-9]/);
        },
      ),
    );
  });

  test('of words that are none, nothing is read twice and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const read = new SaidText(text);
        const { party, change } = readParty(read, ['en', 'tr', 'de', 'ru', 'el', 'he', 'ar', 'fa', 'ko']);
        for (const one of [party, change]) expect(one === null || Number.isSafeInteger(one)).toBe(true);
        for (const { start, end } of read.words) expect(start < end && end <= read.source.length).toBe(true);
      }),
    );
  });
});

describe('a number by itself', () => {
  const alone: readonly (readonly [Language, string, number | null])[] = [
    ['en', 'Fig Tavern ~, four please', 4],
    ['en', 'Fig Tavern ~, table 5', null],
    ['en', '~, 2, 3', null],
    ['en', '~, one', null],
    ['en', '~, 1974', null],
    ['tr', '~, üç lütfen', 3],
    ['de', '~, zwei', 2],
    ['ru', '~, трое', 3],
    ['el', '~, πέντε', 5],
    ['he', '~, ארבעה', 4],
    ['ar', '~، ثلاثة', 3],
    ['fa', '~، چهار', 4],
    ['ko', '~, 셋', 3],
    // A yes, a no, and the forms that stand only before what they count.
    ['ko', '네, ~', null],
    ['fa', 'نه، ~', null],
    ['ko', '~, 두', null],
  ];

  test.each(alone)('in %s: %s', (language, text, people) => {
    expect(readPartyAlone(new SaidText(text.replace('Fig Tavern ', '')), [language])).toBe(people);
  });

  test('is taken, and nothing else is', () => {
    const text = new SaidText('tomorrow, four please');
    text.takeWords(0, 0);
    readPartyAlone(text, ['en']);
    expect(text.open).toBe(' ~ ~ please ');
  });
});
