import type { Restaurant } from '@merve/contract';
import type { SearchedWord } from './restaurant-index.ts';

/** The first words of a restaurant are its own: name, area, kitchen, what it is known for, dishes. */
const ownWords = 24;
const ownWeight = 1.5;

/** What of a restaurant is counted. */
interface Worded {
  readonly words: readonly string[];
  readonly rating: Restaurant['rating'];
}

/**
 * Restaurants that have any of the words, the best first: a word counts the more, the fewer of these restaurants have it, and half as much
 * again where it is the restaurant's own and not only a guest's. Of two alike the better rated. Pure.
 */
export function scoreByWords<One extends Worded>(
  restaurants: readonly One[],
  words: readonly SearchedWord[],
): { readonly restaurant: One; readonly score: number }[] {
  const placed = restaurants.map((restaurant) => ({ restaurant, place: placesOf(restaurant, words) }));
  const weights = words.map((_, which) => {
    const having = placed.filter(({ place }) => (place[which] ?? -1) >= 0).length;
    return Math.log(1 + restaurants.length / Math.max(1, having));
  });
  return placed
    .map(({ restaurant, place }) => ({ restaurant, score: scoreOf(place, weights) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || ratingOf(other) - ratingOf(one));
}

/** Where each word stands among a restaurant's words; -1 where it does not. */
function placesOf(restaurant: Pick<Worded, 'words'>, words: readonly SearchedWord[]): number[] {
  const places = new Map(restaurant.words.map((word, place) => [word, place]));
  return words.map(({ forms }) => {
    const found = forms.flatMap((form) => places.get(form) ?? []);
    return found.length === 0 ? -1 : Math.min(...found);
  });
}

function scoreOf(places: readonly number[], weights: readonly number[]): number {
  return places.reduce((sum, place, which) => {
    if (place < 0) return sum;
    return sum + (weights[which] ?? 0) * (place < ownWords ? ownWeight : 1);
  }, 0);
}

const ratingOf = ({ restaurant }: { readonly restaurant: Pick<Worded, 'rating'> }): number =>
  restaurant.rating ?? 0;
