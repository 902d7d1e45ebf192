import { describe, expect, test } from '@jest/globals';
import { readDelay } from './delay-words.ts';

describe('what drivers and kitchens write when they are late', () => {
  test.each([
    '10 min late',
    "I'll be 10 minutes late, sorry",
    "we're running late",
    '15 more minutes please',
    '20 dk gecikiyorum',
    'sipariş 15 dakika gecikecek',
    'biraz geç kalıyorum',
    'אאחר ב-10 דקות',
    'אני מתעכבת קצת',
    'опоздаю на 15 минут',
    'задержимся минут на 20',
    'θα αργήσω 10 λεπτά',
    'έχουμε καθυστέρηση 15 λεπτά',
    'ich komme 10 Minuten später',
    'Das Essen verspätet sich um 20 Minuten',
    'سأتأخر ١٥ دقيقة',
    'الطلب متأخر',
    '۱۰ دقیقه دیر می‌رسم',
    'تأخیر داریم',
    '10분 늦어요',
    '배달이 지연됩니다',
  ])('“%s” is a delay', (text) => {
    expect(readDelay(text)).toEqual({ code: null });
  });

  test.each([
    ['K7QF2M 20 dk gecikecek', 'K7QF2M'],
    ['10 min late B4K7', 'B4K7'],
    ['опоздаю на 15 минут K7QF2M', 'K7QF2M'],
  ])('“%s” names what it is about', (text, code) => {
    expect(readDelay(text)).toEqual({ code });
  });

  test.each([
    'a table for two, late tonight',
    'is it late?',
    'are you running late?',
    'ok',
    '20 min',
    'ready in 20 min',
    'we would like to know whether a delay of the whole group would be a problem for the kitchen at all',
    '',
  ])('“%s” is none', (text) => {
    expect(readDelay(text)).toBeNull();
  });
});
