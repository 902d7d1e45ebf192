import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.tr;
const people = (count: number) => `${count} kişi`;

export const turkish: MoveSentences = {
  proposal: (move, extra) =>
    [
      `${move.reference} kodlu rezervasyonunuz değiştirilsin mi? ${move.what}`,
      `Eski: ${side(move.from, people(move.fromParty))}`,
      `Yeni: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [`O gün saatler geri alındığı için bu saat iki kez yaşanır: bu, ilki (${extra.repeatedTime}).`]),
      ...priceLine('Fiyat', extra.price, 'değişmedi'),
      `Yeni saat, ${extra.until} olana kadar sizin için tutuluyor. Siz onaylayana kadar rezervasyonunuz olduğu gibi kalır.`,
      `Değiştirmek için ${word.yes}, olduğu gibi bırakmak için ${word.no} yazın.`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `Rezervasyon değiştirildi: ${move.what}`,
      `Yeni: ${side(move.to, people(move.party))}`,
      `Rezervasyon kodunuz artık ${reference} (önceki: ${move.reference}).`,
      told
        ? 'Kendilerine şimdi haber veriyorum.'
        : 'Kendilerine benim üzerimden ulaşılamıyor; lütfen vardığınızda bu kodu gösterin.',
    ].join('\n'),
  stands: (reference) => `${reference} kodlu rezervasyonunuz olduğu gibi duruyor; hiçbir şey değiştirilmedi.`,
  sameAsBefore: (reference, when, party) =>
    `${reference} kodlu rezervasyonunuz zaten öyle: ${side(when, people(party))}. Hangi gün, saat veya kişi sayısı olsun?`,
  notConfirmed: (reference) =>
    `${reference} henüz rezerve edilmedi, bu yüzden değiştirilecek bir şey yok. Bunun yerine ne istediğinizi yazmanız yeterli.`,
  begun: (reference, when) =>
    `${reference} kodlu rezervasyonunuz ${when} içindi; bu zaman geçtiği için artık değiştirilemez.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `Rezervasyon değişti: ${move.what}`,
      `Eski: ${side(move.from, people(move.fromParty))} (${move.reference})`,
      `Yeni: ${side(move.to, people(move.party))} (${reference})`,
      ...(customer === null ? [] : [`Ad: ${customer}`]),
      ...(price === null ? [] : [`Fiyat: ${price}`]),
      'Misafir Merve üzerinden değiştirdi; önceki saat yeniden boş.',
    ].join('\n'),
};
