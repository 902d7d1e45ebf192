import type { Language } from '@merve/contract';
import { voteSentences } from '../../functions/src/capabilities/group-outings/vote-sentences/index.ts';
import { flat, markedParty, marks, patternOf, rememberingTexts } from './sentence-pattern.ts';

/** What a text tells its reader of a vote. */
export type VoteStatement =
  /** How this person's ballot counts: the names as they are listed. */
  | { readonly kind: 'cast'; readonly names: string }
  | { readonly kind: 'decided'; readonly title: string; readonly winner: string };

const languages: readonly Language[] = ['en', 'tr'];

/** As those of bookings (`readings.ts`): our own sentences, with marks in place of values. */
const patterns = languages.map((language) => {
  const say = voteSentences(language);
  return {
    cast: patternOf(say.voted(marks.name)),
    none: patternOf(say.votedForNone()),
    decided: patternOf(say.decided(marks.title, marks.name, markedParty)),
  };
});

/** All that a text says of votes, in the words of either language. */
export const voteStatementsIn = rememberingTexts((text): readonly VoteStatement[] => {
  const line = flat(text);
  return patterns.flatMap(({ cast, none, decided }): VoteStatement[] => {
    const names = none.test(line) ? '' : cast.exec(line)?.groups?.['name'];
    const { title, name: winner } = decided.exec(line)?.groups ?? {};
    return [
      ...(names === undefined ? [] : [{ kind: 'cast', names } as const]),
      ...(title === undefined || winner === undefined ? [] : [{ kind: 'decided', title, winner } as const]),
    ];
  });
});
