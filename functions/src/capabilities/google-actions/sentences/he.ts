import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { GoogleSentences } from './en.ts';

const { yes, no } = answerWords.he;

export const he: GoogleSentences = {
  notOffered: () => 'אני לא יכולה לשלוח כאן מיילים או לכתוב ביומנים. דבר לא נשלח.',
  connectMail: (page) =>
    `לשם כך אני צריכה את רשותכם לשלוח מייל מה-Gmail שלכם. תנו אותה בדף שלכם ואמרו שוב: ${page}`,
  connectCalendar: (page) =>
    `לשם כך אני צריכה את רשותכם לכתוב ביומן Google שלכם. תנו אותה בדף שלכם ואמרו שוב: ${page}`,
  connectFreeBusy: (page) =>
    `לשם כך אני צריכה את רשותכם לראות מתי היומן שלכם ב-Google תפוס; כותרות אינני רואה. תנו אותה בדף שלכם ואמרו שוב: ${page}`,
  whichDay: () => 'לאיזה יום לבדוק ביומן שלכם?',
  noPlan: () => 'אין לכם תוכנית עם יום שהקבוצה החליטה עליו, ולכן אין מה לשלוח.',
  nothingToEnter: () => 'אין לכם דבר שהוזמן או הוחלט עם שעה, ולכן אין מה להוסיף ליומן.',
  which: (codes) => `איזו מהן: ${isolated(codes)}?`,
  nobodyGave: (title) =>
    `אף אחד מ-${isolated(title)} לא נתן כתובת לשם כך, ולכן אין למי לשלוח. אפשר לתת בדף ההצבעה, תחת „מה האחרים צריכים לדעת”.`,
  without: (names) => `אין כתובת של: ${isolated(names)}. הם לא יקבלו מייל.`,
  askMail: (from, addresses, subject, text) =>
    `אשלח את זה מ-${isolated(from)}, מייל לכל אחד, מילה במילה:\n${isolated(addresses)}\n\nנושא: ${isolated(subject)}\n\n${isolated(text)}\n\nעדיין לא נשלח דבר. כתבו ${yes} כדי לשלוח, ${no} כדי לוותר.`,
  askEntry: (account, summary, text) =>
    `אוסיף את זה ליומן של ${isolated(account)}:\n\n${isolated(summary)}\n${isolated(text)}\n\nכתבו ${yes} כדי להוסיף, ${no} כדי לוותר.`,
  busy: (times) => `ביומן שלכם כבר יש משהו אז: ${isolated(times)}.`,
  free: () => 'היומן שלכם פנוי אז.',
  notLooked: () => 'לא הצלחתי לבדוק אם היומן שלכם פנוי אז.',
  sending: () => 'אני שולחת. אספר לכם כאן מה יצא.',
  entering: () => 'אני מוסיפה. אספר לכם כאן כשזה ייעשה.',
  changed: () =>
    'מה שהראיתי השתנה מאז: כתובת נלקחה בחזרה, או שהרשות מ-Google הסתיימה. דבר לא נעשה. אמרו שוב כדי לראות מחדש.',
  notSentAtAll: () => 'בסדר, דבר לא נשלח.',
  notEnteredAtAll: () => 'בסדר, דבר לא נוסף ליומן.',
  sent: (addresses) => `נשלח אל ${isolated(addresses)}.`,
  notSent: (addresses, why) => `לא נשלח אל ${isolated(addresses)}: ${isolated(why)}`,
  uncertain: (addresses) =>
    `אני לא יודעת אם המייל אל ${isolated(addresses)} יצא, כי Google לא ענתה. אני לא שולחת שוב: אנא בדקו בדואר היוצא שלכם.`,
  whyLeave: () => 'Google כבר לא מרשה לי. חברו שוב בדף שלכם.',
  whyRefused: () => 'Google סירבה.',
  whyWithdrawn: () => 'הכתובת נלקחה בחזרה.',
  whyUnavailable: () => 'לא הצלחתי להגיע אל Google.',
  whyLimited: () => 'Google לא מקבל כרגע עוד מהחשבון הזה. נסו שוב מחר.',
  entered: (summary) => `זה ביומן שלכם: ${isolated(summary)}.`,
  notEntered: (summary, why) => `זה לא ביומן שלכם: ${isolated(summary)}. ${isolated(why)}`,
  subject: (title) => `התוכנית שלנו: ${isolated(title)}`,
  notBooked: () => 'נבחר בהצבעה שלנו, ועדיין לא הוזמן.',
  signature: () => 'נשלח עם Merve.',
  notRead: (words) => `לא הבנתי את ${isolated(words)}, ולכן דבר לא נעשה.`,
};
