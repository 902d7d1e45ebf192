import { escaped } from '../../../model/planner/escaped.ts';
import { foldText } from '../../../model/planner/fold-text.ts';

/** A table to eat at, as English and Turkish ask for one; a tennis table or a table of prices is none. */
const englishTable =
  /(?<![\p{L}-])tables?(?= (?:for|at|in|on|near|by|tonight|today|tomorrow|this)(?!\p{L})|[ .!?]*$)/u;
const turkishTable = /(?<!\p{L})masa(?:y[iı]|m[iı]z)?(?!\p{L})/u;

/** Whether all that is searched for is where: `in Kyrenia`, `Girne’de`. */
function namesOnlyWhere(query: string, folded: string): boolean {
  const where = escaped(foldText(query));
  const after = new RegExp(`(?<!\\p{L})(?:in|near|around) ${where}(?!\\p{L})`, 'u');
  const ending = new RegExp(`(?<!\\p{L})${where}['’]?[dt][ae](?!\\p{L})`, 'u');
  return where !== '' && (after.test(folded) || ending.test(folded));
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
