import { describe, expect, test } from '@jest/globals';
import { asksForTrip, daysIn } from './trip-words.ts';

describe('days to be planned are asked for', () => {
  test.each([
    'plan my saturday in kyrenia',
    'Plan Saturday for six of us',
    'can you make a 3 day itinerary around Famagusta',
    'plan us a weekend trip',
    'Girne için cumartesi günümü planla',
    'bize 2 günlük bir gezi planı yapar mısın',
    'Plane mir einen Tag in Kyrenia',
    'Спланируй нам выходные в Кирении',
    'Σχεδίασε μου μια μέρα στην Κερύνεια',
    'תכנן לי יום טיול בקירניה',
    'خطط لي يوما في كيرينيا',
    'برای فردا در گیرنه برنامه سفر می‌خواهم',
    '키레니아 하루 일정 짜줘',
  ])('%s', (text) => expect(asksForTrip(text)).toBe(true));

  test.each([
    'I plan to come at eight tomorrow',
    'we are planning on two rooms for saturday',
    'a table for four tomorrow at eight',
    'what is your plan B',
    'any plans for sushi tonight?',
    'bugün planım yok',
    'Morgen um acht einen Tisch bitte',
    'Сегодня на восемь столик',
    '오늘 저녁 두 명 예약',
  ])('and not by %s', (text) => expect(asksForTrip(text)).toBe(false));

  test.each([
    ['a 3 day itinerary', 3],
    ['2 günlük gezi', 2],
    ['на 2 дня', 2],
    ['3일 일정', 3],
    ['a table for 3 on Sunday', null],
    ['plan my day', null],
  ])('%s', (text, days) => expect(daysIn(text)).toBe(days));
});
