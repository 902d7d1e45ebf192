import { describe, expect, test } from '@jest/globals';
import type { TurnStep } from '@merve/contract';
import { claimsCommitment, guardClaims, ledgerFacts } from './claim-guard.ts';

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
    'Ihr Tisch wurde für Freitag reserviert.',
    'Ваш столик забронирован.',
    'Я подтвердил бронь.',
    'Το τραπέζι σας έκλεισα για τις οκτώ.',
    'השולחן הוזמן.',
    'אישרתי את ההזמנה.',
    'تم تأكيد الحجز.',
    'میز شما رزرو شد.',
    '예약이 완료되었습니다.',
    '예약했습니다.',
  ])('%s', (text) => expect(claimsCommitment(text)).toBe(true));

  test.each([
    'Would you like me to book it?',
    'Nothing is booked yet. For how many people?',
    'It can be booked from noon to eleven.',
    'You can confirm with YES.',
    'Rezervasyon yapmamı ister misiniz?',
    'Kaç kişilik bir masa istersiniz?',
    'Es ist noch nichts gebucht.',
    'Пока ничего не забронировано.',
    'Θέλετε να κλείσω τραπέζι;',
    'להזמין לך שולחן?',
    'هل تريد أن أحجز لك؟',
    'رزرو کنم؟',
    '예약할까요?',
  ])('not: %s', (text) => expect(claimsCommitment(text)).toBe(false));
});

const looked = (bookings: object[]): TurnStep => ({
  type: 'tool',
  step: 1,
  callId: null,
  name: 'myBookings',
  args: {},
  result: JSON.stringify({ committed: false, bookings }),
  at: new Date(0),
  tookMs: 1,
});

describe('guardClaims', () => {
  const guard = (text: string, steps: TurnStep[]) =>
    guardClaims(text, { facts: ledgerFacts(steps), language: 'en' });
  const booked = { reference: 'K7QF2M', businessName: 'The Olive Lantern', state: 'confirmed' };

  test('text that reads a booking of the ledger back is left alone', () => {
    const text = 'Your table at the olive lantern is confirmed for Friday.';
    expect(guard(text, [looked([booked])])).toBe(text);
    expect(guard('k7qf2m is confirmed.', [looked([booked])])).toBe('k7qf2m is confirmed.');
  });

  test('looking at bookings makes no claim true that is not about one of them', () => {
    for (const steps of [[], [looked([])], [looked([booked])]])
      expect(guard('Your table is confirmed for Friday.', steps)).toMatch(/nothing is booked/i);
  });
});
