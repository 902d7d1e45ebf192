import { expect, test } from '@jest/globals';
import { asksWhetherFree } from './free-phrases.ts';

test.each([
  'Am I free on Saturday?',
  'am i busy tomorrow evening',
  'Cumartesi müsait miyim?',
  'אני פנוי בשבת?',
  'Я свободен в субботу?',
  'свободна ли я завтра вечером',
  'Είμαι ελεύθερη το Σάββατο;',
  'Habe ich am Samstag etwas vor?',
  'bin ich frei am Freitag',
  'Habe ich morgen Abend Zeit?',
  'Bin ich am Samstag um 20 Uhr frei?',
  'هل أنا متفرغ يوم السبت؟',
  'شنبه وقتم آزاده؟',
  '토요일에 나 한가해?',
])('%s', (text) => expect(asksWhetherFree(text)).toBe(true));

test.each([
  'Is Carob Lantern free on Saturday?',
  'Я свободен в субботу',
  'אני פנוי בשבת',
  'a free parking please',
  'Wie lange habe ich Zeit?',
  'Bis wann habe ich Zeit zu stornieren?',
  'Gegen Nüsse bin ich allergisch, haben Sie Dienstag was frei?',
  'leider bin ich allergisch haben sie dienstag was frei',
  'Habe ich am Dienstag etwas gesagt, oder ist ein Tisch frei?',
  'am I allowed in with a dog, is there a table free',
  'put it in my calendar',
])('“%s” does not ask it', (text) => expect(asksWhetherFree(text)).toBe(false));
