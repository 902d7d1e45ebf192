import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.tr;

export const turkish: BookingSentences = {
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
      `Onaylamak için ${yes}, vazgeçmek için ${no} yazın.`,
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
      : `${what} için ${time} dolu, bu yüzden rezervasyon yapılmadı. Boş saatler, ${free.join(', ')}. Hangisini ayırayım?`,
  cancelProposal: (booking) =>
    [
      `Bu rezervasyon iptal edilsin mi? ${booking.what}`,
      booking.when,
      `${booking.party} kişi, kod ${booking.reference}. Henüz iptal edilmedi.`,
      `İptal etmek için ${yes}, korumak için ${no} yazın.`,
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
  holdLetGo: (what, when) =>
    `Yanıt süresi dolduğu için ${what}, ${when} ayırtmasını bıraktım; hiçbir şey rezerve edilmedi. Hâlâ isterseniz yazın, yeniden bakayım.`,
  moveLetGo: (what, when) =>
    `Yanıt süresi dolduğu için ${what} için ayırdığım yeni saati (${when}) bıraktım; hiçbir şey değişmedi, rezervasyonunuz olduğu gibi duruyor. Hâlâ değiştirmek isterseniz yazın, yeniden bakayım.`,
  guest: () => 'bir misafir',
};
