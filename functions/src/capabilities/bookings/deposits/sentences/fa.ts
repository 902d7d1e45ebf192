import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.fa;

export const persian: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `بیعانه: ${isolated(deposit)}. پس از ${yes} شما پیوند پرداخت را می‌فرستم؛ ${minutes} دقیقه فرصت دارید و رزرو پس از پرداخت قطعی می‌شود. ${
      refundUntil === null
        ? 'در صورت لغو، بیعانه برگردانده نمی‌شود.'
        : `اگر تا ${isolated(refundUntil)} لغو کنید، کامل برگردانده می‌شود.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `تا پرداخت بیعانهٔ ${isolated(deposit)} برای شما نگه داشته می‌شود: ${isolated(what)}\n${isolated(when)}\nپیوند تا لحظه‌ای دیگر می‌رسد. لطفاً تا ساعت ${payBy} بپردازید؛ تا آن زمان هنوز رزرو نشده است.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `بیعانهٔ ${isolated(deposit)} را تا ساعت ${payBy} اینجا بپردازید: ${url}\n${isolated(what)}، ${isolated(when)}`,
  paid: (deposit) => `بیعانهٔ ${isolated(deposit)} رسید.`,
  letGo: ({ what, when, deposit }) =>
    `بیعانهٔ ${isolated(deposit)} به‌موقع نرسید، برای همین آزادش کردم: ${isolated(what)}، ${isolated(when)}. چیزی رزرو نشد. اگر پرداختی از شما بعداً برسد، کامل برگردانده می‌شود.`,
  tooLate: ({ what, when, deposit }) =>
    `پرداخت شما به مبلغ ${isolated(deposit)} پس از آزاد شدن این نوبت رسید: ${isolated(what)}، ${isolated(when)}. رزرو نشد و کل مبلغ را برمی‌گردانم. زمان دیگری پیدا کنم؟`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `پرداخت شما به مبلغ ${isolated(received)} رسید، ولی بیعانه ${isolated(deposit)} است؛ برای همین نتوانستم رزرو کنم: ${isolated(what)}، ${isolated(when)}. چیزی رزرو نشد و کل ${isolated(received)} را برمی‌گردانم. دوباره برایتان نگه دارم؟`,
  linkFailed: ({ what, when }) =>
    `نتوانستم پرداخت را آماده کنم، برای همین آزادش کردم: ${isolated(what)}، ${isolated(when)}. چیزی رزرو نشد و مبلغی کسر نشد.`,
  cancelRefunds: (deposit) => `بیعانهٔ ${isolated(deposit)} کامل برگردانده می‌شود.`,
  cancelKeeps: (deposit) => `بیعانهٔ ${isolated(deposit)} برگردانده نمی‌شود: مهلت آن گذشته است.`,
  cancelUnpaid: (deposit) => `بیعانهٔ ${isolated(deposit)} پرداخت نشده است؛ چیزی برای پرداخت نمی‌ماند.`,
  refundStarted: (deposit) =>
    `بیعانهٔ ${isolated(deposit)} را برمی‌گردانم؛ چند روز طول می‌کشد تا در حساب دیده شود.`,
  depositKept: (deposit) => `بیعانهٔ ${isolated(deposit)} نزد کسب‌وکار می‌ماند.`,
  nothingCharged: () => 'مبلغی کسر نشد.',
  refunded: ({ what, deposit }) =>
    `${isolated(deposit)} بابت ${isolated(what)} برگردانده شد؛ چند روز طول می‌کشد تا در حساب دیده شود.`,
  linkSent: () => 'پیوند پرداخت در پیامی جداگانه می‌رسد.',
  yesFirst: () => `اول منتظر ${yes} شماست؛ پیوند پرداخت پس از آن می‌رسد.`,
};
