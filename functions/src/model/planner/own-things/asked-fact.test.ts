import { describe, expect, test } from '@jest/globals';
import { factAsked, type OwnFact } from './asked-fact.ts';

describe('one fact of what one has', () => {
  test.each<[OwnFact, string]>([
    ['when', 'what time was ours again?'],
    ['when', 'when is our table'],
    ['when', 'kaçtaydı bizimki'],
    ['when', 'rezervasyonumuz saat kaçtaydı'],
    ['when', 'um wie viel Uhr war unsere nochmal?'],
    ['when', 'а во сколько у нас?'],
    ['when', 'τι ώρα ήταν η δική μας;'],
    ['when', 'באיזו שעה זה היה אצלנו?'],
    ['when', 'الساعة كم كان حجزنا؟'],
    ['when', 'مال ما ساعت چند بود؟'],
    ['when', '우리 예약 몇 시였죠?'],
    ['people', 'how many are we down for?'],
    ['people', 'how many are we'],
    ['people', 'kaç kişiydik'],
    ['people', 'für wie viele haben wir gebucht?'],
    ['people', 'на сколько человек у нас бронь?'],
    ['people', 'για πόσα άτομα κλείσαμε;'],
    ['people', 'לכמה אנשים הזמנו?'],
    ['people', 'كم شخص نحن في الحجز؟'],
    ['people', 'برای چند نفر رزرو کردیم؟'],
    ['people', '몇 명으로 예약했죠?'],
    ['where', 'where is our booking?'],
    ['where', 'rezervasyonumuz neredeydi'],
    ['where', 'wo ist unsere Reservierung?'],
    ['where', 'где у нас бронь?'],
    ['where', 'πού είναι η κράτησή μας;'],
    ['where', 'איפה ההזמנה שלנו?'],
    ['where', 'أين حجزنا؟'],
    ['where', 'رزرو ما کجاست؟'],
    ['where', '우리 예약 어디였죠?'],
  ])('%s: %s', (fact, text) => {
    expect(factAsked(text)).toBe(fact);
  });

  test.each([
    'when do they open?',
    'what time is our flight?',
    'where can we eat?',
    'how many people can they seat?',
    'when is our table for 4 on Friday',
    'cancel our booking',
    'where is my taxi?',
    'bizim için nerede yemek güzel',
    'ne zaman açılıyorlar',
    'wann machen die auf',
    'когда они открываются',
    'where is my order',
    'siparişim nerede',
  ])('no fact of a booking: %s', (text) => {
    expect(factAsked(text)).toBeNull();
  });
});
