import type { Language, PendingAction } from '@merve/contract';
import { isolated } from '@merve/contract/words';
import { defineSentences } from '../language/define-sentences.ts';

export const lapsedSentences = defineSentences({
  en: {
    otherWish: (words: string) =>
      `Your other wish, “${words}”, I have not seen to either. Write it again if you still want it.`,
  },
  tr: {
    otherWish: (words) => `Diğer isteğinizle de ilgilenmedim: “${words}”. Hâlâ istiyorsanız yeniden yazın.`,
  },
  he: {
    otherWish: (words) =>
      `גם בבקשה השנייה, “${isolated(words)}”, לא טיפלתי. אם היא עדיין רצויה, כתבו אותה שוב.`,
  },
  ru: {
    otherWish: (words) =>
      `Второй просьбой, «${words}», я тоже не занималась. Если она ещё нужна, напишите её снова.`,
  },
  el: {
    otherWish: (words) => `Ούτε με το άλλο, «${words}», ασχολήθηκα. Αν το θέλετε ακόμη, γράψτε το ξανά.`,
  },
  de: {
    otherWish: (words) =>
      `Um das andere, „${words}“, habe ich mich auch nicht gekümmert. Wenn Sie es noch möchten, schreiben Sie es noch einmal.`,
  },
  ar: {
    otherWish: (words) =>
      `لم أهتم كذلك بطلبك الآخر: «${isolated(words)}». إذا كنت لا تزال تريده فاكتبه مرة أخرى.`,
  },
  fa: {
    otherWish: (words) =>
      `به درخواست دیگرتان، «${isolated(words)}»، هم نرسیدم. اگر هنوز آن را می‌خواهید، دوباره بنویسید.`,
  },
  ko: {
    otherWish: (words) => `다른 요청 “${words}”도 처리하지 않았습니다. 아직 원하시면 다시 적어 주세요.`,
  },
});

/**
 * What is said of a proposal that ran out, with the wish that was to come after it: it is not done either, and nobody else would
 * say so. Pure.
 */
export function lapsedWords(text: string, { next }: Pick<PendingAction, 'next'>, language: Language): string {
  return next === undefined ? text : `${text}\n${lapsedSentences(language).otherWish(next)}`;
}
