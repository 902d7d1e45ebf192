import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { bookingSentences } from '../../capabilities/bookings/sentences/index.ts';
import { isBeyondReading, readsAsClaim } from './reads-as-claim.ts';

describe('readsAsClaim', () => {
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
    'Restoran kabul etti',
    'Ihr Tisch wurde für Freitag reserviert.',
    'Ваш столик забронирован.',
    'Я подтвердил бронь.',
    'Ваша бронь подтверждена.',
    'Confirmed: The Olive Lantern, tomorrow at 20:00',
    'Το τραπέζι σας έκλεισα για τις οκτώ.',
    'השולחן הוזמן.',
    'אישרתי את ההזמנה.',
    'تم تأكيد الحجز.',
    'حجزك مؤكد',
    'میز شما رزرو شد.',
    '예약이 완료되었습니다.',
    '예약했습니다.',
    'Done ✅',
    'All set!',
    'See you at 8.',
    '**Y​our table is b​ooked**',
    'Your table is booked, shall I also look for a taxi?',
    'Because your table is booked, you can relax.',
    'Your code is K7Q2M9',
    'Your tаble is bооked.',
    '您的餐桌已预订。',
  ])('%s', (text) => expect([text, readsAsClaim(text) || isBeyondReading(text)]).toEqual([text, true]));

  test.each([
    'Would you like me to book it?',
    'Nothing is booked yet. For how many people?',
    'It can be booked from noon to eleven.',
    'You can confirm with YES.',
    'If you answer YES, I will book it.',
    'The kitchen opens at noon.',
    'I found three places near you.',
    'Rezervasyon yapmamı ister misiniz?',
    'Kaç kişilik bir masa istersiniz?',
    'Es ist noch nichts gebucht.',
    'Пока ничего не забронировано.',
    'Жду вашего подтверждения.',
    'Θέλετε να κλείσω τραπέζι;',
    'להזמין לך שולחן?',
    'هل تريد أن أحجز لك؟',
    'رزرو کنم؟',
    '예약할까요?',
  ])('not: %s', (text) => expect([text, readsAsClaim(text)]).toEqual([text, false]));
});

test.each(languageSchema.options)(
  'what the ledger says in %s of a booking is one, so that a model cannot say it',
  (language) => {
    const booking = { what: 'Olive', when: '20:00', party: 4, reference: 'K7QF2M' };
    const { confirmed, cancelled } = bookingSentences(language);
    for (const text of [confirmed(booking, true), cancelled(booking, true)]) {
      expect([text, text.split('\n').some((line) => readsAsClaim(line))]).toEqual([text, true]);
    }
  },
);
