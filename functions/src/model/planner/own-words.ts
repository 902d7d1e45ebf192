/** Merve's own words in languages the planner does not read: its questions and proposals, told by the tables they come from. */
import { type Language, languageSchema } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import { foldedWords } from '../../language/phrase-pattern.ts';
import type { MissingSlot } from './booking-slots.ts';
import { readOwnWish } from './own-things/read-own-wish.ts';
import { type PlannerSentences, plannerSentences } from './planner-sentences/index.ts';

const languages: readonly Language[] = languageSchema.options;

const questions: readonly (readonly [string, MissingSlot])[] = languages.flatMap((language) => {
  const say = plannerSentences(language);
  return [
    [say.askParty(), 'party'],
    [say.askWhen(), 'when'],
    [say.askClock(), 'clock'],
    [say.askListing(), 'listing'],
  ] as const;
});

/** What a text of the planner's asks for, in whatever language; null if it is none of its questions. */
export function ownQuestionIn(text: string): MissingSlot | null {
  return questions.find(([question]) => text.includes(question))?.[1] ?? null;
}

/** True if a text has this question of the planner's in it, in whatever language. */
export function asksInAnyLanguage(text: string, question: (say: PlannerSentences) => string): boolean {
  return languages.some((language) => text.includes(question(plannerSentences(language))));
}

/** True if a text asks to be answered with YES or NO, in the words of any language. */
export function asksForAnswer(text: string): boolean {
  // That question is answered so too, and proposes nothing.
  if (unreadWordsIn(text) !== null) return false;
  const words = new Set(text.match(/\p{L}+/gu) ?? []);
  return languages.some(
    (language) => words.has(answerWords[language].yes) && words.has(answerWords[language].no),
  );
}

/** What the planner asked about words that it had not understood. */
export interface AskedAboutWords {
  readonly words: string;
  /** Whether a YES passes them on; else only a NO answers, or other words. */
  readonly mayBePassedOn: boolean;
}

/** The words that a question of the planner's asks about, in whatever language; null if it is none ("You also wrote “…”"). */
export function unreadWordsIn(text: string | null): AskedAboutWords | null {
  if (text === null) return null;
  for (const language of languages) {
    const { askUnread, askMeaning, askSearched } = plannerSentences(language);
    for (const [ask, mayBePassedOn] of [
      [askUnread, true],
      [askMeaning, false],
      [askSearched, false],
    ] as const) {
      const [before = '', after = ''] = ask('\u0000').split('\u0000');
      const start = text.indexOf(before);
      const end = start < 0 ? -1 : text.indexOf(after, start + before.length);
      if (end >= 0) return { words: text.slice(start + before.length, end), mayBePassedOn };
    }
  }
  return null;
}

const shortAnswers = languages.map((language) => {
  const { yes, no, confirm, decline } = answerWords[language];
  const fold = (words: readonly string[]) => new Set(words.map((word) => foldedWords(word).join(' ')));
  return { yes: fold([yes, confirm]), no: fold([no, decline]) };
});

/** What an agreement begins with, beside the words a proposal asks for; folded. */
const agreeing = new Set(
  `ok okay okey yep yeah yea sure fine great perfect good lovely tamam olur peki tabii tabi iyi guzel oldu gut klar okej gerne passt
  super хорошо ладно ок давайте отлично εντάξει οκ ωραία τέλεια בסדר אוקיי טוב מעולה סבבה تمام اوكي طيب حسنا ماشي باشه اره حتما
  خوبه اوکی 예 넵 응 그래요 좋아요 좋습니다 오케이`
    .split(/\s+/u)
    .map((word) => foldedWords(word).join(' ')),
);

/** What makes an agreement one with a condition; folded. */
const qualifying = new Set(
  `but only though provided ama fakat yalnız sadece aber nur allerdings но только αλλά μόνο όμως אבל רק لكن ولكن بس ولی ولي اما فقط 근데 하지만 그런데
  그런데요 다만`
    .split(/\s+/u)
    .map((word) => foldedWords(word).join(' ')),
);

/** Whether a message agrees and wishes something with it: "yes, but outside", "tamam ama balkonda". */
export function agreesWithMore(text: string): boolean {
  const [first, ...more] = foldedWords(text.slice(0, 120));
  if (first === undefined || !more.some((word) => qualifying.has(word))) return false;
  return agreeing.has(first) || shortAnswers.some(({ yes }) => yes.has(first));
}

/** "No, leave it" to "shall I leave it out?" leaves out no more than that. */
const leavingOut =
  /(?<!\p{L})(?:leave|kalsin|lass|weglassen|остав\p{L}*|αφησ\p{L}*|תעזב\p{L}*|اترك\p{L}*|بذار\p{L}*|빼\p{L}*)/u;
const maxInGivingUp = 5;

/** Whether an answer gives up the whole of what is asked about: "no, forget it", "ولش کن". */
export function givesUp(text: string): boolean {
  const words = foldedWords(text);
  if (words.length === 0 || words.length > maxInGivingUp || leavingOut.test(words.join(' '))) return false;
  const aims = [words, words.slice(1)].map((some) => readOwnWish(some.join(' '))?.aim);
  return aims.some((aim) => aim === 'drop' || aim === 'cancel');
}

/** Whether an answer of at most three words is the YES or the NO of a language. */
export function shortAnswerIn(text: string): 'yes' | 'no' | null {
  const [first, ...more] = foldedWords(text);
  if (first === undefined || more.length > 2) return null;
  if (shortAnswers.some(({ yes }) => yes.has(first))) return 'yes';
  if (!shortAnswers.some(({ no }) => no.has(first))) return null;
  return givesUp(text) ? null : 'no';
}
