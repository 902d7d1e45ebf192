import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.tr;

export const turkish: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `Kapora: ${deposit}. ${yes} yazdıktan sonra ödeme bağlantısını gönderiyorum; ${minutes} dakika içinde ödenince rezervasyon kesinleşir. ${
      refundUntil === null
        ? 'İptal ederseniz kapora iade edilmez.'
        : `En geç ${refundUntil} tarihine kadar iptal ederseniz tamamı iade edilir.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `${deposit} tutarındaki kapora ödenene kadar sizin için tutuluyor: ${what}\n${when}\nBağlantı birazdan geliyor. Lütfen saat ${payBy} olmadan ödeyin; o zamana kadar henüz rezervasyon yapılmış değil.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `${deposit} tutarındaki kaporayı en geç ${payBy} saatine kadar buradan ödeyin: ${url}\n${what}, ${when}`,
  paid: (deposit) => `${deposit} tutarındaki kapora ulaştı.`,
  letGo: ({ what, when, deposit }) =>
    `${deposit} tutarındaki kapora zamanında ulaşmadı, bu yüzden bıraktım: ${what}, ${when}. Rezervasyon yapılmadı. Ödemeniz yine de ulaşırsa tamamı iade edilir.`,
  tooLate: ({ what, when, deposit }) =>
    `${deposit} tutarındaki ödemeniz, yer bırakıldıktan sonra ulaştı: ${what}, ${when}. Rezervasyon yapılmadı; tutarın tamamını iade ediyorum. Başka bir saat arayayım mı?`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `Ödemeniz ${received} olarak ulaştı, oysa kapora ${deposit}; bu yüzden rezervasyonu yapamadım: ${what}, ${when}. Rezervasyon yapılmadı; ${received} tutarının tamamını iade ediyorum. Sizin için yeniden ayırayım mı?`,
  linkFailed: ({ what, when }) =>
    `Ödemeyi hazırlayamadım, bu yüzden bıraktım: ${what}, ${when}. Rezervasyon yapılmadı, ücret alınmadı.`,
  cancelRefunds: (deposit) => `${deposit} tutarındaki kaporanın tamamı iade edilecek.`,
  cancelKeeps: (deposit) => `${deposit} tutarındaki kapora iade edilmeyecek: bunun için artık çok geç.`,
  cancelUnpaid: (deposit) => `${deposit} tutarındaki kapora ödenmedi; ödenecek bir şey kalmayacak.`,
  refundStarted: (deposit) =>
    `${deposit} tutarındaki kaporayı iade ediyorum; hesabınızda görünmesi birkaç gün sürebilir.`,
  depositKept: (deposit) => `${deposit} tutarındaki kapora işletmede kalıyor.`,
  nothingCharged: () => 'Ücret alınmadı.',
  refunded: ({ what, deposit }) =>
    `${what} için ödenen ${deposit} iade edildi; hesabınızda görünmesi birkaç gün sürebilir.`,
  linkSent: () => 'Ödeme bağlantısı ayrı bir mesajla geliyor.',
  yesFirst: () => `Önce ${yes} bekleniyor; ödeme bağlantısı ondan sonra gelir.`,
};
