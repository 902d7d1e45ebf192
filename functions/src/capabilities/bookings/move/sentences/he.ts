import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.he;
const people = (count: number) =>
  counted('he', count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' });

export const hebrew: MoveSentences = {
  proposal: (move, extra) =>
    [
      `להעביר את ההזמנה ${isolated(move.reference)}? ${isolated(move.what)}`,
      `מ: ${side(move.from, people(move.fromParty))}`,
      `אל: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `באותו יום מזיזים את השעון לאחור והשעה מופיעה פעמיים: זו הראשונה, ${isolated(extra.repeatedTime)}.`,
          ]),
      ...priceLine('מחיר', extra.price, 'ללא שינוי', isolated),
      `המועד החדש שמור לכם עד ${isolated(extra.until)}. עד שתאשרו, ההזמנה נשארת כפי שהיא.`,
      `להעברה השיבו ${word.yes}, כדי להשאיר אותה השיבו ${word.no}.`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `ההזמנה הועברה: ${isolated(move.what)}`,
      `המועד החדש: ${side(move.to, people(move.party))}`,
      `קוד ההזמנה עכשיו: ${isolated(reference)} (קודם: ${isolated(move.reference)}).`,
      told ? 'אני מעדכנת אותם עכשיו.' : 'אי אפשר להשיג אותם דרכי, לכן הציגו בבקשה את הקוד הזה כשתגיעו.',
    ].join('\n'),
  stands: (reference) => `ההזמנה שלכם ${isolated(reference)} נשארת כפי שהיא; שום דבר לא הועבר.`,
  sameAsBefore: (reference, when, party) =>
    `ההזמנה שלכם ${isolated(reference)} היא כבר כזאת: ${side(when, people(party))}. איזה יום, שעה או מספר אנשים תרצו במקום?`,
  notConfirmed: (reference) =>
    `${isolated(reference)} עוד לא הוזמן, ולכן אין מה להעביר. פשוט כתבו לי מה תרצו במקום.`,
  begun: (reference, when) =>
    `ההזמנה שלכם ${isolated(reference)} הייתה ל־${when}, מועד שכבר עבר, ולכן אי אפשר להעביר אותה.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `הזמנה הועברה: ${isolated(move.what)}`,
      `מ: ${side(move.from, people(move.fromParty))} (${isolated(move.reference)})`,
      `אל: ${side(move.to, people(move.party))} (${isolated(reference)})`,
      ...(customer === null ? [] : [`שם: ${isolated(customer)}`]),
      ...(price === null ? [] : [`מחיר: ${isolated(price)}`]),
      'ההזמנה הועברה על ידי האורח דרך מרווה; המועד הקודם פנוי שוב.',
    ].join('\n'),
};
