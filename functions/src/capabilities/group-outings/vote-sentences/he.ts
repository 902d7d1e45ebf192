import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { VoteSentences } from './en.ts';

const { yes, no } = answerWords.he;

export const he: VoteSentences = {
  opened: (title, until) => `ההצבעה ${isolated(title)} פתוחה עד ${isolated(until)}:`,
  passOn: () => 'אני לא כותבת לאיש ראשונה. העבירו את זה לחברים:',
  invitation: (title) => `הצביעו איתנו: ${isolated(title)}`,
  byPage: (page) => `באתר: ${page}`,
  byCode: (code) => `בוואטסאפ: כתבו למרווה ${isolated(`JOIN ${code}`)}`,
  alsoYou: () => 'גם ההצבעה שלכם נספרת.',
  howToVote: () =>
    'כתבו את המספרים של כל המקומות שהייתם הולכים אליהם, למשל "1 3". כדי לפסול אחד כתבו "וטו 2" ואת הסיבה.',
  howToRank: () =>
    'כתבו את המספרים לפי הסדר שלכם, הטוב ביותר ראשון, למשל "3 1". כדי לפסול אחד כתבו "וטו 2" ואת הסיבה.',
  changeable: (until) => `אפשר לשנות את ההצבעה עד ${isolated(until)}.`,
  joined: (title) => `הצטרפתם: ${isolated(title)}`,
  joinedOwn: (title) => `זו ההצבעה שלכם: ${isolated(title)}`,
  voted: (names) => `ההצבעה שלכם: ${isolated(names)}.`,
  votedForNone: () => 'ההצבעה שלכם: אף אחד מהם.',
  ruledOut: (name, reason) => `נפסל: ${isolated(name)} (${isolated(reason)}).`,
  vetoNeedsReason: (name) => `למה לא ${isolated(name)}? כתבו "וטו", את המספר ואת הסיבה.`,
  notRead: (words) => `לא הבנתי את ${isolated(words)}, וההצבעה שלכם נשארה כשהייתה.`,
  noSuchNumber: (number, most) => `אין ${number}: המקומות הם 1 עד ${most}. ההצבעה שלכם נשארה כשהייתה.`,
  standing: (title, voted, members, until) =>
    `${isolated(title)}: הצביעו ${voted} מתוך ${members}. פתוחה עד ${isolated(until)}.`,
  votes: (name, count) => `${isolated(name)}: ${count} קולות`,
  vetoed: (reasons) => `נפסל: ${isolated(reasons)}`,
  hidden: () => 'ההצבעות נסתרות עד הסוף.',
  decided: (title, winner, voted) => `${isolated(title)}: הוחלט, ${isolated(winner)}. הצביעו ${voted}.`,
  undecided: (title) => `ההצבעה ${isolated(title)} הסתיימה. איש לא הצביע ולכן דבר לא נבחר.`,
  noVote: () => 'אין לכם הצבעה פתוחה. חפשו קודם מקומות ואז אמרו "בואו נצביע עליהם".',
  needsTwo: () => 'להצבעה צריך לפחות שני מקומות. חפשו קודם, או כתבו את שמותיהם.',
  leftOut: (count) =>
    `נשארו בחוץ כי אסור לי לשמור מה שספקים אחרים יודעים: ${count}. בהצבעה יש מקום לשמונה הראשונים בלבד.`,
  askTime: () => 'באיזו שעה תרצו להיפגש? למשל 20:00.',
  close: (title, voted, members) =>
    `לסגור את ההצבעה ${isolated(title)}? הצביעו ${voted} מתוך ${members}, ואחר כך אי אפשר להצביע.\nהשיבו ${yes} כדי לסגור, ${no} כדי להשאיר פתוחה.`,
  cancel: (title) =>
    `למחוק את ההצבעה ${isolated(title)} עם כל מה שסופר לקראתה?\nהשיבו ${yes} כדי למחוק, ${no} כדי להשאיר.`,
  kept: (title) => `ההצבעה ${isolated(title)} נשארה כשהייתה.`,
  cancelled: (title) => `ההצבעה ${isolated(title)} נמחקה. דבר לא הוזמן.`,
  left: (title) => `עזבתם את ${isolated(title)}. לא אכתוב לכם עוד על כך.`,
  organiserStays: (title) => `${isolated(title)} היא ההצבעה שלכם. כדי לסיים אותה אמרו "בטלי את ההצבעה".`,
  notYours: () => 'את זה יכול לעשות רק מי שפתח את ההצבעה.',
  notOfVote: (title) => `זה לא מקום של ${isolated(title)}. דבר לא נשמר.`,
  notOver: (title) => `ההצבעה ${isolated(title)} עדיין פתוחה. אמרו קודם "סגרי את ההצבעה".`,
  winnerElsewhere: (winner) =>
    `במקום הראשון: ${isolated(winner)}. אי אפשר להזמין שם דרכי, אנא הזמינו שם בעצמכם.`,
  askWhen: (winner) =>
    `במקום הראשון: ${isolated(winner)}. למתי להזמין? כתבו למשל "הזמיני את המקום הזוכה בשבת ב-20:00".`,
  nextOne: (full, next) => `אי אפשר אז ב${isolated(full)}, ולכן המקום הבא בהצבעה: ${isolated(next)}.`,
  noneFree: (title) => `אף אחד מהמקומות של ${isolated(title)} לא פנוי לכם אז. דבר לא הוזמן.`,
  forComing: (party) => `ל-${party}: מי שאמרו שיבואו ומי שיביאו איתם.`,
  groupFlagged: () =>
    '⚠️ במטבח הזה יש משהו שאסור למישהו מהקבוצה לאכול. אולי המקום הבא בהצבעה עדיף; אם תזמינו כאן בכל זאת, יימסר למקום.',
  groupWarned: () =>
    '⚠️ למישהו מהקבוצה אסור לאכול משהו שאולי יש באוכל שם. המטבח יידע; אנא שאלו לפני שאתם אוכלים.',
  groupUnknown: () =>
    '⚠️ למישהו מהקבוצה אסור לאכול משהו, ואיש אינו יודע מה יש באוכל שם. המטבח יידע; אנא שאלו לפני שאתם אוכלים.',
  bookIt: () => 'הזמיני את המקום הזוכה',
  sayBook: (words) => `כתבו "${words}" ואשמור לכם מקום.`,
  nudge: (title, until) => `${isolated(title)}: ההצבעה שלכם עוד חסרה. נסגרת ${isolated(until)}.`,
  nothingBooked: () => 'עוד לא הוזמן דבר; אודיע כשיוזמן.',
  booked: (title, what, when) => `הוזמן עבור ${isolated(title)}: ${isolated(what)}, ${isolated(when)}.`,
  reminder: (title, what, when) => `עוד מעט, ${isolated(title)}: ${isolated(what)}, ${isolated(when)}.`,
  partyNow: (title, coming, booked) => `${isolated(title)}: עכשיו באים ${coming}, והוזמן ל-${booked}.`,
  calendar: (link) => `ליומן שלכם: ${link}`,
  hearNoMore: () => 'כדי לא לשמוע עוד על כך כתבו "לצאת מההצבעה".',
};
