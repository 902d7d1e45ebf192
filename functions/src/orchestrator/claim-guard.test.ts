import { describe, expect, test } from '@jest/globals';
import { claimsCommitment, guardClaims } from './claim-guard.ts';

describe('claimsCommitment', () => {
  test.each([
    'Done! I have booked your table for 8pm.',
    'Your reservation is confirmed.',
    'Booked! See you there.',
    'The table has been reserved for four people.',
    'Your booking has been cancelled.',
    'I just confirmed it with the restaurant.',
    'Rezervasyonunuz onaylandı.',
    'Masanız ayırtıldı, afiyet olsun.',
    'Rezervasyonunuzu yaptım.',
  ])('%s', (text) => expect(claimsCommitment(text)).toBe(true));

  test.each([
    'Would you like me to book it?',
    'Nothing is booked yet. For how many people?',
    'It can be booked from noon to eleven.',
    'You can confirm with YES.',
    'Rezervasyon yapmamı ister misiniz?',
    'Kaç kişilik bir masa istersiniz?',
  ])('not: %s', (text) => expect(claimsCommitment(text)).toBe(false));
});

test('text that reads ledger facts back is left alone', () => {
  const text = 'Your table is confirmed for Friday.';
  expect(guardClaims(text, { factsRead: true, language: 'en' })).toBe(text);
  expect(guardClaims(text, { factsRead: false, language: 'en' })).toMatch(/nothing is booked/);
});
