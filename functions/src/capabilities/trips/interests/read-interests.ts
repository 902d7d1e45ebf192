/** "We love castles", "müze istemiyoruz", "nur Strände": what of a trip's wish prefers, leaves out or asks for nothing but one kind of sight. Pure. */
import type { Place } from '@merve/contract';
import { stemPattern } from '../../../allergies/allergen-words.ts';
import { everyMatch } from '../../../language/every-match.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { ofSpokenLetters } from '../../../language/spoken-letters.ts';
import { activityWords, eatingActivities } from '../../../outings/intent/activity-words.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { SaidText, type SaidWord } from '../../../reading/said-text.ts';
import { type InterestRow, interestRows } from './interest-words.ts';
import { joining, liking, nothingElse, parting, turningDown, turningDownNothing } from './polarity-words.ts';

/** An interest, as it was said. Offsets are those of `SaidText.source`. */
export interface SaidInterest {
  readonly interest: string;
  /** The words themselves: they are told again. */
  readonly words: string;
  readonly wish: 'more' | 'only' | 'without';
  readonly start: number;
  readonly end: number;
}

interface Compiled {
  readonly name: string;
  readonly row: InterestRow;
  readonly said: RegExp;
  /** What places of it are called. */
  readonly names: RegExp;
  /** What is written of them. */
  readonly told: RegExp;
}

/** What groups do that no row has: nothing of the kind may lie around a trip, and that is said. */
const ofRows = new Set([
  ...['museum', 'hiking', 'swimming', 'sightseeing', 'shopping', 'beach', 'park', 'nightclub'],
]);
const stemsOf = (list: string) => list.trim().split(/\s+/u).map(stemPattern).join('|');

const interests = onFirstUse((): readonly Compiled[] => {
  const others = Object.entries(activityWords)
    .filter(([name]) => !ofRows.has(name) && !eatingActivities.has(name))
    .map(([name, said]): [string, InterestRow] => [name, { said }]);
  const nightlife = activityWords.nightclub ?? '';
  return [...Object.entries(interestRows), ['nightlife', { said: nightlife }] as const, ...others].map(
    ([name, row]: readonly [string, InterestRow]) => ({
      name,
      row,
      said: new RegExp(ofSpokenLetters(stemsOf(row.said)), 'gu'),
      names: new RegExp(ofSpokenLetters(stemsOf(`${row.said} ${row.names ?? ''}`)), 'u'),
      told: new RegExp(ofSpokenLetters(stemsOf(row.said)), 'u'),
    }),
  );
});

const polarity = onFirstUse(() => ({
  down: anyPhrase(turningDown),
  notDown: new RegExp(anyPhrase(turningDownNothing).source, 'gu'),
  parts: anyPhrase(parting),
  joins: anyPhrase(joining),
  likes: anyPhrase(liking),
  only: anyPhrase(nothingElse),
}));

const spaced = (words: readonly SaidWord[]) => ` ${words.map(({ text }) => text).join(' ')} `;
const turnsDown = (part: string): boolean => polarity().down.test(part.replace(polarity().notDown, ' '));

/** A Korean verb that goes on with another one, and a Hebrew or Arabic "and" that is written on to its word. */
const goesOn = /(?:고|지만|는데|은데)$/u;
const joinedOn = /^[וو]\p{L}{2}/u;

/** The parts of a text that each have one yes or no of their own. */
function partsOf({ source, words }: SaidText): SaidWord[][] {
  const { parts, joins, likes } = polarity();
  const all: SaidWord[][] = [[]];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isClauseEnd =
      before !== undefined && /[,;.!?\n،؛؟…:—–(]/u.test(source.slice(before.end, word.start));
    const next = spaced(words.slice(index + 1, index + 4));
    const isJoin = joins.test(` ${word.text} `) || joinedOn.test(word.text);
    const says = (text: string) => turnsDown(text) || likes.test(text);
    const isOwn = isJoin && (says(next) || (joinedOn.test(word.text) && says(` ${word.text.slice(1)} `)));
    const isKorean = before !== undefined && goesOn.test(before.text);
    if (isClauseEnd || parts.test(` ${word.text} `) || isOwn || isKorean) all.push([]);
    all.at(-1)?.push(word);
  }
  return all.filter((part) => part.length > 0);
}

function foundIn(part: readonly SaidWord[], source: string): Omit<SaidInterest, 'wish'>[] {
  const text = part.map((word) => word.text).join(' ');
  const wordAt = (at: number) => text.slice(0, at).split(' ').length - 1;
  const found = interests().flatMap(({ name, said }) =>
    [...everyMatch(text, said)].flatMap((match) => {
      const [first, last] = [part[wordAt(match.index)], part[wordAt(match.index + match[0].length - 1)]];
      return first === undefined || last === undefined || match[0] === ''
        ? []
        : [{ interest: name, start: first.start, end: last.end }];
    }),
  );
  return found
    .filter(
      (one, index) =>
        found.findIndex(({ start, interest }) => start === one.start && interest === one.interest) === index,
    )
    .map((one) => ({ ...one, words: source.slice(one.start, one.end).replace(/\s+/gu, ' ') }))
    .toSorted((one, other) => one.start - other.start);
}

/** How many words may stand between "only" and what nothing else than is wanted. */
const besideOnly = 2;

function isOnly(part: readonly SaidWord[], { start, end }: Pick<SaidInterest, 'start' | 'end'>): boolean {
  const [first, last] = [
    part.findIndex((word) => word.start >= start),
    part.findLastIndex((word) => word.end <= end),
  ];
  const { only } = polarity();
  const around = [...part.slice(Math.max(0, first - besideOnly), first), ...part.slice(last + 1, last + 2)];
  const ownWord = part[last]?.text ?? '';
  return only.test(spaced(around).replace(polarity().notDown, ' ')) || /\p{Script=Hangul}만$/u.test(ownWord);
}

/**
 * The interests that a text tells, in any of Merve's languages, with what is wished of each. One that is told twice counts as it was told last.
 * Pure.
 */
export function readInterests(text: string): readonly SaidInterest[] {
  const said = new SaidText(text);
  const all = partsOf(said).flatMap((part) => {
    const isDown = turnsDown(spaced(part));
    return foundIn(part, said.source).map((one): SaidInterest => {
      if (isDown) return { ...one, wish: 'without' };
      return { ...one, wish: isOnly(part, one) ? 'only' : 'more' };
    });
  });
  return all.filter((one, index) => all.findLastIndex(({ interest }) => interest === one.interest) === index);
}

/** Whether a text tells of sights: what groups do, whom they bring along and what they eat may be about anything else. Pure. */
export const tellsOfSights = (text: string): boolean =>
  readInterests(text).some(({ interest }) => interest in interestRows && !ofAnything.has(interest));
const ofAnything = new Set(['food', 'what children like', 'quiet']);

/** Stretches of a text that turn something down, from the first to the last word that does or is turned down. Offsets of `SaidText.source`. Pure. */
export function turnedDownIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  const said = new SaidText(text);
  return partsOf(said).flatMap((part) => {
    const spoken = spaced(part);
    if (!turnsDown(spoken)) return [];
    const down = [...everyMatch(spoken, new RegExp(polarity().down.source, 'gu'))].flatMap((match) => {
      const first = spoken.slice(0, match.index + 1).split(' ').length - 2;
      const many = match[0].trim().split(' ').length;
      return [part[first], part[first + many - 1]].flatMap((word) => word ?? []);
    });
    const all = [...down, ...foundIn(part, said.source)];
    return [
      { start: Math.min(...all.map(({ start }) => start)), end: Math.max(...all.map(({ end }) => end)) },
    ];
  });
}

/** The parts of a text that turn something down, whole and as they were written. Pure. */
export function partsTurnedDown(text: string): readonly string[] {
  const said = new SaidText(text);
  return partsOf(said)
    .filter((part) => turnsDown(spaced(part)))
    .map((part) => said.source.slice(part[0]?.start, part.at(-1)?.end));
}

/** Whether a place is of an interest: by its kind, or, where the interest has no kind, by what it is called and what is written of it. Pure. */
export function isOfInterest(
  interest: string,
  { kind, name, otherNames, summary }: Pick<Place, 'kind' | 'name' | 'otherNames' | 'summary'>,
): boolean {
  const found = interests().find((one) => one.name === interest);
  if (found === undefined) return false;
  const { row, names, told } = found;
  // What has a kind is known by it: a path by the coast is no beach, whatever it is called.
  if (row.kinds !== undefined) return row.kinds.includes(kind);
  if (row.among?.includes(kind) === false) return false;
  const has = (pattern: RegExp) => (words: string) => pattern.test(foldedWords(words).join(' '));
  return [name, ...otherNames].some(has(names)) || has(told)(summary);
}
