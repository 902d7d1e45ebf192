import { defineSentences } from '../../language/define-sentences.ts';

/** A booking in words that are ready to be shown. */
export interface BookingWords {
  /** Where and what: `Lantern Kitchen – Dinner table`. */
  readonly what: string;
  /** Local time with its zone. */
  readonly when: string;
  readonly party: number;
  readonly reference: string;
}

const peopleEn = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const bookingSentences = defineSentences({
  en: {
    proposal: (
      booking: BookingWords,
      extra: { town: string; price: string | null; repeatedTime: string | null; until: string },
    ) =>
      [
        `${booking.what} (${extra.town})`,
        booking.when,
        ...(extra.repeatedTime === null
          ? []
          : [
              `The clocks go back that day and show this time twice: this is the first one, ${extra.repeatedTime}.`,
            ]),
        `For ${peopleEn(booking.party)}`,
        ...(extra.price === null ? [] : [`Price: ${extra.price}`]),
        `Held for you until ${extra.until}. It is not booked yet.`,
        // Some carriers swallow YES and NO as keywords of their own; the other two words always arrive.
        'Reply YES (or CONFIRM) to book it, NO (or DECLINE) to release it.',
      ].join('\n'),
    confirmed: (booking: BookingWords, told: boolean) =>
      [
        `Confirmed: ${booking.what}`,
        booking.when,
        `For ${peopleEn(booking.party)}`,
        `Your booking code is ${booking.reference}.`,
        told
          ? 'I am letting them know now.'
          : 'They cannot be reached through me, so please show this code when you arrive.',
      ].join('\n'),
    released: (booking: BookingWords) => `Released: ${booking.what}, ${booking.when}. Nothing was booked.`,
    replaced: (booking: BookingWords) =>
      `I have released the earlier hold: ${booking.what}, ${booking.when}.`,
    slotTaken: (time: string, what: string, free: readonly string[]) =>
      free.length === 0
        ? `${time} is taken at ${what} and nothing else is free around it, so nothing was booked. Please choose another day or place.`
        : `${time} is taken at ${what}, so nothing was booked. Free instead: ${free.join(', ')}. Which one shall I hold?`,
    cancelProposal: (booking: BookingWords) =>
      [
        `Cancel this booking? ${booking.what}`,
        booking.when,
        `For ${peopleEn(booking.party)}, code ${booking.reference}. It is not cancelled yet.`,
        'Reply YES (or CONFIRM) to cancel it, NO (or DECLINE) to keep it.',
      ].join('\n'),
    cancelled: (booking: BookingWords, told: boolean) =>
      `Cancelled: ${booking.what}, ${booking.when} (code ${booking.reference}).${told ? ' I am letting them know now.' : ''}`,
    kept: (reference: string) => `Your booking ${reference} stays as it is. Nothing was cancelled.`,
    alreadyBegun: (booking: BookingWords) =>
      `${booking.what} (code ${booking.reference}) was for ${booking.when}, which has passed, so there is nothing left to cancel.`,
    merchantBooked: (booking: BookingWords, customer: string | null, price: string | null) =>
      [
        `New booking ${booking.reference}: ${booking.what}`,
        booking.when,
        `${peopleEn(booking.party)}${customer === null ? '' : `, name: ${customer}`}${price === null ? '' : `, price: ${price}`}`,
        'Confirmed by the guest through Merve.',
      ].join('\n'),
    merchantCancelled: (booking: BookingWords, customer: string | null) =>
      [
        `Cancelled booking ${booking.reference}: ${booking.what}`,
        booking.when,
        `${peopleEn(booking.party)}${customer === null ? '' : `, name: ${customer}`}`,
        'The guest cancelled it through Merve; the time is free again.',
      ].join('\n'),
    guest: () => 'a guest',
  },
  tr: {
    proposal: (booking, extra) =>
      [
        `${booking.what} (${extra.town})`,
        booking.when,
        ...(extra.repeatedTime === null
          ? []
          : [`O gün saatler geri alınıyor ve bu saat iki kez yaşanıyor: bu ilki, ${extra.repeatedTime}.`]),
        `${booking.party} kişi`,
        ...(extra.price === null ? [] : [`Fiyat: ${extra.price}`]),
        `Saat ${extra.until} olana kadar sizin için tutuluyor. Henüz rezervasyon yapılmadı.`,
        'Onaylamak için EVET, vazgeçmek için HAYIR yazın.',
      ].join('\n'),
    confirmed: (booking, told) =>
      [
        `Onaylandı: ${booking.what}`,
        booking.when,
        `${booking.party} kişi`,
        `Rezervasyon kodunuz: ${booking.reference}.`,
        told
          ? 'Kendilerine şimdi haber veriyorum.'
          : 'Kendilerine benim üzerimden ulaşılamıyor; lütfen varınca bu kodu gösterin.',
      ].join('\n'),
    released: (booking) => `Bırakıldı: ${booking.what}, ${booking.when}. Rezervasyon yapılmadı.`,
    replaced: (booking) => `Önceki ayırtmayı bıraktım: ${booking.what}, ${booking.when}.`,
    slotTaken: (time, what, free) =>
      free.length === 0
        ? `${what} için ${time} dolu ve yakın saatlerde de yer yok, bu yüzden rezervasyon yapılmadı. Lütfen başka bir gün ya da yer seçin.`
        : `${what} için ${time} dolu, bu yüzden rezervasyon yapılmadı. Boş saatler: ${free.join(', ')}. Hangisini ayırayım?`,
    cancelProposal: (booking) =>
      [
        `Bu rezervasyon iptal edilsin mi? ${booking.what}`,
        booking.when,
        `${booking.party} kişi, kod ${booking.reference}. Henüz iptal edilmedi.`,
        'İptal etmek için EVET, korumak için HAYIR yazın.',
      ].join('\n'),
    cancelled: (booking, told) =>
      `İptal edildi: ${booking.what}, ${booking.when} (kod ${booking.reference}).${told ? ' Kendilerine şimdi haber veriyorum.' : ''}`,
    kept: (reference) => `${reference} kodlu rezervasyonunuz olduğu gibi duruyor. Hiçbir şey iptal edilmedi.`,
    alreadyBegun: (booking) =>
      `${booking.what} (kod ${booking.reference}) ${booking.when} içindi ve bu saat geçti; iptal edilecek bir şey kalmadı.`,
    merchantBooked: (booking, customer, price) =>
      [
        `Yeni rezervasyon ${booking.reference}: ${booking.what}`,
        booking.when,
        `${booking.party} kişi${customer === null ? '' : `, ad: ${customer}`}${price === null ? '' : `, fiyat: ${price}`}`,
        'Misafir Merve üzerinden onayladı.',
      ].join('\n'),
    merchantCancelled: (booking, customer) =>
      [
        `İptal edilen rezervasyon ${booking.reference}: ${booking.what}`,
        booking.when,
        `${booking.party} kişi${customer === null ? '' : `, ad: ${customer}`}`,
        'Misafir Merve üzerinden iptal etti; saat yeniden boş.',
      ].join('\n'),
    guest: () => 'bir misafir',
  },
});
