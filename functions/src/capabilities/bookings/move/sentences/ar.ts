import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import { arabicCount } from '../../../../language/arabic-counts.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.ar;
const people = (count: number) => arabicCount('people', count);

export const arabic: MoveSentences = {
  proposal: (move, extra) =>
    [
      `هل يُغيَّر موعد حجزك ${isolated(move.reference)}؟ ${isolated(move.what)}`,
      `من: ${side(move.from, people(move.fromParty))}`,
      `إلى: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `في ذلك اليوم تُؤخَّر الساعة ويتكرر هذا الوقت مرتين: هذه هي الأولى، ${isolated(extra.repeatedTime)}.`,
          ]),
      ...priceLine('السعر', extra.price, 'كما كان', isolated),
      `الموعد الجديد محجوز لك مؤقتًا حتى ${isolated(extra.until)}. وإلى أن توافق يبقى حجزك كما هو.`,
      `لتغييره يُرجى الرد بكلمة «${word.yes}»، وللإبقاء عليه بكلمة «${word.no}».`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `تم تغيير موعد الحجز: ${isolated(move.what)}`,
      `الموعد الآن: ${side(move.to, people(move.party))}`,
      `رمز حجزك الآن ${isolated(reference)} (كان ${isolated(move.reference)}).`,
      told ? 'أُبلغهم بذلك الآن.' : 'لا يمكن الوصول إليهم عن طريقي، لذا يُرجى إظهار هذا الرمز عند الوصول.',
    ].join('\n'),
  stands: (reference) => `يبقى حجزك ${isolated(reference)} كما هو، ولم يتغير شيء.`,
  sameAsBefore: (reference, when, party) =>
    `حجزك ${isolated(reference)} هكذا بالفعل: ${side(when, people(party))}. ما اليوم أو الوقت أو عدد الأشخاص المطلوب بدلًا من ذلك؟`,
  notConfirmed: (reference) =>
    `لم يُحجز ${isolated(reference)} بعد، فلا شيء لتغييره. يكفي أن تخبرني بما تريد بدلًا منه.`,
  begun: (reference, when) =>
    `كان حجزك ${isolated(reference)} في ${when}، وقد مضى هذا الموعد، فلا يمكن تغييره.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `تغيّر موعد حجز: ${isolated(move.what)}`,
      `من: ${side(move.from, people(move.fromParty))} (${isolated(move.reference)})`,
      `إلى: ${side(move.to, people(move.party))} (${isolated(reference)})`,
      ...(customer === null ? [] : [`الاسم: ${isolated(customer)}`]),
      ...(price === null ? [] : [`السعر: ${isolated(price)}`]),
      'غيّره الضيف عبر ميرفي، والموعد السابق متاح من جديد.',
    ].join('\n'),
};
