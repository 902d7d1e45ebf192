import type { Language } from '@merve/contract';
import { type NarrowingWords, narrowingWords } from './narrowing-words.ts';
import { priceSayings } from './price-sayings.ts';
import { radiusIn } from './radius-in.ts';
import { Reading } from './reading.ts';
import { searchVocabulary } from './search-vocabulary.ts';
import { keywordWords, typeWords } from './subject-words.ts';

/** A clause as it is written, with the marks behind it. */
interface Clause {
  readonly text: string;
  readonly words: string;
  /** Ended by more than a comma: what stands behind a comma may still be a trait of what stands before it. */
  readonly isApart: boolean;
}

/** Marks between clauses. A full stop counts where a space or the end follows, so that no number is cut. */
const marks =
  /((?:[,،;؛!?؟…\n—–]|[.:](?=\s|$)|\s-(?=\s)|\s[.]|\p{Extended_Pictographic}(?:\p{M}|\u200d|\ufe0f)*|[:;]-?[()]+)+\s*)/u;

function clausesOf(text: string): readonly Clause[] {
  const parts = text.split(marks);
  return parts.flatMap((words, place) => {
    if (place % 2 === 1) return [];
    const mark = parts[place + 1] ?? '';
    const before = parts[place - 1] ?? '';
    const isLast = place === parts.length - 1;
    const isApart = [before, ...(isLast ? [] : [mark])].every((one) => one === '' || !/^[,،]\s*$/u.test(one));
    return words === '' && mark === '' ? [] : [{ text: words + mark, words, isApart }];
  });
}

/** Names what is looked for: a kind of place, or what one eats. */
function namesSubject(read: Reading, language: Language): boolean {
  return read.has(keywordWords[language]) || Object.values(typeWords).some((row) => read.has(row[language]));
}

/** Words that narrow a search only beside others: "of", "to me", "please". */
const saysNothingAlone = ({ courtesy, opens, measured, self }: NarrowingWords) => [
  courtesy,
  opens,
  measured,
  self,
];

/** Says where, when, how far or at what price. */
function narrows(read: Reading, language: Language): boolean {
  const { nearMe, there, nearest, openNow, cheap, dear, venue, near, landmark, cities } =
    searchVocabulary[language];
  const narrowing = narrowingWords[language];
  return (
    /\p{N}/u.test(read.small) ||
    radiusIn(new Reading(read.left, language)) !== null ||
    [
      nearMe,
      there,
      nearest,
      openNow,
      cheap,
      dear,
      venue,
      near,
      landmark,
      cities,
      ...Object.values(narrowing),
      ...Object.values(priceSayings[language]),
    ]
      .filter((source) => source !== '' && !saysNothingAlone(narrowing).includes(source))
      .some((source) => read.has(source))
  );
}

/** A name stands in it: written large behind its first word. German writes every noun so, and other scripts have no such letters. */
function mayHoldName({ words }: Clause, language: Language): boolean {
  const written = words.trim();
  if (!/\p{Lu}|\p{Ll}/u.test(written) || language === 'de') {
    const { within } = searchVocabulary[language];
    return language !== 'ko' && new Reading(written, language).has(within);
  }
  return [...written.matchAll(/(?<=[\s'’"“(])\p{Lu}\p{L}+/gu)].length > 0 || /^\p{Lu}\p{L}*$/u.test(written);
}

/** How many words a clause has at least, to be told from a trait of what is looked for ("quiet, with wifi"). */
const FEWEST_WORDS_OF_BACKGROUND = 3;

/**
 * A text without the clauses that only tell why something is looked for: "my cat ate a lily", "locked out!!", "lastik patladı, yolda kaldım".
 * A clause goes only where another one names a kind of place or something to eat, and it itself names neither that, nor a place, time,
 * distance, price or name. Its words would be searched otherwise, and nothing has them. Pure.
 */
export function withoutBackground(text: string, language: Language): string {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return text;
  const judged = clauses.map((clause) => {
    const read = new Reading(clause.words, language);
    return { clause, read, isSubject: namesSubject(read, language) };
  });
  if (!judged.some(({ isSubject }) => isSubject)) return text;
  const kept = judged.filter(({ clause, read, isSubject }) => {
    const count = clause.words.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
    if (isSubject || count === 0 || narrows(read, language) || mayHoldName(clause, language)) return true;
    return !clause.isApart && count < FEWEST_WORDS_OF_BACKGROUND;
  });
  return kept
    .map(({ clause }) => clause.text)
    .join('')
    .trim();
}
