import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.he;

export const hebrew: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `מקדמה: ${isolated(deposit)}. אחרי ה${yes} שלך אשלח קישור לתשלום, בתוך ${minutes} דקות; ההזמנה נכנסת לתוקף אחרי התשלום. ${
      refundUntil === null
        ? 'במקרה של ביטול היא לא תוחזר.'
        : `בביטול עד ${isolated(refundUntil)} היא תוחזר במלואה.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `שמור עבורך עד לתשלום מקדמה של ${isolated(deposit)}: ${isolated(what)}\n${isolated(when)}\nהקישור מגיע מיד. נא לשלם עד ${payBy}; עד אז ההזמנה עדיין לא בוצעה.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `לתשלום המקדמה של ${isolated(deposit)} עד ${payBy}: ${url}\n${isolated(what)}, ${isolated(when)}`,
  paid: (deposit) => `המקדמה של ${isolated(deposit)} התקבלה.`,
  letGo: ({ what, when, deposit }) =>
    `המקדמה של ${isolated(deposit)} לא הגיעה בזמן, ולכן שחררתי: ${isolated(what)}, ${isolated(when)}. לא בוצעה הזמנה. אם בכל זאת יגיע תשלום ממך, הוא יוחזר במלואו.`,
  tooLate: ({ what, when, deposit }) =>
    `התשלום שלך על סך ${isolated(deposit)} הגיע אחרי שהמקום שוחרר: ${isolated(what)}, ${isolated(when)}. לא בוצעה הזמנה, והסכום המלא מוחזר. לחפש שעה אחרת?`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `התשלום שלך הגיע על סך ${isolated(received)}, אבל המקדמה היא ${isolated(deposit)}, ולכן לא יכולתי להזמין: ${isolated(what)}, ${isolated(when)}. לא בוצעה הזמנה, והסכום של ${isolated(received)} מוחזר במלואו. לשמור לך שוב?`,
  linkFailed: ({ what, when }) =>
    `לא הצלחתי להכין את התשלום, ולכן שחררתי: ${isolated(what)}, ${isolated(when)}. לא בוצעה הזמנה ולא בוצע חיוב.`,
  cancelRefunds: (deposit) => `המקדמה של ${isolated(deposit)} תוחזר במלואה.`,
  cancelKeeps: (deposit) => `המקדמה של ${isolated(deposit)} לא תוחזר: מאוחר מדי לכך.`,
  cancelUnpaid: (deposit) => `המקדמה של ${isolated(deposit)} לא שולמה; לא יהיה מה לשלם.`,
  refundStarted: (deposit) => `המקדמה של ${isolated(deposit)} מוחזרת; עד שתופיע בחשבון עוברים כמה ימים.`,
  depositKept: (deposit) => `המקדמה של ${isolated(deposit)} נשארת אצל העסק.`,
  nothingCharged: () => 'לא בוצע חיוב.',
  refunded: ({ what, deposit }) =>
    `${isolated(deposit)} עבור ${isolated(what)} הוחזרו; עד שיופיעו בחשבון עוברים כמה ימים.`,
  linkSent: () => 'קישור התשלום מגיע בהודעה נפרדת.',
  yesFirst: () => `קודם צריך ${yes}; קישור התשלום יגיע אחריו.`,
};
