import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { readStaffWords } from './read-staff-words.ts';
import { type ActionType, type StaffVerb, staffPhrases, staffWords } from './staff-phrases.ts';

const languages: readonly Language[] = ['en', 'tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'];
const verbs: readonly StaffVerb[] = [
  'menu',
  'guest',
  'today',
  'tomorrow',
  'block',
  'unblock',
  'close',
  'reopen',
  'pause',
  'resume',
  'cancel',
];
const actions: readonly ActionType[] = ['book', 'order_food', 'book_service', 'schedule_viewing'];

describe.each(languages)('in %s', (language) => {
  const shown = staffWords(language);

  test.each(verbs)('%s is read as it is shown', (verb) => {
    expect(readStaffWords(shown[verb])).toMatchObject({ verb });
  });

  test.each(actions)('pausing %s is read as it is shown', (action) => {
    expect(readStaffWords(`${shown.pause} ${shown[action]}`)).toMatchObject({ verb: 'pause', action });
    expect(readStaffWords(`${shown.resume} ${shown[action]}`)).toMatchObject({ verb: 'resume', action });
  });

  test('what the menu shows as an example is read', () => {
    expect(readStaffWords(`${shown.block} 20:00-22:00 24.12`)).toMatchObject({
      verb: 'block',
      from: 1200,
      until: 1320,
      day: { kind: 'date', day: 24, month: 12, year: null },
    });
    expect(readStaffWords(`${shown.close} 24.12`)).toMatchObject({ verb: 'close', day: { day: 24 } });
    expect(readStaffWords(`${shown.reopen} 24.12`)).toMatchObject({ verb: 'reopen', day: { day: 24 } });
    expect(readStaffWords(`${shown.unblock} k7qf2m`)).toMatchObject({ verb: 'unblock', code: 'K7QF2M' });
    expect(readStaffWords(`${shown.cancel} K7QF2M x`)).toMatchObject({ verb: 'cancel', code: 'K7QF2M' });
  });

  test('the words for today and tomorrow are days', () => {
    const { days } = staffPhrases()[language];
    for (const word of days.today) {
      expect(readStaffWords(`${shown.close} ${word}`)).toMatchObject({ day: { kind: 'today' } });
    }
    for (const word of days.tomorrow) {
      expect(readStaffWords(`${shown.block} 20:00 ${word}`)).toMatchObject({ day: { kind: 'tomorrow' } });
    }
  });
});

describe('what is written', () => {
  test.each([
    ['block 20.30', { from: 1230, until: null, day: null }],
    ['block 22.11 9:05', { from: 545, day: { kind: 'date', day: 22, month: 11, year: null } }],
    ['block 2026-12-24 20:00–24:00', { from: 1200, until: 1440, day: { year: 2026 } }],
    ['cancel K7QF2M: no water, sorry', { code: 'K7QF2M', rest: 'no water, sorry' }],
    ['business cancel K7QF2M', { verb: 'cancel', addressed: true, code: 'K7QF2M' }],
    ['ЗАКРЫТЬ 24/12', { verb: 'close', day: { kind: 'date', day: 24, month: 12, year: null } }],
    ['разблокировать К7QF2М', { verb: 'unblock', code: 'K7QF2M' }],
  ])('%s', (text, words) => {
    expect(readStaffWords(text)).toMatchObject(words);
  });

  test.each([
    'Can I book a table tomorrow?',
    'business lunch for two, please',
    'guest list for Friday',
    'I want to cancel K7QF2M',
    'bookings today look bad',
    '',
    '20:00',
  ])('is a guest’s: %s', (text) => {
    expect(readStaffWords(text)).toBeNull();
  });
});
