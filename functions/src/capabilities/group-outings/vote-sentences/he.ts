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
};
