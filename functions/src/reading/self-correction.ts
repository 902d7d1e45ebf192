/** "Friday at eight, no wait, Saturday": a value that its own message takes back. Pure. */

import { type Language, languageSchema } from '@merve/contract';
import type { DateTime } from 'luxon';
import { everyMatch } from '../language/every-match.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { withoutOpening } from './correction-opening.ts';
import { languagesOf } from './languages-of.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';
import { type SaidValue, valuesIn } from './values-said.ts';
import { correctingWords } from './words/correcting-words.ts';

const markers = onFirstUse(() =>
  Object.fromEntries(
    languageSchema.options.map((language) => {
      const { sure, between } = correctingWords[language];
      return [language, { sure: phrases(sure), any: phrases(`${sure}, ${between}`) }];
    }),
  ),
);

/** Who writes more tells a story, in which "no, wait" may be anybody's. UTF-16 units. */
const maxRead = 300;
/** Words that may stand between what takes back and what is put in its place: "no wait, let's do Saturday". */
const maxBetween = 4;

/** Takes what is said up to the word at `from` back by what stands from `to` on. @returns the words taken back. */
function takenBack(
  said: SaidText,
  [from, to]: readonly [number, number],
  isSure: boolean,
  languages: readonly Language[],
  local: DateTime,
): readonly number[] {
  const before = valuesIn(said, 0, from, languages, local);
  const after = valuesIn(said, to, said.words.length, languages, local);
  const [next] = after.toSorted((one, other) => one.first - other.first);
  if (next === undefined || next.first - to > maxBetween) return [];
  const replaced = before.filter((value) => after.some(({ slot }) => slot === value.slot));
  if (!replaced.some(({ slot }) => slot === next.slot)) return [];
  // A mere "no" takes back the value it stands behind, and nothing farther away.
  const touches = ({ last, slot }: SaidValue) => slot === next.slot && from - last <= 1;
  if (!isSure && !(replaced.some(touches) && next.first - to <= 1)) return [];
  const places = replaced.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return [...places, ...Array.from({ length: to - from }, (_, index) => from + index)];
}

/**
 * The message without the days, times and numbers of people that it takes back itself, and without the words that take them back;
 * the message as it is where it takes nothing back.
 * @param held the language the conversation is held in
 * @param local the wall clock at which the message is read
 */
export function withoutTakenBack(text: string, held: Language, local: DateTime): string {
  if (text.length > maxRead) return text;
  return withoutOpening(withoutReplaced(text, held, local), held, local);
}

/** The same, of what stands inside of the message. */
function withoutReplaced(text: string, held: Language, local: DateTime): string {
  const said = new SaidText(text);
  const languages = languagesOf(text, held).slice(0, 2);
  const { open } = said;
  const wordAt = (index: number) => (open.slice(0, index).match(/ /gu) ?? []).length;
  const found = languages.flatMap((language) => {
    const table = markers()[language];
    if (table === undefined) return [];
    const sure = new Set([...everyMatch(open, table.sure)].map(({ index }) => wordAt(index)));
    return [...everyMatch(open, table.any)].map(({ index, 0: match }) => {
      const from = wordAt(index);
      return { from, to: from + match.trim().split(' ').length, isSure: sure.has(from) };
    });
  });
  for (const { from, to, isSure } of found.toSorted((one, other) => other.from - one.from)) {
    const places = takenBack(said, [from, to], isSure, languages, local);
    if (places.length === 0) continue;
    const left = said.words.reduceRight((rest, { start, end }, at) => {
      if (!places.includes(at)) return rest;
      return `${rest.slice(0, start)}${rest.slice(end)}`;
    }, said.source);
    const tidy = left.replace(/[^\S\n]+/gu, ' ').replace(/([,،;])(?:\s*[,،;])+/gu, '$1');
    return withoutReplaced(tidy.trim(), held, local);
  }
  return text;
}
