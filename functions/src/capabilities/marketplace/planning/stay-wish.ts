/** Nights somewhere: who says for how many, or that they look for a bed, and no kind of house, wants a place to stay at. */
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import { seeksBed } from '../../../language/stay-words.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';

const houses: ReadonlySet<string> = new Set(['villa', 'studio', 'penthouse']);

/**
 * What is to be searched for among the places to stay at ("a pool, near the beach, from Friday for 4 nights"): how they are to be, and the
 * towns that are named. Null where a place or another kind of it is named, or nothing says that somebody sleeps there.
 */
export function stayWished({ original, rest, mentions, when, stay }: MessageReading): string | null {
  const { namesKind, query } = searchIn(rest);
  const isByNight = when.nights !== null || stay.leaves;
  // What is let by the night is let by the month and sold as well.
  const isHouse = namesKind && query.split(' ').some((word) => houses.has(word));
  if (!(isByNight || seeksBed(original)) || (namesKind && !(isByNight && isHouse)) || mentions.length > 0)
    return null;
  const towns = foldedWords(original.slice(0, 500)).filter((word) => namesKnownTown(word));
  return [query || 'hotel', ...new Set(towns)].join(' ');
}
