import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const hebrew: PlannerSentences = {
  help: (can) =>
    `${can} לדוגמה: “מסעדת דגים בקירניה” או “שולחן ל־4 מחר ב־20:00 ב…”. שום דבר לא מוזמן לפני שתענו ${answerWords.he.yes}.`,
  greeting: (can) => `שלום, אני מרווה. ${can} מה תרצו?`,
  thanks: () => 'בשמחה.',
  howAreYou: () => 'מצוין, תודה. במה אפשר לעזור?',
  goodbye: () => 'להתראות. אני כאן בכל פעם שתצטרכו.',
  unknown: (can) => `לא הבנתי. ${can}`,
  notKnown: (can) => `את זה אני לא יודעת. ${can}`,
  stillUnknown: () =>
    'סליחה, גם את זה לא הבנתי. כתבו למשל “מסעדת דגים בקירניה” או “שולחן ל־4 מחר ב־20:00 ב…”. כדי לדבר עם אדם, פשוט כתבו זאת.',
  unknownWhilePending: () => 'על זה אני לא יכולה לענות. אפשר לשנות את היום, השעה, מספר האנשים או המקום.',
  takeYourTime: () => 'קחו את הזמן. פשוט כתבו כשתחליטו.',
  noAnswerIn: (words) => `לא הצלחתי להבין את התשובה “${words}”.`,
  unsupported: (can) => `את זה אני עדיין לא יכולה לעשות. ${can}`,
  nothingPending: () => 'שום דבר לא מחכה לתשובה שלכם. מה תרצו למצוא או להזמין?',
  emptyMessage: () => 'לא קיבלתי טקסט. מה תרצו למצוא או להזמין?',
  askListing: () => 'איזה מקום תרצו להזמין?',
  askWhichPlace: () => 'על איזה מקום מדובר?',
  askListingAmong: (names) => `לאיזה מהם הכוונה: ${isolated(names)}?`,
  askWhen: () => 'לאיזה יום ובאיזו שעה?',
  askClock: () => 'באיזו שעה?',
  askEitherClock: (early, late) => `בשעה ${isolated(early)} או בשעה ${isolated(late)}?`,
  askHourOrPeople: (clock: string, people: string) => `בשעה ${clock}, או ל־${people} אנשים?`,
  askParty: () => 'לכמה אנשים?',
  askMeaning: (words: string) =>
    `לא ברור לי למה הכוונה ב“${isolated(words)}”, ואיני רוצה לנחש. נא לומר זאת במילים אחרות: יום, שעה, מספר או מה שזה לא יהיה. ${answerWords.he.no} ישמיט זאת.`,
  lasts: (minutes: number) => `הזמנה שם נמשכת ${minutes} דקות.`,
  askUnread: (words: string) =>
    `כתבת גם “${isolated(words)}”, ואיני בטוחה מה לעשות עם זה. להעביר להם מילה במילה (${answerWords.he.yes}) או להשמיט (${answerWords.he.no})? אפשר גם לומר זאת במילים אחרות.`,
  askShorterNote: (letters) =>
    `זה ארוך ממה שאפשר להעביר אליהם: עד ${letters} תווים. כתבו שוב בקצרה, בבקשה, מה למסור להם.`,
  askSearch: () => 'מה אתם מחפשים, ובאיזו עיר?',
  askSearched: (words) =>
    `לא מצאתי דבר לפי “${isolated(words)}”. למה הכוונה: שם של מקום, סוג של מקום או משהו אחר? אפשר לומר זאת במילים אחרות.`,
  askKitchen: () => 'מאיזה מהם להזמין? כתבו את השם או את המספר.',
  askOrderPlace: () => 'מאיפה תרצו להזמין, ומה?',
  noneListed: (words) => `ככל הידוע לי, אף אחד ממה שמניתי: “${words}”.`,
  cheapest: (names) => `ככל הידוע לי, הזול ביותר מביניהם: ${names}.`,
  bestRated: (names) => `בעל הדירוג הגבוה ביותר מביניהם: ${names}.`,
  costTheSame: () => 'ככל הידוע לי, המחירים שלהם דומים.',
  askDestination: () => 'לאן תרצו שהמונית תיקח אתכם?',
  noTaxi: () => 'בסדר, בלי מונית.',
  calledTaxiStays: () =>
    'מונית שכבר הוזמנה נשארת כפי שהיא; דבר לא שונה. לשעה אחרת או למספר נוסעים אחר כתבו קודם “בטל את המונית שלי”, ואז בקשו את החדשה.',
  allRight: () => 'בסדר. דבר לא השתנה; כתבו לי כשתצטרכו משהו.',
  askMessage: () => 'מה למסור להם?',
  impossibleDate: (date) => `אין תאריך כזה: ${isolated(date)}. לאיזה יום הכוונה?`,
  impossibleTime: (time) => `אין שעה כזאת: ${isolated(time)}. לאיזו שעה הכוונה?`,
  noSuchNumber: (count) =>
    `ברשימה יש רק ${counted('he', count, { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' })}. לאיזה מהם הכוונה?`,
  shareLocation: () => 'שלחו לי את המיקום מאפליקציית הצ׳אט (קובץ מצורף, ואז מיקום), או פשוט כתבו את שם העיר.',
  askMove: () => 'איזו הזמנה להעביר, ולמתי? כתבו את הקוד שלה עם היום והשעה החדשים.',
  cannotChangeBooked: () =>
    'אי אפשר להעביר הזמנה שכבר נעשתה למועד אחר. אפשר לבטל אותה ולעשות חדשה: כתבו לי איזו.',
  cannotSearchHere: () => 'החיפוש מושבת כאן.',
  cannotBookHere: () => 'ההזמנות מושבתות כאן.',
  cannotCancelHere: () => 'הביטולים מושבתים כאן.',
  cannotListHere: () => 'אני לא יכולה לבדוק הזמנות כאן.',
};
