import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { staffSentences } from './sentences/index.ts';
import { staffWords } from './staff-phrases.ts';

const languages: readonly Language[] = ['en', 'tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'];

describe.each(languages)('in %s', (language) => {
  const say = staffSentences(language);

  test('there is a translation, and it is not English', () => {
    expect(staffSentences.translations[language]).toBeDefined();
    if (language !== 'en') expect(say.nothingBooked()).not.toBe(staffSentences('en').nothingBooked());
  });

  test('what a customer is told of a booking called off names it, and the reason word for word', () => {
    const words = { business: 'The Lantern', what: 'Table', when: '20:00', reference: 'K7QF2M' };
    const told = say.customerCancelled(words, 'no water');
    for (const part of ['The Lantern', 'K7QF2M', 'Table', '20:00', 'no water']) expect(told).toContain(part);
    expect(say.customerCancelled(words, null)).not.toContain('null');
  });

  test('what an operator writes to a guest is told word for word, beside the booking it is about', () => {
    const words = { business: 'The Lantern', what: 'Table', when: '20:00', reference: 'K7QF2M' };
    const told = say.operatorWrites(words, 'The terrace is closed');
    for (const part of ['The Lantern', 'K7QF2M', '20:00', 'The terrace is closed'])
      expect(told).toContain(part);
    for (const part of ['The Lantern', 'K7QF2M', 'Table', '20:00'])
      expect(say.standsAsBooked(words)).toContain(part);
  });

  test('the word that gives a block back is the one that is read', () => {
    expect(say.blockCode('K7QF2M')).toContain(staffWords(language).unblock);
  });

  test('one and many people are counted as the language does', () => {
    const lines = [1, 2, 5].map((party) => say.bookingLine('20:00', 'Table', party, null, 'K7QF2M'));
    expect(new Set(lines).size).toBe(3);
    expect(lines.join()).not.toContain('#');
  });
});
