/** Merve's own words in languages the planner does not read: its questions and proposals, told by the tables they come from. */
import { type Language, languageSchema } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import type { MissingSlot } from './booking-slots.ts';
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
  const words = new Set(text.match(/\p{L}+/gu) ?? []);
  return languages.some(
    (language) => words.has(answerWords[language].yes) && words.has(answerWords[language].no),
  );
}
