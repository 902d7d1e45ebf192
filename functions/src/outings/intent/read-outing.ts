import {
  type Language,
  languageSchema,
  maxOutingSize,
  type OutingBudget,
  type OutingIntent,
} from '@merve/contract';
import { stemPattern } from '../../allergies/allergen-words.ts';
import { townNamedIn } from '../../catalogue/town-names.ts';
import { foldText } from '../../language/fold-text.ts';
import { ofSpokenLetters } from '../../language/spoken-letters.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { readParty } from '../../reading/read-party.ts';
import { SaidText } from '../../reading/said-text.ts';
import { readSearchWords } from '../../reading/search/read-search-words.ts';
import { type VibeMention, vibesIn } from '../vibes/read-vibes.ts';
import { activityWords, eatingActivities } from './activity-words.ts';
import { budgetWords } from './budget-words.ts';

const patternOf = (stems: string) =>
  new RegExp(ofSpokenLetters(stems.trim().split(/\s+/u).map(stemPattern).join('|')), 'u');
const activities = onFirstUse(() =>
  Object.entries(activityWords).map(([activity, stems]) => [activity, patternOf(stems)] as const),
);
const budgets = onFirstUse(() => ({
  low: patternOf(budgetWords.low),
  medium: patternOf(budgetWords.medium),
  high: patternOf(budgetWords.high),
}));

/** "Not too expensive", "pahalı olmasın": what is dear is turned down. Folded. */
const notDear =
  /(?:not|nothing|isn'?t) (?:too |very |so |that )?(?:expensive|pricey|fancy)|pahali (?:olma|degil)|nicht (?:zu |so )?teuer|не ?(?:слишком |очень )?дорог|(?:οχι|μην ειναι) (?:πολυ |πανω )?ακριβ|לא (?:יותר מדי )?יקר|(?:مو|مش|ليس|غير|ما يكون) غالي|(?:گرون|گران|گرون) (?:نباش|نيست)|비싸지 ?않|안 ?비싼|너무 비싸/u;

/** What is not to be had of a dear place is a cheap one: whoever says both asks for neither. */
function budgetIn(folded: string): OutingBudget | null {
  const { low, medium, high } = budgets();
  if (medium.test(folded)) return 'medium';
  const isTurnedDown = notDear.test(folded);
  const isHigh = !isTurnedDown && high.test(folded);
  const isLow = isTurnedDown || low.test(folded);
  if (isHigh && isLow) return null;
  return isHigh ? 'high' : isLow ? 'low' : null;
}

/** Of a sum for each person, in dollars, euros or pounds: up to which it is a small one, and a middling one. */
const perHead = { low: 30, medium: 80 };

/** "Under $200" for ten people is a small sum for each. Other currencies say nothing here: what they are worth changes. */
function ceilingIn(folded: string, size: number | null): OutingBudget | null {
  const found =
    /[$€£]\s?(\d{1,6})|(?<!\d)(\d{1,6})\s?(?:[$€£]|dollars?|euros?|pounds?|usd|eur|gbp|доллар|евро)/u.exec(
      folded,
    );
  const sum = Number(found?.[1] ?? found?.[2]);
  if (!Number.isFinite(sum) || sum === 0) return null;
  const isEach =
    /\b(?:each|per person|per head|pp|kisi basi|pro person|pro kopf)\b|с человека|на человека|το ατομο|לאדם|للشخص|نفري|인당/u.test(
      folded,
    );
  const each = isEach ? sum : sum / (size ?? 1);
  return each <= perHead.low ? 'low' : each <= perHead.medium ? 'medium' : 'high';
}

/** The activity that is named; of several the one that is done before one eats. Pure. */
export function activityIn(text: string): string | null {
  const folded = withoutPartyOf(foldText(text).text);
  const found = activities().flatMap(([activity, pattern]) => {
    const at = pattern.exec(folded)?.index;
    return at === undefined ? [] : [{ activity, at }];
  });
  const doing = found.filter(({ activity }) => !eatingActivities.has(activity));
  const first = (doing.length > 0 ? doing : found).toSorted((one, other) => one.at - other.at);
  return first[0]?.activity ?? null;
}

/** A party of one is no count: "a party of five" is five people and no party. Folded. */
const withoutPartyOf = (folded: string) =>
  folded
    .replace(/\bparty (?=of \d|of \p{L}+)/gu, 'group ')
    // "We fancy a hike" wants one; "a fancy dinner" is dear.
    .replace(
      /(?<=\b(?:i|we|us|you|they|who|anyone|anybody) )fancy\b|\bfancy (?=an? |some |going )/gu,
      'want ',
    );

/** What the activity is called asks for no mood: a museum is not a wish for culture. Of several the first; what it may cost comes last. */
function vibeIn(folded: string): OutingIntent['vibe'] {
  const activity = activities()
    .find(([name]) => name === activityIn(folded))?.[1]
    .exec(folded);
  const isActivity = ({ index, length }: VibeMention) =>
    activity != null && index < activity.index + activity[0].length && index + length > activity.index;
  const said = vibesIn(folded).filter((mention) => !isActivity(mention));
  return (said.find(({ dimension }) => dimension !== 'luxurious') ?? said[0])?.dimension ?? null;
}

/** "на двоих", "на яхте": what is small and says who comes, or what is done, is nowhere. */
function isNowhere(words: string, languages: readonly Language[]): boolean {
  if (/^\p{Lu}/u.test(words)) return false;
  return activityIn(words) !== null || readParty(new SaidText(words), languages).party !== null;
}

/** Where it is to be, as it was said: a town that is known by name, else what stands where places stand. */
function placeIn(text: string, language: Language, languages: readonly Language[]): string | null {
  const town = townNamedIn(text);
  if (town !== null) return town;
  const { target } = readSearchWords(text, language, { remembered: null, types: [] }).schema.search;
  if (target.kind !== 'city' || target.city == null) return null;
  if (language !== 'ko' && isNowhere(target.city, languages)) return null;
  // Korean says the place last before its ending: what stands before it is who goes.
  return language === 'ko' ? (target.city.split(' ').at(-1) ?? null) : target.city;
}

/**
 * What the words of a message wish for a group, in any of nine languages, without a model (L-20). What they do not say is null: nothing is
 * filled in. Pure.
 * @param held the language in which the conversation is held
 */
export function readOuting(text: string, held: Language): OutingIntent {
  const written = text.slice(0, 500);
  const folded = withoutPartyOf(foldText(written).text);
  const languages = languagesOf(written, held);
  const [language = held] = languages;
  const { party } = readParty(new SaidText(written), languages);
  const size = party !== null && party >= 1 && party <= maxOutingSize ? party : null;
  return {
    activity: activityIn(written),
    size,
    budget: budgetIn(folded) ?? ceilingIn(folded, size),
    place: placeIn(written, languageSchema.parse(language), languages),
    vibe: vibeIn(folded),
  };
}
