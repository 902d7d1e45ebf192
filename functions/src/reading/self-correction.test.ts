import { describe, expect, it } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { withoutTakenBack } from './self-correction.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'utc' });

describe('what a message takes back itself', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Venetian Mule thursday 7 pm for 4. no wait friday. and there will be 5 of us',
      'Venetian Mule 7 pm. friday. and there will be 5 of us',
    ],
    [
      'en',
      'table for 2 at Carob Lantern on Friday, no, Saturday at 8pm',
      'table for 2 at Carob Lantern, Saturday at 8pm',
    ],
    ['en', 'Carob Lantern tomorrow at 7pm sorry 8pm for two', 'Carob Lantern tomorrow 8pm for two'],
    [
      'tr',
      'masa istiyorum bu cuma, yok yok cumartesi olsun, 7 kişi',
      'masa istiyorum, cumartesi olsun, 7 kişi',
    ],
    [
      'de',
      'Tisch für zwei am Freitag, ach nein, am Samstag um 19 Uhr',
      'Tisch für zwei, am Samstag um 19 Uhr',
    ],
    [
      'ru',
      'столик на двоих в субботу.. хотя нет, в воскресенье 14:00',
      'столик на двоих.., в воскресенье 14:00',
    ],
    ['el', 'τραπέζι την Παρασκευή, όχι περίμενε, το Σάββατο στις 8', 'τραπέζι, το Σάββατο στις 8'],
    ['he', 'שישי.. לא רגע שבת ב13:00 Pomegranate Ledge 6 אנשים', '.. שבת ב13:00 Pomegranate Ledge 6 אנשים'],
    ['ar', 'الجمعة.. لا لا السبت الساعة ١ الظهر', '.. السبت الساعة ١ الظهر'],
    ['fa', 'میز برای جمعه، نه ببخشید، شنبه ساعت ۸ شب', 'میز، شنبه ساعت ۸ شب'],
    ['ko', '금요일 아니 토요일 오후 1시 5명', '토요일 오후 1시 5명'],
  ])('%s: %s', (language, said, left) => {
    expect(withoutTakenBack(said, language, local).replace(/ (?=[.,،])/gu, '')).toBe(left);
  });

  it.each<[Language, string]>([
    ['en', 'table for 4 on Friday at 8pm, no smoking area please'],
    ['en', 'Friday or Saturday at 8, no preference'],
    ['tr', 'cuma 8 için 4 kişi, çocuk yok'],
    ['de', 'Freitag um acht für vier, nein danke kein Wein'],
    ['fa', 'شنبه ساعت نه شب برای چهار نفر'],
  ])('takes nothing back in %s: %s', (language, said) => {
    expect(withoutTakenBack(said, language, local)).toBe(said);
  });
});
