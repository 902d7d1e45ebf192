import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.he;
const people = (count: number) =>
  counted('he', count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' });
const named = (customer: string | null) => (customer === null ? '' : `, שם: ${isolated(customer)}`);

export const hebrew: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `המקום: ${isolated(booking.what)} (${isolated(extra.town)})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `באותו יום השעון מוזז אחורה והשעה הזאת מופיעה פעמיים: הכוונה לראשונה, ${isolated(extra.repeatedTime)}.`,
          ]),
      `עבור: ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`מחיר: ${isolated(extra.price)}`]),
      `שמור עבורכם עד ${isolated(extra.until)}. עדיין לא בוצעה הזמנה.`,
      `להזמנה השיבו ${yes}, לוויתור השיבו ${no}.`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `אושר: ${isolated(booking.what)}`,
      booking.when,
      `עבור: ${people(booking.party)}`,
      `קוד ההזמנה שלכם: ${isolated(booking.reference)}.`,
      told ? 'אני מעדכנת אותם עכשיו.' : 'אי אפשר ליצור איתם קשר דרכי, לכן נא להציג את הקוד הזה בהגעה.',
    ].join('\n'),
  released: (booking) => `שוחרר: ${isolated(booking.what)}, ${booking.when}. לא בוצעה שום הזמנה.`,
  replaced: (booking) => `שחררתי את השמירה הקודמת: ${isolated(booking.what)}, ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `השעה ${isolated(time)} תפוסה (${isolated(what)}) ואין מקום פנוי בשעות הסמוכות, ולכן לא בוצעה הזמנה. נא לבחור יום אחר או מקום אחר.`
      : `השעה ${isolated(time)} תפוסה (${isolated(what)}), ולכן לא בוצעה הזמנה. שעות פנויות, ${free.map(isolated).join(', ')}. איזו מהן לשמור?`,
  cancelProposal: (booking) =>
    [
      `לבטל את ההזמנה הזאת? ${isolated(booking.what)}`,
      booking.when,
      `${people(booking.party)}, קוד ${isolated(booking.reference)}. ההזמנה עדיין בתוקף.`,
      `לביטול השיבו ${yes}, כדי להשאיר אותה השיבו ${no}.`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `בוטל: ${isolated(booking.what)}, ${booking.when} (קוד ${isolated(booking.reference)}).${told ? ' אני מעדכנת אותם עכשיו.' : ''}`,
  kept: (reference) => `ההזמנה שלכם ${isolated(reference)} נשארת כפי שהיא. שום דבר לא בוטל.`,
  alreadyBegun: (booking) =>
    `${isolated(booking.what)} (קוד ${isolated(booking.reference)}): המועד, ${booking.when}, כבר עבר, ולכן אין מה לבטל.`,
  merchantBooked: (booking, customer, price) =>
    [
      `הזמנה חדשה ${isolated(booking.reference)}: ${isolated(booking.what)}`,
      booking.when,
      `${people(booking.party)}${named(customer)}${price === null ? '' : `, מחיר: ${isolated(price)}`}`,
      'ההזמנה אושרה על ידי האורח דרך מרווה.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `ביטול הזמנה ${isolated(booking.reference)}: ${isolated(booking.what)}`,
      booking.when,
      `${people(booking.party)}${named(customer)}`,
      'ההזמנה בוטלה על ידי האורח דרך מרווה; המועד פנוי שוב.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `הזמן לתשובה עבר, ולכן המקום כבר לא שמור: ${isolated(what)}, ${isolated(when)}. לא בוצעה שום הזמנה. אם זה עדיין מתאים לכם, כתבו לי ואבדוק שוב.`,
  moveLetGo: (what, when) =>
    `הזמן לתשובה עבר, ולכן המועד החדש כבר לא שמור: ${isolated(what)}, ${isolated(when)}. שום דבר לא הועבר וההזמנה שלכם נשארת כפי שהייתה. אם עדיין תרצו להעביר אותה, כתבו לי ואבדוק שוב.`,
  guest: () => 'אורח',
};
