import type { Language } from '@merve/contract';
import { codeLetters } from '../../language/code-letters.ts';
import { foldText } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { codePattern } from './reply-words.ts';

/** How drivers and kitchens say that they will be late. Compared folded; `*` for any ending. */
const delayPhrases: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['min late', 'mins late', 'minutes late', 'hour late', 'bit late', 'little late', 'running late'],
    ...[
      'be late',
      'is late',
      'are late',
      'am late',
      'im late',
      'were late',
      'be delayed',
      'is delayed',
      'are delayed',
    ],
    ...[
      'running behind',
      'delay',
      'delay of',
      'late by',
      'min more',
      'mins more',
      'more minutes',
      'stuck in traffic',
    ],
  ],
  tr: [
    'gecik*',
    'geç kal*',
    'geç gel*',
    'geç çık*',
    'rötar*',
    'dk geç',
    'dakika geç',
    'trafiğe takıl*',
    'trafikteyim',
  ],
  he: [
    ...[
      'מאחר',
      'מאחרת',
      'מאחרים',
      'אאחר',
      'נאחר',
      'יאחר',
      'תאחר',
      'איחור',
      'באיחור',
      'מתעכב',
      'מתעכבת',
      'מתעכבים',
    ],
    ...['אתעכב', 'נתעכב', 'יתעכב', 'תתעכב', 'עיכוב', 'בעיכוב', 'תקוע בפקק', 'תקועה בפקק'],
  ],
  ru: ['опозда*', 'опаздыва*', 'задерж*', 'с опозданием', 'позже на', 'стою в пробке', 'в пробке'],
  el: [
    'θα αργήσ*',
    'αργώ',
    'αργούμε',
    'αργεί',
    'θα αργούσ*',
    'αργοπορ*',
    'καθυστέρ*',
    'καθυστερ*',
    'λεπτά αργότερα',
  ],
  de: [
    'verspät*',
    'spät dran',
    'minuten später',
    'min später',
    'minuten zu spät',
    'min zu spät',
    'verzöger*',
    'im stau',
  ],
  ar: [
    ...[
      'سأتأخر',
      'سنتأخر',
      'سيتأخر',
      'ستتأخر',
      'متأخر',
      'متأخرة',
      'متأخرون',
      'متأخرين',
      'تأخير',
      'بتأخير',
      'أتأخر',
    ],
    ...['نتأخر', 'هتأخر', 'حتأخر', 'راح يتأخر', 'تأخرت', 'تأخرنا', 'بتأخر', 'عالق في الزحمة'],
  ],
  fa: [
    'تأخیر',
    'دیر می‌رسم',
    'دیر میرسم',
    'دیر می‌رسیم',
    'دیر میرسیم',
    'دیر می‌رسد',
    'دیر می‌کنم',
    'دیرتر',
    'دیر می‌شود',
    'دیر میشه',
    'توی ترافیک*',
  ],
  ko: ['늦*', '지연*', '늦게', '길이 막*', '차가 막*'],
};

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const phrases = onFirstUse(() =>
  Object.values(delayPhrases)
    .flat()
    .map((phrase) => ({ words: words(foldText(phrase).text), isOpen: phrase.endsWith('*') })),
);

/** UTF-16 units, and words without a number among them: whoever writes more tells something else. */
const maxDelay = 120;
const maxWords = 5;

/** A driver's or kitchen's word that they are late. */
export interface Delay {
  /** Of what it is about; null where none is named. */
  readonly code: string | null;
}

/**
 * Reads "10 min late", "20 dk gecikiyorum", "опоздаю на 15 минут", with the code of what it is about or without: short,
 * no question, and with how long it takes or little besides. Null for everything else. Pure.
 */
export function readDelay(text: string): Delay | null {
  if (text.length > maxDelay || /[?؟;]\s*$/u.test(text.trim())) return null;
  const all = words(foldText(text).text);
  // Every code has a digit in it, so that no word is taken for one.
  const code = all.map(codeLetters).find((word) => codePattern.test(word) && /\d/.test(word)) ?? null;
  const said = all.filter((word) => codeLetters(word) !== code);
  const isShort = said.length <= maxWords || said.some((word) => /^\p{Nd}/u.test(word));
  const isLate = said.some((_, at) =>
    phrases().some(({ words: phrase, isOpen }) =>
      phrase.every((word, index) => {
        const found = said[at + index];
        return isOpen && index === phrase.length - 1 ? found?.startsWith(word) : found === word;
      }),
    ),
  );
  return isShort && isLate ? { code } : null;
}
