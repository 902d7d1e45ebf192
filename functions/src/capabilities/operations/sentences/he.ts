import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.he;
const shown = staffWords('he');
const people = (count: number) => (count === 1 ? 'אדם אחד' : `${count} אנשים`);

export const hebrew: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `זה קו העסק של ${isolated(names)}. כאן אפשר לכתוב:`,
      `${w.today} או ${w.tomorrow}: מה רשום ומה פתוח`,
      `${w.block} 20:00-22:00 24.12: לשמור זמן לעצמכם; ${w.unblock} והקוד מחזירים אותו`,
      `${w.cancel}, קוד ההזמנה והסיבה: לבטל הזמנה`,
      `לבעלים: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `כל דבר אחר שתכתבו מגיע למרווה כמו מכל אורח. ${w.guest} יוצא מהקו.`,
    ].join('\n'),
  guestNow: (menu: string) => `בסדר: מה שתכתבו עכשיו הוא של אורח. ${menu} מחזיר אתכם לקו העסק.`,
  notStaff: () => 'המספר הזה אינו מנהל עסק אצל מרווה, ולכן דבר לא השתנה.',
  notUnderstood: (menu: string, guest: string) =>
    `זה קו העסק, ולא הבנתי את ההודעה, ולכן דבר לא השתנה. ${menu} מראה מה אפשר לכתוב כאן, ${guest} יוצא מהקו.`,
  heading: (business: string, day: string) => `${isolated(business)}, ${day}:`,
  closedThatDay: () => 'סגור להזמנות חדשות.',
  nothingBooked: () => 'אין הזמנות.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${isolated(what)}, ${people(party)}, ${isolated(name ?? 'אורח')} (${isolated(code)})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${isolated(what)}, ${people(party)}: אורח מחליט כרגע`,
  blockLine: (span: string, what: string, code: string) =>
    `${span} ${isolated(what)}: שמור לכם (${isolated(code)})`,
  openRequests: (codes: string) => `הזמנות ובקשות פתוחות: ${codes}`,
  which: (names: string) => `איזה מהם? כתבו שוב עם השם: ${names}.`,
  usage: (example: string) => `כתבו כך בבקשה: ${isolated(example)}. דבר לא השתנה.`,
  unknown: (code: string) => `לא מצאתי בעסק שלכם דבר עם הקוד ${isolated(code)} שאפשר לעשות בו זאת.`,
  ownersOnly: () => 'רק בעלי העסק רשאים לעשות זאת, ולכן דבר לא השתנה.',
  offersNone: (business: string) => `${isolated(business)} אינו מציע דבר כזה, ולכן דבר לא השתנה.`,
  timePast: () => 'הזמן הזה עבר, ולכן דבר לא השתנה.',
  tooMuch: () => 'זה יותר מדי לחסימה אחת, ולכן דבר לא השתנה. בחרו זמן קצר יותר או סגרו את היום.',
  taken: (lines: string) =>
    `אין אז מקום פנוי, ולכן דבר לא השתנה. לעולם לא חוסמים מעל הזמנה. רשום שם:${lines}`,
  standing: (lines: string) => `זה רשום ונשאר:${lines}`,
  alreadySo: () => 'זה כבר כך, ולכן דבר לא השתנה.',
  changed: () => 'דברים השתנו בינתיים, ולכן דבר לא נעשה. הסתכלו בהזמנות וכתבו שוב.',
  ask: (change: string) =>
    `${change}\nעדיין לא נעשה דבר. השיבו ${yes} כדי לעשות זאת, ${no} כדי להשאיר הכול כפי שהוא.`,
  done: (change: string) => `בוצע. ${change}`,
  left: () => 'בסדר, דבר לא השתנה.',
  block: (what: string, when: string) => `לשמור לעצמכם: ${isolated(what)}, ${when}. איש אינו יכול להזמין.`,
  blockCode: (code: string) => `הקוד הוא ${isolated(code)}: ${shown.unblock} ${isolated(code)} מחזיר אותו.`,
  unblock: (what: string, when: string) => `להחזיר: ${isolated(what)}, ${when}. אפשר להזמין שוב.`,
  close: (business: string, day: string) =>
    `לסגור את ${isolated(business)} ב${day}: אין הזמנות חדשות ליום הזה.`,
  reopen: (business: string, day: string) => `לפתוח שוב את ${isolated(business)} ב${day}: אפשר להזמין.`,
  pause: (what: string, listings: string) =>
    `להשהות ${isolated(what)} ב${isolated(listings)}: מרווה אינה מקבלת חדשות עד שתמשיכו. מה שאושר נשאר.`,
  resume: (what: string, listings: string) =>
    `להמשיך ${isolated(what)} ב${isolated(listings)}: מרווה שוב מקבלת חדשות.`,
  cancel: (booking: string, reason: string | null) =>
    `לבטל את ההזמנה: ${booking}. הלקוח יקבל הודעה${reason === null ? '.' : `, עם הסיבה שלכם: “${isolated(reason)}”.`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `צר לי: ${isolated(words.business)} ביטל את ההזמנה שלכם ${words.reference} (${isolated(words.what)}, ${words.when}).${reason === null ? '' : ` הם כותבים: “${isolated(reason)}”.`} בקשו ממני זמן או מקום אחר.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `הצוות של Merve מציע שינוי בהזמנה שלכם ${words.reference}: ${isolated(words.business)}, ${isolated(words.what)}, ${words.when}.${reason === null ? '' : ` הם כותבים: “${isolated(reason)}”.`} עדיין לא השתנה דבר: ההזמנה נשארת כפי שהיא אלא אם תאמרו כן להצעה.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `ההזמנה שלכם ${w.reference} בתוקף: ${isolated(w.business)}, ${isolated(w.what)}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `הצוות של Merve כותב על ההזמנה שלכם ${w.reference} (${isolated(w.business)}, ${w.when}): “${isolated(said)}”. ההזמנה נשארת כפי שהיא.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `הצוות של Merve ביטל עבורכם את ההזמנה הזאת: ${booking}. האורח קיבל הודעה. נא לא לחכות לו.`,
  answeredForYou: (answer: string) => `הצוות של Merve ענה עבורכם. ${answer}`,
};
