import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import { arabicCount } from '../../../../language/arabic-counts.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.ar;
const within = (minutes: number) => arabicCount('minutes', minutes, 'object');

export const arabic: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `العربون: ${isolated(deposit)}. بعد أن تجيب بكلمة ${yes} أرسل إليك رابط الدفع، والمهلة ${within(minutes)}؛ ويتم الحجز بعد الدفع. ${
      refundUntil === null
        ? 'لا يُرد العربون عند الإلغاء.'
        : `يُرد كاملاً إذا ألغيت حتى ${isolated(refundUntil)}.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `محجوز مؤقتاً لك إلى أن يُدفع العربون ${isolated(deposit)}: ${isolated(what)}\n${isolated(when)}\nسيصل الرابط بعد لحظات. يرجى الدفع قبل الساعة ${payBy}؛ وحتى ذلك الحين لم يتم الحجز بعد.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `ادفع العربون ${isolated(deposit)} قبل الساعة ${payBy} من هنا: ${url}\n${isolated(what)}، ${isolated(when)}`,
  paid: (deposit) => `وصل العربون ${isolated(deposit)}.`,
  letGo: ({ what, when, deposit }) =>
    `لم يصل العربون ${isolated(deposit)} في الوقت المحدد، لذلك ألغيت الحجز المؤقت: ${isolated(what)}، ${isolated(when)}. لم يتم أي حجز. وإن وصلت دفعة منك لاحقاً فستُرد إليك كاملة.`,
  tooLate: ({ what, when, deposit }) =>
    `وصلت دفعتك ${isolated(deposit)} بعد أن انتهى الحجز المؤقت: ${isolated(what)}، ${isolated(when)}. لم يتم الحجز، وأنا أرد إليك المبلغ كاملاً. هل أبحث عن وقت آخر؟`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `وصلت دفعتك بمبلغ ${isolated(received)}، لكن العربون ${isolated(deposit)}، لذلك لم أتمكن من الحجز: ${isolated(what)}، ${isolated(when)}. لم يتم أي حجز، وأنا أرد إليك ${isolated(received)} كاملاً. هل أحجزه لك مؤقتاً من جديد؟`,
  linkFailed: ({ what, when }) =>
    `لم أتمكن من تجهيز الدفع، لذلك ألغيت الحجز المؤقت: ${isolated(what)}، ${isolated(when)}. لم يتم أي حجز ولم يُخصم أي مبلغ.`,
  cancelRefunds: (deposit) => `سيُرد العربون ${isolated(deposit)} كاملاً.`,
  cancelKeeps: (deposit) => `لن يُرد العربون ${isolated(deposit)}: لقد فات موعد ذلك.`,
  cancelUnpaid: (deposit) => `لم يُدفع العربون ${isolated(deposit)} بعد، ولن يكون عليك دفع شيء.`,
  refundStarted: (deposit) => `أرد إليك العربون ${isolated(deposit)}؛ وقد يستغرق ظهوره في حسابك بضعة أيام.`,
  depositKept: (deposit) => `يبقى العربون ${isolated(deposit)} لدى المنشأة.`,
  nothingCharged: () => 'لم يُخصم أي مبلغ.',
  refunded: ({ what, deposit }) =>
    `تم رد ${isolated(deposit)} عن ${isolated(what)}؛ وقد يستغرق ظهور المبلغ في حسابك بضعة أيام.`,
  linkSent: () => 'رابط الدفع في طريقه إليك في رسالة منفصلة.',
  yesFirst: () => `ينتظر الأمر كلمة ${yes} أولاً؛ ثم يصل رابط الدفع.`,
};
