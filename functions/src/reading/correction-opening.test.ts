/** What a correction opens with, and why it is made, in nine languages. */
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { withoutTakenBack } from './self-correction.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'utc' });
const read = (text: string, language: Language) => withoutTakenBack(text, language, local);

describe('what a correction opens with is no part of it', () => {
  test.each<[Language, string, string]>([
    ['en', 'no I meant Saturday', 'Saturday'],
    ['en', 'no, Saturday at 8', 'Saturday at 8'],
    ['ko', '아니 4명이요', '4명이요'],
    ['en', 'oops wrong day, Tuesday', 'Tuesday'],
    ['tr', 'yok ya yanlış yazdım, cumartesi', 'cumartesi'],
    ['he', 'אוי סליחה, התכוונתי ליום שלישי', 'ליום שלישי'],
    ['ru', 'ой не завтра а послезавтра', 'послезавтра'],
    ['ru', 'нет, лучше в субботу', 'в субботу'],
    ['el', 'ωχ όχι αύριο, μεθαύριο', 'μεθαύριο'],
    ['de', 'Verzeihung, 11 Uhr wäre uns lieber', '11 Uhr wäre uns lieber'],
    ['ar', 'لا قصدي الثلاثاء ١ ديسمبر', 'الثلاثاء ١ ديسمبر'],
    ['fa', 'نه منظورم شنبه بود', 'شنبه بود'],
    ['ko', '아 아니 토요일로요', '토요일로요'],
  ])('%s: %s', (language, text, left) => {
    expect(read(text, language)).toBe(left);
  });
});

describe('why another day does not suit is a reason', () => {
  test.each<[Language, string, string]>([
    ['en', 'no sorry Saturday, we have guests on Friday', 'Saturday'],
    ['tr', 'hayır cumartesi olsun, cuma misafirimiz var', 'cumartesi olsun'],
    ['he', 'אוי לא, שבת, ביום שישי יש לנו אורחים', 'שבת'],
    ['ru', 'нет, в субботу, в пятницу у нас гости', 'в субботу'],
    ['el', 'όχι, Σάββατο, την Παρασκευή έχουμε καλεσμένους', 'Σάββατο'],
    ['de', 'nein, Samstag, am Freitag haben wir Besuch', 'Samstag'],
    ['ar', 'لا السبت، الجمعة عندنا ضيوف', 'السبت'],
    ['fa', 'نه ببخشید شنبه، جمعه مهمون داریم', 'شنبه'],
    ['ko', '아니요 토요일이요, 금요일엔 손님이 와요', '토요일이요'],
  ])('%s: %s', (language, text, left) => {
    expect(read(text, language)).toBe(left);
  });
});

describe('what is no correction stays as it is', () => {
  test.each<[Language, string]>([
    ['en', 'no onions please'],
    ['en', 'sorry, is there parking?'],
    ['en', 'no'],
    ['en', 'no, 6'],
    ['en', 'make it three pizzas'],
    ['en', 'Friday at eight, on Saturday we have another table at nine'],
    ['de', 'nicht am Fenster bitte'],
    ['ru', 'нет, без лука'],
    ['ar', 'لا بصل'],
    ['fa', 'نه'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language)).toBe(text);
  });
});
