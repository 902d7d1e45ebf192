import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { readOwnWish } from '../../../model/planner/own-things/read-own-wish.ts';
import { minutesLate } from '../on-the-way/minutes-late.ts';
import { asksWhatIsNext, namesTrip, wantsAnother, wantsTold } from './on-the-way-words.ts';

describe('what comes next is asked for', () => {
  test.each([
    ...["what's next?", 'What’s next', 'ok, where to next?', 'Sırada ne var?', 'מה הלאה?', 'Что дальше?'],
    ...['Τι ακολουθεί;', 'Was kommt als Nächstes?', 'ماذا بعد؟', 'بعدش چیه؟', '다음은 어디예요?'],
  ])('%s', (text) => expect(asksWhatIsNext(text)).toBe(true));

  test.each([
    'what is the next free table on Friday at the tavern by the harbour',
    'next Friday at eight',
    'book the next one',
    'Sıradaki masayı ayırt',
    'Nächsten Samstag um acht',
    'Что у вас есть на ужин?',
  ])('and not by %s', (text) => expect(asksWhatIsNext(text)).toBe(false));
});

describe('another place is wanted', () => {
  test.each([
    ...[
      'not this one',
      'Something else please',
      'Burası olmasın',
      'לא את זה',
      'Что-нибудь другое',
      'όχι αυτό',
    ],
    ...['Nicht das', 'ليس هذا', 'این نه', '여기 말고'],
  ])('%s', (text) => expect(wantsAnother(text)).toBe(true));
});

describe('how late somebody is', () => {
  const local = DateTime.fromISO('2027-03-22T11:00', { zone: 'Asia/Nicosia' });
  test.each<[Language, string, number]>([
    ['en', 'We are an hour late with the plan', 60],
    ['en', "we're running 40 minutes late on our trip", 40],
    ['tr', 'Planda bir saat geciktik', 60],
    ['he', 'אנחנו מאחרים בשעה בטיול', 60],
    ['ru', 'Мы опаздываем на час с планом', 60],
    ['el', 'Αργούμε μία ώρα στο πρόγραμμα', 60],
    ['de', 'Wir sind mit dem Plan eine Stunde zu spät dran', 60],
    ['ar', 'تأخرنا ساعة عن الخطة', 60],
    ['fa', 'یک ساعت از برنامه عقبیم', 60],
    ['ko', '일정이 한 시간 늦어요', 60],
  ])('%s: %s', (language, text, minutes) => {
    expect(minutesLate(text, language, local)).toBe(minutes);
    expect(namesTrip(text)).toBe(true);
    expect(readOwnWish(text)?.aim).toBe('late');
  });

  test.each([
    ['tell the restaurant we are an hour late', true],
    ['Restorana geciktiğimizi söyle', true],
    ['Sagen Sie dem Lokal, dass wir uns verspäten', true],
    ['식당에 늦는다고 전해 주세요', true],
    ['We are an hour late', false],
    ['Мы опаздываем на час', false],
  ])('and whether somebody is to be told: %s', (text, told) => expect(wantsTold(text)).toBe(told));

  test('nobody says by how much', () => expect(minutesLate('we are late', 'en', local)).toBeNull());
});
