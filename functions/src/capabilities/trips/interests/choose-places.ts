/** Which places a plan is made of, by what the person said of their interests: what is turned down is out, what is liked comes first. Pure. */
import type { ItineraryDays, Place } from '@merve/contract';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { isOfInterest, partsTurnedDown, readInterests, type SaidInterest } from './read-interests.ts';

/** The places for a plan. */
export interface ChosenPlaces {
  readonly places: readonly Place[];
  /** Of an interest that was told. */
  readonly preferred: ReadonlySet<string>;
  /** Named by the person. */
  readonly named: ReadonlySet<string>;
  readonly interests: readonly SaidInterest[];
}

const spaced = (text: string) => ` ${foldedWords(text).join(' ')} `;
const isNamedIn = (told: string, { name, otherNames }: Pick<Place, 'name' | 'otherNames'>): boolean =>
  [name, ...otherNames].some((one) => one.length >= 4 && told.includes(spaced(one)));

const escaped = (name: string) => name.replace(/[\\^$.|?*+()[\]{}]/gu, String.raw`\$&`);

/** A text without the names of places: who would see Needle Ridge Viewpoint has not asked for views. */
const withoutNames = (text: string, places: readonly Pick<Place, 'name' | 'otherNames'>[]): string =>
  places
    .flatMap(({ name, otherNames }) => [name, ...otherNames])
    .filter((name) => name.length >= 4 && text.toLowerCase().includes(name.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(new RegExp(escaped(name), 'giu'), ' · '), text);

/**
 * @param places the nearest first
 * @param visits how many a plan may have: of what is liked it takes half of them, so that there is something else, too; all where nothing else is wanted
 */
export function choosePlaces(places: readonly Place[], note: string | null, visits: number): ChosenPlaces {
  const text = (note ?? '').normalize('NFC');
  const interests = readInterests(withoutNames(text, places));
  const down = partsTurnedDown(text).map(spaced).join(' ');
  const without = interests.filter(({ wish }) => wish === 'without');
  const liked = interests.filter(({ wish }) => wish !== 'without');
  const only = interests.filter(({ wish }) => wish === 'only');
  const isNamed = (place: Place) => isNamedIn(spaced(text), place) && !isNamedIn(down, place);
  const left = places.filter((place) => {
    if (isNamed(place)) return true;
    if (isNamedIn(down, place) || without.some(({ interest }) => isOfInterest(interest, place))) return false;
    return only.length === 0 || only.some(({ interest }) => isOfInterest(interest, place));
  });
  const queues = liked.map(({ interest }) => left.filter((place) => isOfInterest(interest, place)));
  const most = only.length > 0 ? left.length : Math.ceil(visits / 2);
  const preferred = new Set<string>();
  // One of each interest in turn, the nearest first.
  for (let turn = 0; turn < left.length && preferred.size < most; turn += 1)
    for (const queue of queues) {
      const place = queue[turn];
      if (place !== undefined && preferred.size < most) preferred.add(place.placeId);
    }
  const named = new Set(left.filter(isNamed).map(({ placeId }) => placeId));
  return { places: left, preferred, named, interests };
}

/** What a plan has of what was said, as it is told. */
export interface InterestsTold {
  readonly chosen: readonly { readonly words: string; readonly names: readonly string[] }[];
  /** Nothing of it is in the plan. */
  readonly none: readonly string[];
  readonly without: readonly string[];
}

/** So many names are told of an interest. */
const mostNames = 5;

/** Of each interest what the plan has: told of what is in it, and of nothing else. Pure. */
export function interestsIn({ places, interests }: ChosenPlaces, days: ItineraryDays): InterestsTold {
  const byId = new Map(places.map((place) => [place.placeId, place]));
  const visits = days.flatMap(({ items }) => items.flatMap(({ placeId }) => byId.get(placeId ?? '') ?? []));
  const liked = interests.filter(({ wish }) => wish !== 'without');
  const found = liked.map(({ interest, words }) => ({
    words,
    names: visits
      .filter((place) => isOfInterest(interest, place))
      .map(({ name }) => name)
      .slice(0, mostNames),
  }));
  return {
    chosen: found.filter(({ names }) => names.length > 0),
    none: found.filter(({ names }) => names.length === 0).map(({ words }) => words),
    without: interests.filter(({ wish }) => wish === 'without').map(({ words }) => words),
  };
}
