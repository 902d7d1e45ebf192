/** "Somewhere else then", right behind places that were named because the one that was wanted cannot be had. */
import { type Language, languageSchema } from '@merve/contract';
import { formatList } from '../../../language/format.ts';
import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

const elsewhere: Readonly<Record<Language, string>> = {
  en: 'somewhere else|someplace else|another place|other place*|a different place|different place|elsewhere|anywhere else|another restaurant|other options|any other options',
  tr: 'başka bir yer*|başka yer*|başka bir mekan*|başka mekan*|farklı bir yer*|başka bir restoran*|başka restoran*|başka nere*',
  de: 'woanders|wo anders|anderswo|ein anderes lokal|anderes lokal|andere lokale|ein anderes restaurant|anderes restaurant|einen anderen ort|andere orte',
  ru: 'другое место|в другом месте|другие места|другой ресторан|где нибудь ещё|где нибудь еще|где нибудь в другом месте|другое заведение',
  el: 'κάπου αλλού|αλλού|άλλο μέρος|άλλο μαγαζί|άλλο εστιατόριο|ένα άλλο μέρος',
  he: 'מקום אחר|במקום אחר|מסעדה אחרת|במסעדה אחרת|איפה שהוא אחר|מקומות אחרים',
  ar: 'مكان آخر|مكان اخر|مكان ثاني|مكان تاني|مطعم آخر|مطعم ثاني|مطعم تاني|محل ثاني|محل تاني|في مكان آخر',
  fa: 'جای دیگه|جای دیگر|یه جای دیگه|یک جای دیگر|رستوران دیگه|رستوران دیگری|جایی دیگر|جای دیگه‌ای',
  ko: '다른 데*|다른데*|다른 곳*|다른 식당*|다른 가게*|다른 레스토랑*',
};
const asked = onFirstUse(() =>
  anyPhrase(languageSchema.options.flatMap((one) => phraseList(elsewhere[one]))),
);

/** Who says more says where, or what for. */
const maxWords = 6;

/** Whether a short message asks for another place, whichever. */
export function asksForAnotherPlace(text: string): boolean {
  const words = foldedWords(text.slice(0, 120));
  return words.length <= maxWords && !/\d/u.test(text) && asked().test(` ${words.join(' ')} `);
}

/** Which of the places that were just named; null where none were, or something waits for a YES. */
export async function planSomewhereElse({
  request,
  newest,
  text,
  voice,
  catalogue,
}: AskedMessage): Promise<Plan | null> {
  const { turns, situation } = request;
  if (situation.pendingSummary !== null || !asksForAnotherPlace(text)) return null;
  const said = saidBefore(turns, newest);
  if (said === null || (await catalogue.mentionsIn(text, situation.marketId)).length > 0) return null;
  const named = await catalogue.mentionsIn(said.slice(0, 1_000), situation.marketId);
  if (named.length === 0) return null;
  const names = named.map(({ name }) => name);
  return { text: voice.say.askListingAmong(formatList(names, voice.language, 'disjunction')) };
}
