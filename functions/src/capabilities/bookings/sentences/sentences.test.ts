import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { answerWords } from '../../../language/answer-words.ts';
import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { bookingSentences } from './index.ts';

const booking = {
  what: '7 Lanterns – Dinner (terrace)',
  when: 'Sunday 22 November 2026, 20:00',
  party: 5,
  reference: 'K7QF2M',
};
const extra = { town: 'Kyrenia 1', price: 'TRY 1,250.00', repeatedTime: 'UTC+3', until: '19:45' };

describeTranslations('sentences about bookings', bookingSentences, {
  values: [
    booking.what,
    '22',
    '20:00',
    '5',
    booking.reference,
    ...Object.values(extra),
    '18:30',
    '21:00',
    'Ada L.',
  ],
  says: (say) => ({
    proposal: [
      say.proposal(booking, extra),
      say.proposal({ ...booking, party: 1 }, { ...extra, price: null, repeatedTime: null }),
    ],
    confirmed: [say.confirmed(booking, true), say.confirmed(booking, false)],
    holdLetGo: [say.holdLetGo(booking.what, extra.until)],
    moveLetGo: [say.moveLetGo(booking.what, extra.until)],
    released: [say.released(booking)],
    replaced: [say.replaced(booking)],
    slotTaken: [
      say.slotTaken('20:00', booking.what, ['18:30', '21:00']),
      say.slotTaken('20:00', booking.what, []),
    ],
    cancelProposal: [say.cancelProposal(booking)],
    cancelled: [say.cancelled(booking, true), say.cancelled(booking, false)],
    kept: [say.kept(booking.reference)],
    alreadyBegun: [say.alreadyBegun(booking)],
    merchantBooked: [
      say.merchantBooked(booking, 'Ada L.', extra.price),
      say.merchantBooked(booking, null, null),
    ],
    merchantCancelled: [say.merchantCancelled(booking, 'Ada L.'), say.merchantCancelled(booking, null)],
    guest: [say.guest()],
  }),
});

describe('a proposal', () => {
  test.each(languageSchema.options)('in %s names the words that answer it', (language) => {
    const say = bookingSentences(language);
    const { yes, no } = answerWords[language];
    for (const text of [say.proposal(booking, extra), say.cancelProposal(booking)]) {
      const words = text.split(/[^\p{L}\p{N}]+/u);
      expect(words).toEqual(expect.arrayContaining([yes, no]));
    }
  });

  test('counts people as the language does', () => {
    const people = (party: number, language: 'ru' | 'ar' | 'he' | 'de' | 'el') =>
      bookingSentences(language).cancelProposal({ ...booking, party });
    expect(people(1, 'ru')).toContain('1 человек,');
    expect(people(2, 'ru')).toContain('2 человека,');
    expect(people(12, 'ru')).toContain('12 человек,');
    expect(people(22, 'ru')).toContain('22 человека,');
    expect(people(2, 'ar')).toContain('شخصان');
    expect(people(3, 'ar')).toContain('3 أشخاص');
    expect(people(11, 'ar')).toContain('11 شخصًا');
    expect(people(2, 'he')).toContain('שני אנשים');
    expect(people(1, 'de')).toContain('1 Person,');
    expect(people(1, 'el')).toContain('1 άτομο,');
  });
});
