import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn, seeksMeal } from '../../../language/search-words.ts';
import { escaped } from '../../../model/planner/escaped.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** A table to eat at, as English and Turkish ask for one; a tennis table or a table of prices is none. */
const englishTable =
  /(?<![\p{L}-])tables?(?= (?:for|at|in|on|near|by|tonight|today|tomorrow|this)(?!\p{L})|[ .!?]*$)/u;
const turkishTable = /(?<!\p{L})masa(?:y[iı]|m[iı]z)?(?!\p{L})/u;
/** The same in the other languages; a tennis table is one word there, or named with its game. */
const otherTable = onFirstUse(() =>
  anyPhrase(
    'tisch|tischchen|einen tisch|столик|столика|столики|стол на|שולחן|τραπεζι|τραπεζακι|طاولة|طاوله|میز|میزی|테이블|테이블을|자리|자리를',
  ),
);
/** What is done somewhere, whatever it is; "fun" beside a kind of place is only how it should be. */
const anyActivity = onFirstUse(() =>
  anyPhrase(
    `things to do|something to do|something fun|anything fun|fun things|fun thing to do|stuff to do|activity|activities|what can we do|what can i do|what to do|
    yapılacak bir şey*|yapacak bir şey*|yapacak eğlenceli*|eğlenceli bir şey*|eğlenceli şey*|ne yapılır|ne yapabiliriz|neler yapılır|neler yapabiliriz|aktivite*|etkinlik*|
    מה אפשר לעשות|מה עושים|משהו כיף|משהו לעשות|אטרקציות|אטרקציה|פעילות|פעילויות|
    чем заняться|чем можно заняться|что поделать|куда сходить|что-нибудь весёлое|что нибудь веселое|развлечени*|активност*|
    τι να κανουμε|τι μπορουμε να κανουμε|κατι διασκεδαστικο|δραστηριοτητ*|
    was kann man unternehmen|was kann man machen|was können wir unternehmen|was können wir machen|etwas unternehmen|unternehmen|aktivität*|unternehmung*|
    شو نعمل|وش نسوي|ماذا نفعل|ماذا يمكننا أن نفعل|شي ممتع|شيء ممتع|نشاط|أنشطة|فعاليات|
    چیکار کنیم|چه کار کنیم|چکار کنیم|یه کار باحال|کار باحال|سرگرمی|تفریح*|
    할 만한 거|할만한 거|할 거|놀거리|즐길 거리|즐길거리|액티비티*|뭐 하지|뭐하지|뭐 할까`,
  ),
);
const says = (pattern: RegExp, text: string): boolean =>
  pattern.test(` ${foldedWords(text.slice(0, 500)).join(' ')} `);

/** Whether all that is searched for is where: `in Kyrenia`, `Girne’de`, or towns that are known by their names. */
function namesOnlyWhere(query: string, folded: string): boolean {
  if (query.split(' ').every((word) => namesKnownTown(word))) return true;
  const where = escaped(foldMessageText(query));
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
  return where.length === 0 || namesOnlyWhere(where.join(' '), foldMessageText(original.slice(0, 500)));
}

/** Whether somebody asks for a table to eat at. */
export function asksForTable(original: string): boolean {
  const folded = foldMessageText(original.slice(0, 500));
  return englishTable.test(folded) || turkishTable.test(folded) || says(otherTable(), original);
}

/**
 * Whether somebody asks for a table and says no more than where. Only places to eat at have tables, so the search must not
 * offer the best rated place of the town whatever it is; with a name or a kind of kitchen the words find it by themselves.
 * @param query what would be searched for.
 * @param original the message as typed.
 */
export function wishesAnyTable(query: string, original: string): boolean {
  return asksForTable(original) && namesOnlyWhere(query, foldMessageText(original.slice(0, 500)));
}

/**
 * Whether somebody asks what there is to do ("something fun to do tomorrow, not too expensive"), and names no kind of place: all that is done
 * somewhere is looked at then, in the town that is named. Where a meal or a place to eat is spoken of, that is meant.
 * @returns what is to be searched for; null for what asks for something else.
 * @param query what would be searched for.
 * @param original the message as typed.
 */
export function anyActivityWished(query: string, original: string): string | null {
  if (!says(anyActivity(), original) || seeksMeal(original) || searchIn(original).namesKind) return null;
  const towns = query.split(' ').filter((word) => word !== '' && namesKnownTown(word));
  return ['activities', ...towns].join(' ');
}
