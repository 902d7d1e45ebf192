import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { searchIn, seeksMeal } from '../../../language/search-words.ts';
import { escaped } from '../../../model/planner/escaped.ts';
import { foldText } from '../../../model/planner/fold-text.ts';

/** A table to eat at, as English and Turkish ask for one; a tennis table or a table of prices is none. */
const englishTable =
  /(?<![\p{L}-])tables?(?= (?:for|at|in|on|near|by|tonight|today|tomorrow|this)(?!\p{L})|[ .!?]*$)/u;
const turkishTable = /(?<!\p{L})masa(?:y[iı]|m[iı]z)?(?!\p{L})/u;

/** Whether all that is searched for is where: `in Kyrenia`, `Girne’de`, or towns that are known by their names. */
function namesOnlyWhere(query: string, folded: string): boolean {
  if (query.split(' ').every((word) => namesKnownTown(word))) return true;
  const where = escaped(foldText(query));
  const after = new RegExp(`(?<!\\p{L})(?:in|near|around) ${where}(?!\\p{L})`, 'u');
  const ending = new RegExp(`(?<!\\p{L})${where}['’]?[dt][ae](?!\\p{L})`, 'u');
  return where !== '' && (after.test(folded) || ending.test(folded));
}

/**
 * Whether somebody asks for a meal ("lunch in Nicosia") and says no more than where, and how it is to be there. The meal is read as the
 * time of the day, so no word of it is left to search for. A "dinner cruise" is found by its own words.
 * @param query what would be searched for.
 * @param original the message as typed.
 * @param rest the folded message with what was read blanked out.
 */
export function wishesAnyMeal(query: string, original: string, rest: string): boolean {
  if (!seeksMeal(original)) return false;
  const { namesKind, query: qualities } = searchIn(rest);
  if (namesKind) return false;
  const known = new Set(qualities.split(' '));
  const where = query.split(' ').filter((word) => word !== '' && !known.has(word));
  return where.length === 0 || namesOnlyWhere(where.join(' '), foldText(original.slice(0, 500)));
}

/**
 * Whether somebody asks for a table and says no more than where. Only places to eat at have tables, so the search must not
 * offer the best rated place of the town whatever it is; with a name or a kind of kitchen the words find it by themselves.
 * @param query what would be searched for.
 * @param original the message as typed.
 */
export function wishesAnyTable(query: string, original: string): boolean {
  const folded = foldText(original.slice(0, 500));
  return (englishTable.test(folded) || turkishTable.test(folded)) && namesOnlyWhere(query, folded);
}
