import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { moveSentences } from '../../capabilities/bookings/move/sentences/index.ts';
import { bookingSentences } from '../../capabilities/bookings/sentences/index.ts';
import { classifyReply } from './classify-reply.ts';

const when = '23.11.2026, 20:00 (Asia/Famagusta, UTC+2)';
const booking = { what: 'Carob Lantern – Table', when, party: 4, reference: 'K7QF2M' };
const toMake = (language: Language) =>
  bookingSentences(language).proposal(booking, {
    town: 'Kyrenia / Girne',
    price: null,
    repeatedTime: null,
    until: '21:10',
  });
const toMove = (language: Language) =>
  moveSentences(language).proposal(
    {
      what: booking.what,
      reference: booking.reference,
      from: when,
      to: '24.11.2026, 21:00 (Asia/Famagusta, UTC+2)',
      fromParty: 4,
      party: 4,
    },
    { price: null, repeatedTime: null, until: '21:10' },
  );
const toCancel = (language: Language) => bookingSentences(language).cancelProposal(booking);

const verdict = (text: string, language: Language, summary: string) =>
  classifyReply(text, { language, pending: { summary }, now: new Date('2026-11-22T19:00:00Z') });

/** A yes with words that agree and nothing else. */
const agreements: Readonly<Record<Language, readonly string[]>> = {
  en: ["that's it, yes", 'yes, that very one', 'bang on, yes', 'bravo, book it', 'yes, put us down'],
  tr: ['işte bu, evet', 'evet odur', 'aferin, evet', 'evet istediğim buydu', 'evet yazdır'],
  he: ['זהו, כן', 'כן אותו דבר', 'כל הכבוד, תזמיני', 'כן לזה התכוונתי', 'כן תרשמי אותנו'],
  ru: ['да, именно его', 'да то же самое', 'браво, да', 'да, как ты сказал', 'да, оформи'],
  el: ['αυτό είναι, ναι', 'ναι το ίδιο', 'έτσι μπράβο, ναι', 'ναι, όπως το λες', 'ναι γράψε μας'],
  de: ['das wars, ja', 'ja dasselbe', 'bravo, ja', 'ja das meinte ich', 'ja trag uns ein'],
  ar: ['هو ده، أيوه', 'نعم نفس الشي', 'برافو، احجز', 'نعم مثل ما قلت', 'نعم ثبته'],
  fa: ['همینه آره', 'بله همان', 'آفرین، رزرو کن', 'بله منظورم همین بود', 'بله ثبتش کن'],
  ko: ['그거예요 네', '네 똑같이요', '잘했어요, 예약해주세요', '네 말씀하신 대로요', '네 예약 올려주세요'],
};

const moves: Readonly<Record<Language, string>> = {
  en: 'yes, bring it forward',
  tr: 'evet oraya al',
  he: 'כן תדחי',
  ru: 'да, переставь',
  el: 'ναι πήγαινέ το',
  de: 'ja leg es um',
  ar: 'نعم قدمه',
  fa: 'بله بندازید',
  ko: '네 미뤄주세요',
};

const cancellations: Readonly<Record<Language, string>> = {
  en: 'yes, we no longer need it',
  tr: 'evet gerek kalmadı',
  he: 'כן כבר לא צריך',
  ru: 'да, больше не нужно',
  el: 'ναι δεν χρειάζεται πια',
  de: 'ja brauchen wir nicht mehr',
  ar: 'نعم ما عاد نحتاجه',
  fa: 'بله حذفش کن',
  ko: '네 이제 필요 없어요',
};

describe('what stands beside a yes', () => {
  test.each(languageSchema.options)('%s: a yes with words that agree commits, whole', (language) => {
    const read = agreements[language].map((text) => [text, verdict(text, language, toMake(language))]);
    expect(read).toEqual(
      agreements[language].map((text) => [text, expect.objectContaining({ verdict: 'yes', rest: null })]),
    );
  });

  test.each(languageSchema.options)('%s: agrees to a move and to a cancellation alike', (language) => {
    expect(verdict(moves[language], language, toMove(language)).verdict).toBe('yes');
    expect(verdict(cancellations[language], language, toCancel(language)).verdict).toBe('yes');
  });

  test.each(languageSchema.options)('%s: a move is no yes to something new', (language) => {
    expect(verdict(moves[language], language, toMake(language)).verdict).not.toBe('yes');
  });

  test.each([
    ['en', ['bravo', 'the very same', 'that is what i meant']],
    ['tr', ['bravo', 'ta kendisi', 'istediğim buydu']],
    ['he', ['כל הכבוד', 'אותו דבר', 'לזה התכוונתי']],
    ['ru', ['браво', 'то же самое', 'это я имел в виду']],
    ['el', ['μπράβο σου', 'το ίδιο', 'αυτό εννοούσα']],
    ['de', ['gut gemacht', 'dasselbe', 'das meinte ich']],
    ['ar', ['أحسنت', 'نفس الشيء', 'هذا قصدي', 'مثل ما قلت']],
    ['fa', ['آفرین', 'همان', 'منظورم همین بود', 'همون که گفتی']],
    ['ko', ['잘했어요', '똑같이요', '말씀하신 대로요']],
  ] as const)('%s: such words commit nothing by themselves', (language, texts) => {
    const agreed = texts.filter((text) => verdict(text, language, toMake(language)).verdict === 'yes');
    expect(agreed).toEqual([]);
  });

  test.each([
    ['en', 'yes, the same but on Sunday'],
    ['en', "that's it, yes, for five"],
    ['tr', 'evet aynısı ama pazar'],
    ['he', 'כן אותו דבר רק לחמישה'],
    ['ru', 'да то же самое, но на пятерых'],
    ['el', 'ναι το ίδιο αλλά Κυριακή'],
    ['de', 'ja dasselbe aber Sonntag'],
    ['ar', 'نعم نفس الشي بس يوم الأحد'],
    ['fa', 'بله همان ولی یکشنبه'],
    ['ko', '네 똑같이요 근데 다섯 명이요'],
  ] as const)('%s: “%s” asks for something else', (language, text) => {
    expect(verdict(text, language, toMake(language)).verdict).toBe('other');
  });
});
