import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { describeTranslations } from '../language/testing/describe-translations.ts';
import { keywordSummary, keywordSummarySentences, placesQuoted } from './keyword-summary.ts';

const say = (language: Language, texts: readonly string[], notes = '', count = 10) =>
  keywordSummary({ texts, notes, count }, language);

describe('what a conversation was about, without a model', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'a restaurant by the castle, then a taxi',
      'Spoken of: food, sights and transport. Messages before: 10.',
    ],
    ['tr', 'otelde bir oda, sonra kahve', 'Konuşulanlar: kafeler ve konaklama. Önceki mesaj sayısı: 10.'],
    ['ru', 'музей и рынок', 'Говорили о: достопримечательности и покупки. Сообщений раньше: 10.'],
    [
      'de',
      'ein Zimmer und das Museum',
      'Gesprochen über: Sehenswürdigkeiten und Unterkunft. Nachrichten davor: 10.',
    ],
    ['he', 'מסעדה וקפה', 'דובר על: אוכל ובתי קפה. הודעות קודמות: 10.'],
    ['el', 'ταξί για την παραλία', 'Έγινε λόγος για: αξιοθέατα και μετακινήσεις. Προηγούμενα μηνύματα: 10.'],
    ['ar', 'متحف ثم مطعم', 'دار الحديث عن: الطعام والمعالم. الرسائل السابقة: 10.'],
    ['fa', 'هتل و بازار', 'گفت‌وگو درباره: خرید و اقامت. پیام‌های پیشین: 10.'],
    ['ko', '맛집이랑 카페', '논의 주제: 맛집 및 카페. 이전 대화 10개 메시지.'],
  ])('%s: %s', (language, text, summary) => {
    expect(say(language, [text]).replace(/[\u2066-\u2069]/gu, '')).toBe(summary);
  });

  test('names stand in quotes of any language, each once, five at most, and an apostrophe quotes nothing', () => {
    const texts = [
      '「남산타워」 『경복궁』',
      '“Swallow Tower” and «Замок» and "Moat Park"',
      "it's Ali's, don't",
    ];
    expect(texts.flatMap(placesQuoted)).toEqual([
      '남산타워',
      '경복궁',
      'Swallow Tower',
      'Замок',
      'Moat Park',
    ]);
    expect(say('en', ['“A1” “B2” “C3” “D4” “E5” “F6” “A1”'])).toContain(
      '「B2」, 「C3」, 「D4」, 「E5」, 「F6」',
    );
  });

  test('what was noted before stays', () => {
    const before = say('en', ['a taxi to “Swallow Tower”']);
    expect(say('en', ['a hotel in “Bellapais”'], before, 20)).toBe(
      'Spoken of: places to stay and transport. Places named: 「Swallow Tower」, 「Bellapais」. Messages before: 20.',
    );
  });

  test('nothing known is a count alone, and nothing takes long', () => {
    expect(say('en', ['hm', 'ok'])).toBe('Messages before: 10.');
    expect(say('en', ['“'.repeat(100_000), "'".repeat(100_000)]).length).toBeLessThan(200);
  });
});

describeTranslations('a summary by words', keywordSummarySentences, {
  values: ['Kyrenia', '10'],
  says: (tell) => ({
    food: [tell.food()],
    cafes: [tell.cafes()],
    sights: [tell.sights()],
    shopping: [tell.shopping()],
    lodging: [tell.lodging()],
    transport: [tell.transport()],
    about: [tell.about('Kyrenia')],
    places: [tell.places('Kyrenia')],
    before: [tell.before('10')],
  }),
});
