import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { classifyReply } from './classify-reply.ts';

const table = "Table for 4 at Niazi's, Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)";
const taxi = 'Taxi from Kyrenia Harbour to Ercan Airport, Friday 27 November 2026, 06:30, 2 passengers';

const read = (text: string, summary?: string) =>
  classifyReply(text, { language: 'en', ...(summary === undefined ? {} : { pending: { summary } }) });

describe('a word that agrees in one language and means something else in another', () => {
  const verdict = (text: string, language: Language) =>
    classifyReply(text, { language, pending: { summary: table } }).verdict;

  test.each([
    ['Kabul ist schön', 'de'],
    ['Kabul is beautiful', 'en'],
    ['Kabul is great', 'tr'],
    ['Ne is great', 'ko'],
    ['أيَّ', 'ar'],
    ['أيَّ', 'en'],
    ['أي', 'fa'],
    ['da', 'de'],
    ['ne', 'tr'],
    ['are', 'en'],
  ] as const)('"%s" (%s) commits nothing', (text, language) => {
    expect(verdict(text, language)).toBe('other');
  });

  test.each([
    ['Kabul', 'tr'],
    ['Kabul ediyorum', 'tr'],
    ['kabul ok', 'tr'],
    ['Kabul, great!', 'tr'],
    ['tamam great', 'tr'],
    ['ok, evet', 'tr'],
    ['اي', 'ar'],
    ['إي', 'ar'],
    ['da', 'ru'],
    ['evet, teşekkürler', 'de'],
    ['yes please', 'ko'],
  ] as const)('"%s" (%s) agrees', (text, language) => {
    expect(verdict(text, language)).toBe('yes');
  });
});

describe('a yes', () => {
  test.each([
    'Yes, that works for me.',
    'No problem, book it',
    'Why not, book it',
    'warum nicht, buch das',
    'нет проблем, бронируйте',
    'kein Problem, machen wir so',
    'لا مشكلة، احجز',
    'Sounds great',
    'That would be perfect, thanks!',
    'Sure, go ahead',
    "Yep that's right",
    "That's fine.",
    'Works for me',
    'Perfect',
    'CONFIRM',
    '👍🏿',
    'yesss',
    'ＹＥＳ',
    'evet',
    'EVET',
    'tamam',
    'כן',
    'да',
    'ναι',
    'ja',
    'نعم',
    'بله',
    '네',
  ])('"%s" agrees', (text) => {
    expect(read(text)).toEqual({ verdict: 'yes', rest: null, reason: 'agreed' });
  });

  test.each([
    ['Yes please. Can you tell me the address?', 'Can you tell me the address?'],
    ["Yes, that is correct. What's their phone number?", "What's their phone number?"],
    ['yes, and what is the address?', 'and what is the address?'],
    ['yes, thanks, can you also find a taxi?', 'can you also find a taxi?'],
    ['Evet, adresi gönderir misiniz?', 'adresi gönderir misiniz?'],
    ['Ναι, ποια είναι η διεύθυνση;', 'ποια είναι η διεύθυνση;'],
    ['네 맞아요, 주소가 어디예요?', '주소가 어디예요?'],
  ])('"%s" agrees and hands on the rest', (text, rest) => {
    expect(read(text)).toEqual({ verdict: 'yes', rest, reason: 'agreed-and-more' });
  });

  test.each(['네, 영업시간 알려줘', '예, 어느 쪽이에요?', '넵 사진 좀 보여주세요'])(
    '"%s" says that it was heard, and commits nothing',
    (text) => {
      expect(read(text).verdict).toBe('other');
    },
  );

  test.each([
    'yes, 8pm for 4',
    'Yes, Sunday at 20:00',
    'yes 8 in the evening',
    'yes for four people',
    'да, в 8 вечера',
    'evet akşam 8',
    '네 오후 8시',
  ])('"%s" only repeats what was shown', (text) => {
    expect(read(text, table).verdict).toBe('yes');
  });

  test('numbers beside the summary count as shown', () => {
    const pending = { summary: 'Chicken burger and ayran', numbers: ['780'] };
    expect(classifyReply('yes, 780 is fine', { language: 'en', pending }).verdict).toBe('yes');
    expect(classifyReply('yes, 680 is fine', { language: 'en', pending }).verdict).toBe('other');
  });

  test("a word of another language counts by the thread's language", () => {
    expect(classifyReply('he', { language: 'tr' }).verdict).toBe('yes');
    expect(classifyReply('he', { language: 'en' }).verdict).toBe('other');
    expect(classifyReply('خیر', { language: 'fa' }).verdict).toBe('no');
    expect(classifyReply('خير', { language: 'ar' }).verdict).toBe('other');
  });
});

describe('what neither commits nor cancels', () => {
  test.each([
    ['Yes but for 5 people please', 'change'],
    ['Yes, but make it 1:30', 'change'],
    ['evet ama 5 kişi', 'change'],
    ['Да, но на пять человек', 'change'],
    ["yes if there's a terrace", 'condition'],
    ['yes, not that one', 'negation'],
    ['yes?', 'question'],
    ['not yet', 'undecided'],
    ['no questions, go ahead', 'undecided'],
    ["no, that's fine, book it", 'undecided'],
    ["No, that's all, thanks", 'undecided'],
    ["No, I don't have any allergies", 'undecided'],
    ['no onions please', 'undecided'],
    ['is there parking?', 'unclear'],
    ['Cancel my other reservation', 'unclear'],
    ['yes, under the name Johnson', 'unclear'],
    ['> yes', 'quoted'],
    ['   ', 'empty'],
  ])('"%s" is other: %s', (text, reason) => {
    expect(read(text)).toEqual({ verdict: 'other', rest: null, reason });
  });

  test.each([
    'yes, 8pm for 5',
    'yes, 9pm',
    'yes, monday',
    'yes for 8 people',
    'yes 8 am',
    'yes 8 in the morning',
    'да, в 8 утра',
    'evet sabah 8',
    'yes on the 23rd',
    'yes tomorrow',
    'yes, a taxi',
  ])('"%s" differs from what was shown', (text) => {
    expect(read(text, table).verdict).toBe('other');
  });

  test('the way back is not the way there', () => {
    expect(read('Yes, from Kyrenia Harbour to Ercan Airport', taxi).verdict).toBe('yes');
    expect(read('Yes, from Ercan Airport to Kyrenia Harbour', taxi).verdict).toBe('other');
    expect(read('yes, to the harbour', taxi).verdict).toBe('other');
  });

  test('a long forwarded text is other, whatever its first word', () => {
    expect(read(`Yes. ${'We met and said yes to it all. '.repeat(40)}`).reason).toBe('too-long');
  });
});

describe('a no', () => {
  test.each([
    'no',
    'No, thank you',
    "I don't want it",
    'I changed my mind',
    'cancel it',
    'DECLINE',
    '👎',
    'hayır',
    'HAYIR',
    'hayir',
    'olmaz',
    'vazgeçtim',
    'לא',
    'нет',
    'όχι',
    'nein',
    'لا',
    'نه',
    '아니요',
  ])('"%s" declines', (text) => {
    expect(read(text)).toEqual({ verdict: 'no', rest: null, reason: 'declined' });
  });

  test.each([
    ['No, make it 6 people', 'make it 6 people'],
    ["No, I'd rather 9pm", "I'd rather 9pm"],
    ['no thanks, find another one', 'find another one'],
    ['Hayır, 6 kişi olsun', '6 kişi olsun'],
  ])('"%s" declines and hands on the rest', (text, rest) => {
    expect(read(text)).toEqual({ verdict: 'no', rest, reason: 'declined-and-more' });
  });
});

describe('a no behind thanks or a nod', () => {
  test.each<[Language, string]>([
    ['en', 'thanks, but no'],
    ['en', 'thanks but no thanks'],
    ['en', "ok, then don't book it"],
    ['en', 'no need any more'],
    ['tr', 'teşekkürler ama hayır'],
    ['he', 'תודה, אבל לא'],
    ['he', 'אוקיי, אז אל תזמין'],
    ['ru', 'спасибо, но нет'],
    ['ru', 'ладно, тогда не бронируйте'],
    ['el', 'ευχαριστώ, αλλά όχι'],
    ['el', 'εντάξει, τότε μην κλείσεις'],
    ['de', 'danke, aber nein'],
    ['de', 'ok, dann nicht buchen'],
    ['ar', 'لم يعد ضروريا'],
    ['fa', 'بهتره نه'],
    ['ko', '이제 필요 없어요'],
  ])('%s: “%s” declines', (language, text) => {
    expect(classifyReply(text, { language, pending: { summary: table } }).verdict).toBe('no');
  });

  test.each<[Language, string]>([
    ['en', 'thanks, but no onions please'],
    ['en', 'ok, but not tonight'],
    ['en', "not yet, don't book it"],
    ['en', 'yes, but no peanuts'],
    ['en', 'great, but no?'],
    ['en', 'fine, forget it'],
    ['en', 'good, then no'],
    ['en', 'great, cancel it'],
    ['de', 'danke, aber nicht morgen'],
    ['tr', 'tamam ama soğansız'],
  ])('%s: “%s” neither commits nor cancels', (language, text) => {
    expect(classifyReply(text, { language, pending: { summary: table } }).verdict).toBe('other');
  });
});
