/** The days, times and numbers of people that a stretch of a message says, each with its words. Pure. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { readMoment } from './moment/read-moment.ts';
import { readParty, readPartyAlone } from './read-party.ts';
import { SaidText } from './said-text.ts';

type Slot = 'day' | 'clock' | 'part' | 'party';
export interface SaidValue {
  readonly slot: Slot;
  /** Places of its words in the message. */
  readonly first: number;
  readonly last: number;
}

const isSlot = (slot: string): slot is 'day' | 'clock' | 'part' =>
  slot === 'day' || slot === 'clock' || slot === 'part';

/**
 * The values in the words from `from` up to `to`, in no order.
 * @param languages of the message, the likeliest first
 * @param local the wall clock at which it is read
 */
export function valuesIn(
  said: SaidText,
  from: number,
  to: number,
  languages: readonly Language[],
  local: DateTime,
): SaidValue[] {
  const [opening, closing] = [said.words[from], said.words[to - 1]];
  if (opening === undefined || closing === undefined || from >= to) return [];
  const stretch = said.source.slice(opening.start, closing.end);
  const { spans, possibleClocks } = readMoment(stretch, { language: languages[0] ?? 'en', local });
  const own = new SaidText(stretch);
  const values: SaidValue[] = [];
  const put = (slot: Slot, places: readonly number[]) => {
    const [first, last] = [places[0], places.at(-1)];
    if (first !== undefined && last !== undefined)
      values.push({ slot, first: from + first, last: from + last });
  };
  const placesOf = (span: { readonly start: number; readonly end: number }) =>
    own.words.flatMap((word, at) => (word.start < span.end && word.end > span.start ? [at] : []));
  const times = spans.flatMap((span) => (isSlot(span.slot) ? [{ ...span, slot: span.slot }] : []));
  for (const span of times) put(span.slot, placesOf(span));
  for (const span of times) own.takeBetween(span.start, span.end);
  const taken = own.words.map((_, at) => own.isTaken(at));
  const hasParty = readParty(own, languages).party !== null || readPartyAlone(own, languages) !== null;
  const people = own.words.flatMap((_, at) => (own.isTaken(at) && taken[at] !== true ? [at] : []));
  if (hasParty) put('party', people);
  // "At 8, no, 9": an hour by itself is one where another was said.
  else if (!times.some(({ slot }) => slot === 'clock'))
    for (const span of possibleClocks.slice(0, 1)) put('clock', placesOf(span));
  return values;
}
