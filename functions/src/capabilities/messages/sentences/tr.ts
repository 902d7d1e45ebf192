import { answerWords } from '../../../language/answer-words.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.tr;

export const turkish: MessageSentences = {
  ask: (name: string, body: string) =>
    `Şunu ${name} için kelimesi kelimesine göndereceğim:\n\n${body}\n\nHenüz hiçbir şey gönderilmedi. Göndermek için ${yes}, vazgeçmek için ${no} yazın.`,
  sent: (name: string) => `${name} için gönderiyorum. Yanıtları buraya gelecek.`,
  notSent: () => 'Tamam, hiçbir şey gönderilmedi.',
  noneLive: () =>
    'Hakkında yazabileceğim, devam eden bir rezervasyonunuz, siparişiniz veya yolculuğunuz yok; hiçbir şey gönderilmedi.',
  which: (codes: string) => `Hangisi hakkında? Lütfen birini söyleyin: ${codes}.`,
  over: () => 'Bu arada sona ermiş, hiçbir şey gönderilmedi.',
  tooMany: (name: string) =>
    `Son bir saatte ${name} için birkaç kez yazdınız, bu yüzden gönderilmedi. Lütfen biraz bekleyin.`,
  unreachable: (name: string) =>
    `WhatsApp şu anda ${name} ile yazışmama izin vermiyor, hiçbir şey gönderilmedi. Acilse lütfen arayın.`,
  fromCounterpart: (name: string, code: string, text: string) =>
    `${name}, ${code} hakkında yazdı:\n“${text}”`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `Müşteriniz ${customer ?? '(adsız)'}, ${code} hakkında yazdı:\n“${text}”\nYanıtlamak için ${example} ve metninizi yazın. Olduğu gibi iletilir.`,
  whichServed: (codes, example) =>
    `Hangisi gecikiyor: ${codes}? Henüz hiçbir şey iletilmedi. Lütfen koduyla birlikte yazın, örneğin: ${example}`,
  passedOn: (code: string) => `${code} müşterisine iletildi.`,
  unknownCode: (code: string) =>
    `Şu anda yanıtlanabilecek, ${code} kodlu bir müşteri mesajı bilmiyorum; hiçbir şey iletilmedi.`,
  emptyReply: (code: string) => `Lütfen metninizi ${code} kodunun ardına yazın. Hiçbir şey iletilmedi.`,
  tooManyReplies: () => 'Son bir saatte birkaç kez yazdınız, bu yüzden iletilmedi. Lütfen biraz bekleyin.',
};
