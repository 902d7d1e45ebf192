/** People who come together at a table: the kind of place is not named, since all that is celebrated is eaten somewhere. */
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

const occasion = onFirstUse(() =>
  anyPhrase(
    `birthday*|bday|anniversar*|celebrat*|honeymoon|date night|graduation|
    doğum gün*|yıl dönüm*|yıldönüm*|kutla*|evlilik teklif*|mezuniyet*|
    יום הולדת*|יום נישואין|לחגוג|חוגגים|חוגגת|חוגג|
    день рождени*|дня рождени*|днём рождени*|юбиле*|годовщин*|отметить|отпраздн*|отмечаем|празднуем|
    γενεθλι*|επετει*|γιορτασ*|γιορταζ*|
    geburtstag*|hochzeitstag*|jahrestag*|jubiläum*|feiern|
    عيد ميلاد*|ذكرى*|نحتفل|احتفال*|أحتفل|نحتفل|
    تولد*|سالگرد*|جشن*|
    생일*|기념일*|축하*`,
  ),
);

const celebrates = (text: string): boolean =>
  occasion().test(` ${foldedWords(text.slice(0, 500)).join(' ')} `);

/**
 * What is to be searched for where a group, a day or an occasion is told and a place only by how it is to be ("something with a sea view for
 * eight on Friday"): a place to eat at, in the towns that are named. Nothing of it is for sale, and nobody is massaged there.
 * @returns null where a kind of place is named, or neither occasion nor quality is
 */
export function gatheringWished({ original, rest, mentions, party }: MessageReading): string | null {
  const { namesKind, query } = searchIn(rest);
  if (namesKind || mentions.length > 0) return null;
  const isGathering = celebrates(original) || (party.party !== null && query !== '');
  if (!isGathering) return null;
  const towns = foldedWords(original.slice(0, 500)).filter((word) => namesKnownTown(word));
  return [query || 'restaurant', ...new Set(towns)].join(' ');
}

/** Whether all words of a search are among those that say how a gathering's place is to be. */
const saysNoMore = (query: string, gathering: string): boolean => {
  const known = new Set(foldedWords(gathering));
  return foldedWords(query).every((word) => known.has(word));
};

/**
 * The search for a table in place of one by all words that were left: those of a story around an occasion no place has ("my mother's birthday, she is
 * in a wheelchair"). Null for any other, and where somebody here is of a kind that the words name, as who sells flowers for a birthday.
 */
export function tableFor(
  reading: MessageReading,
  query: string,
  knownKinds: readonly string[],
): string | null {
  const gathering = gatheringWished(reading);
  if (gathering === null || saysNoMore(query, gathering)) return gathering;
  const isOther = knownKinds.some((kind) => !celebrates(kind) && !saysNoMore(kind, gathering));
  return celebrates(reading.original) && !isOther ? gathering : null;
}

/** "Flowers for a birthday" looks for flowers: what they are for is left out where anything else is said. */
export function withoutOccasion(query: string): string {
  const left = query.split(' ').filter((word) => !celebrates(word));
  return left.length === 0 ? query : left.join(' ');
}
