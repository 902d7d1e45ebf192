import { isolated } from '@merve/contract/words';
import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.he;
const word = merchantWords('he');
const states: Readonly<Record<string, string>> = {
  placed: 'בהמתנה לאישור',
  accepted: 'מאושר',
  ready: 'מוכן',
  completed: 'הושלם',
  rejected: 'נדחה',
  cancelled: 'בוטל',
  expired: 'פג תוקף',
};

export const hebrew: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'הזמנה' : 'בקשה'} ${isolated(reference)}`,
  sent: (words, what) =>
    [
      `נשלח אל ${isolated(words.business)}: ${isolated(words.label)}`,
      what,
      `עדיין לא התקבל אישור; אודיע מיד כשתגיע תשובה. עד אז אפשר לבטל ללא עלות: כתבו “${cancel} ${isolated(words.reference)}”.`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `השינוי נשלח אל ${isolated(words.business)}. ${isolated(words.label)} עכשיו:`,
      what,
      `עדיין לא התקבל אישור; אודיע מיד כשתגיע תשובה. עד אז אפשר לבטל ללא עלות: כתבו “${cancel} ${isolated(words.reference)}”.`,
    ].join('\n'),
  late: (words, until) =>
    `${isolated(words.label)}: עדיין אין תשובה מ־${isolated(words.business)}. ההמתנה תימשך עד ${isolated(until)}; אחר כך זה יסתיים מעצמו, ללא תשלום. אפשר לבטל עכשיו ללא עלות: כתבו “${cancel} ${isolated(words.reference)}”.`,
  accepted: (words, readyAt) =>
    `${isolated(words.label)}: התקבל אישור מ־${isolated(words.business)}${readyAt === null ? '' : `, מוכן בערך בשעה ${isolated(readyAt)}`}.`,
  estimated: (words, readyAt) =>
    `${isolated(words.label)}: לפי ${isolated(words.business)}, יהיה מוכן בערך בשעה ${isolated(readyAt)}.`,
  ready: (words) => `${isolated(words.label)}: לפי ${isolated(words.business)}, מוכן.`,
  completed: (words) => `${isolated(words.label)}: לפי ${isolated(words.business)}, הושלם. תודה!`,
  rejected: (words, why) =>
    `${isolated(words.label)}: לא ניתן לקבל זאת ב־${isolated(words.business)}.${why} דבר לא הוזמן ואין מה לשלם. אפשר לבקש ממני אפשרות אחרת.`,
  cancelledFree: (words) =>
    `${isolated(words.label)} (${isolated(words.business)}): בוטל ללא עלות. ההודעה נשלחת אליהם עכשיו.`,
  cancelledByLeave: (words) =>
    `${isolated(words.label)}: ב־${isolated(words.business)} הסכימו. בוטל, ואין מה לשלם.`,
  cancelledByMerchant: (words, why) =>
    `${isolated(words.label)}: בוטל על ידי ${isolated(words.business)} אחרי שכבר אושר.${why} אין מה לשלם. אני מצטערת; אפשר לבקש ממני אפשרות אחרת.`,
  cancelAsked: (words) =>
    `${isolated(words.label)}: כבר התקבל אישור מ־${isolated(words.business)}, לכן הביטול דורש את הסכמתם. השאלה נשלחה; עד שיסכימו זה בתוקף.`,
  cancelAskedBefore: (words) =>
    `${isolated(words.label)}: השאלה כבר נשלחה אל ${isolated(words.business)}, ועדיין אין תשובה. עד שיסכימו זה בתוקף.`,
  cancelRefused: (words) =>
    `${isolated(words.label)}: ב־${isolated(words.business)} לא הסכימו לבטל, ולכן זה בתוקף.`,
  expired: (words, at) =>
    `${isolated(words.label)}: לא הגיעה תשובה מ־${isolated(words.business)} עד ${isolated(at)}, ולכן זה הסתיים. דבר לא הוזמן ואין מה לשלם. אפשר לבקש ממני אפשרות אחרת.`,
  cancelProposal: (words, needsLeave) =>
    [
      `לבטל: ${isolated(words.label)} (${isolated(words.business)})? עדיין לא בוטל.`,
      needsLeave ? 'כבר התקבל אישור, ולכן נדרשת הסכמתם.' : 'עדיין לא התקבל אישור, ולכן הביטול ללא עלות.',
      `לביטול השיבו “${yes}”, כדי להשאיר השיבו “${no}”.`,
    ].join('\n'),
  kept: (words) => `${isolated(words.label)} (${isolated(words.business)}): ללא שינוי. דבר לא בוטל.`,
  unchanged: (words) =>
    `${isolated(words.label)} אצל ${isolated(words.business)} נשאר כפי שהוא; דבר לא השתנה.`,
  notPlaced: () => 'בסדר, דבר לא הוזמן.',
  overForCustomer: (words, state) =>
    `${isolated(words.label)} (${isolated(words.business)}): המצב כבר “${state}”; דבר לא השתנה.`,
  whyOutOfStock: (what) => (what === null ? ' משהו אזל מהמלאי.' : ` אזל מהמלאי: “${isolated(what)}”.`),
  whySaid: (reason) => ` דבריהם: “${isolated(reason)}”.`,
  toMerchant: (label, lines, reference, until) =>
    [
      `התקבלה ${isolated(label)}`,
      ...lines,
      `נא להשיב עד ${isolated(until)}: “${word.accept} ${isolated(reference)}”, “${word.accept} ${isolated(reference)} 30” (מוכן תוך 30 דקות), “${word.reject} ${isolated(reference)}” או “${word.stock} ${isolated(reference)}”.`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `התקבלה ${label}`,
      ...lines,
      `נא להשיב עד ${isolated(until)}: ${isolated(`${word.accept} ${reference}`)}, או ${isolated(`${word.reject} ${reference}`)} ואחריו מועד אחר, שאעביר במילים שלכם.`,
    ].join('\n'),
  viewingOf: (name) => `ביקור בנכס: ${isolated(name)}`,
  wheneverItSuits: () => 'מתי: בכל זמן שנוח',
  customer: (name) => `לקוח: ${name === null ? 'אורח' : isolated(name)}`,
  collects: () => 'איסוף עצמי.',
  bringTo: (address) => `כתובת: ${isolated(address)}`,
  delivery: (price) => `משלוח: ${isolated(price)}`,
  total: (price) => `סך הכול: ${isolated(price)}`,
  priceOpen: () => 'מחיר: ייקבע בהסכמה',
  wishedAt: (when) => `מועד: ${isolated(when)}`,
  asSoonAsPossible: () => 'מועד: בהקדם האפשרי',
  note: (note) => `הערה: “${isolated(note)}”`,
  allergiesTold: (said) => `נמסר להם, במילים שלכם: “${isolated(said)}”`,
  allergensUndeclared: (items) =>
    `לא הוצהר, ולכן לא ידוע: ${isolated(items)}. שאלו אותם בעצמכם לפני שאתם אוכלים.`,
  allergies: (said) => `אלרגיה, במילים של מי שהזמין: “${isolated(said)}”`,
  allergensUnknown: (items) =>
    `לא ידוע אם זה כלול: ${isolated(items)}. נא לבדוק לפני האישור; אם אין ודאות, נא לדחות.`,
  noted: (label, action, next) => `${isolated(label)}: ${action}. ההודעה נמסרת ללקוח.${next}`,
  nowAccepted: () => 'אושר',
  nowEstimated: (at) => `מוכן בערך בשעה ${isolated(at)}`,
  nowReady: () => 'מוכן',
  nowCompleted: () => 'הושלם',
  nowRejected: () => 'נדחה',
  nowCancelled: () => 'בוטל',
  nowCancelRefused: () => 'לא בוטל',
  nextAfterAccept: (reference) =>
    ` בהמשך: “${word.ready} ${isolated(reference)}”, “${word.ready} 20 ${isolated(reference)}” (תוך 20 דקות), “${word.complete} ${isolated(reference)}”.`,
  alreadySo: (label, state) => `${isolated(label)}: המצב כבר “${state}”; דבר לא השתנה.`,
  overForMerchant: (label, state) =>
    `${isolated(label)}: המצב כבר “${state}”, ולכן דבר לא השתנה. נא לא להכין זאת, אלא אם סוכם כך עם הלקוח.`,
  unclear: (label, reference) =>
    `${isolated(label)}: הדברים משתמעים לשתי פנים, ולכן דבר לא השתנה. נא לכתוב רק “${word.accept} ${isolated(reference)}” או “${word.reject} ${isolated(reference)}”.`,
  notAsked: (label) => `${isolated(label)}: איש לא ביקש לבטל; דבר לא השתנה.`,
  unknown: (reference) =>
    `אין הזמנה או בקשה ${isolated(reference)} למספר הזה; דבר לא השתנה. נא לבדוק את הקוד.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `הלקוח שינה את ${isolated(label)} לפני שעניתם. מה השתנה:`,
      ...changes,
      'כך זה עכשיו, במלואו:',
      ...lines,
      `מה ששלחתי קודם כבר לא תקף. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${isolated(label)}: הלקוח שינה זאת מאז מה שעניתם עליו, ולכן דבר לא נקבע. כך זה עכשיו:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) => `${isolated(label)}: הלקוח ביטל לפני שאישרתם. נא לא להכין.`,
  merchantCancelAsked: (label, reference) =>
    `${isolated(label)}: הלקוח מבקש לבטל. האם אתם מסכימים? “${word.allow} ${isolated(reference)}” או “${word.keep} ${isolated(reference)}”.`,
  merchantExpired: (label) =>
    `${isolated(label)}: הסתיים כי לא התקבלה תשובה בזמן, והלקוח יודע על כך. נא לא להכין.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${isolated(words.label)}: ${isolated(words.business)} הודיעו שאזל: ${isolated(without)}. עדיין אפשר להביא:`,
      ...lines,
      `עוד לא נקבע דבר. להזמנה כך השיבו “${yes}” עד ${isolated(until)}, ולביטול ההזמנה ללא תשלום השיבו “${no}”.`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${isolated(words.label)}: ההזמנה התקבלה אצל ${isolated(words.business)} בלי מה שאזל, והעדכון נשלח אליהם:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${isolated(words.label)}: לא התקבלה תשובה עד ${isolated(at)} אם רוצים את השאר, ולכן ההזמנה הסתיימה. דבר לא הוזמן ואין חיוב.`,
  askedForRest: (label, without) =>
    `${isolated(label)}: הלקוח נשאל אם הוא רוצה את ההזמנה בלי: ${isolated(without)}. נא לא להכין עדיין: אם התשובה חיובית, השאר נחשב כמאושר אצלכם, ואודיע.`,
  restTaken: (label, lines, reference) =>
    [
      `${isolated(label)}: הלקוח רוצה את השאר, ולכן אישרתם את זה:`,
      ...lines,
      `בהמשך: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `כמה פניות ממתינות לתשובה: ${isolated(codes)}. עדיין לא השתנה דבר. נא לכתוב ${word.accept} או ${word.reject} עם הקוד הרצוי.`,
  requestOrOwn: (label, reference) =>
    `הכוונה ל־${isolated(label)}, או לשאלה שנשאלה אצלכם כאורחים? עדיין לא השתנה דבר. לראשון כתבו ${word.accept} ${reference} או ${word.reject} ${reference}, ולשני ${yes} או ${no}.`,
  listed: (words, what, state) =>
    `${isolated(words.label)}, ${isolated(words.business)}: ${isolated(what)} – מצב: ${isolated(state)}`,
  noneYet: () => 'עדיין לא הוזמן ולא התבקש דבר דרכי.',
  state: (state) => states[state] ?? state,
};
