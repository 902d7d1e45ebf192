import { answerWords } from '../../../language/answer-words.ts';
import { isolated } from '../../../language/isolated.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.he;

export const hebrew: MessageSentences = {
  ask: (name: string, body: string) =>
    `אשלח את זה אל ${isolated(name)}, מילה במילה:\n\n${body}\n\nעדיין לא נשלח דבר. השיבו ${yes} כדי לשלוח, ${no} כדי לוותר.`,
  sent: (name: string) => `אני שולחת אל ${isolated(name)}. התשובה תגיע לכאן.`,
  notSent: () => 'בסדר, לא נשלח דבר.',
  noneLive: () => 'אין לכם הזמנה, משלוח או נסיעה פעילים שאפשר לכתוב עליהם, ולכן לא נשלח דבר.',
  which: (codes: string) => `במה מדובר? ציינו אחד מהם: ${codes}.`,
  over: () => 'זה כבר הסתיים, ולכן לא נשלח דבר.',
  tooMany: (name: string) =>
    `כתבתם אל ${isolated(name)} כמה פעמים בשעה האחרונה, ולכן זה לא נשלח. המתינו מעט בבקשה.`,
  unreachable: (name: string) =>
    `וואטסאפ אינו מאפשר לי לכתוב כרגע אל ${isolated(name)}, ולכן לא נשלח דבר. אם זה דחוף, התקשרו אליהם.`,
  fromCounterpart: (name: string, code: string, text: string) =>
    `הודעה מאת ${isolated(name)} לגבי ${isolated(code)}:\n“${text}”`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `הודעה מהלקוח שלכם ${customer ?? '(ללא שם)'} לגבי ${isolated(code)}:\n“${text}”\nכדי לענות כתבו ${isolated(example)} ואת הטקסט. הוא נמסר כפי שהוא.`,
  whichServed: (codes, example) =>
    `מה מתעכב: ${isolated(codes)}? עדיין לא נמסר דבר. כתבו זאת יחד עם הקוד, למשל: ${isolated(example)}`,
  passedOn: (code: string) => `נמסר ללקוח של ${isolated(code)}.`,
  unknownCode: (code: string) =>
    `אין הודעת לקוח עם הקוד ${isolated(code)} שאפשר לענות עליה כעת, ולכן לא נמסר דבר.`,
  emptyReply: (code: string) => `כתבו את הטקסט אחרי הקוד ${isolated(code)}. לא נמסר דבר.`,
  tooManyReplies: () => 'כתבתם כמה פעמים בשעה האחרונה, ולכן זה לא נמסר. המתינו מעט בבקשה.',
};
