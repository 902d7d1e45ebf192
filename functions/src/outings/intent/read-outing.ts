import {
  type Language,
  languageSchema,
  maxOutingSize,
  type OutingBudget,
  type OutingIntent,
} from '@merve/contract';
import { DateTime } from 'luxon';
import { stemPattern } from '../../allergies/allergen-words.ts';
import { townNamedIn } from '../../catalogue/town-names.ts';
import { foldText } from '../../language/fold-text.ts';
import { ofSpokenLetters } from '../../language/spoken-letters.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import { allNumbersOf } from '../../reading/numbers-in.ts';
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

/** What goes on behind the name of a place: "in Cairo at a fair price", "Omodos, say". */
const behindPlace =
  /(?: (?:بسعر|والمنظر|والجو|لي|لنا|مع)(?:$| .*)| ας πούμε$| say$| mesela$| zum beispiel$| скажем$)/u;

/** Where it is to be, as it was said: a town that is known by name, else what stands where places stand. */
function placeIn(text: string, language: Language, languages: readonly Language[]): string | null {
  const town = townNamedIn(text);
  if (town !== null) return town;
  const { target } = readSearchWords(text, language, { remembered: null, types: [] }).schema.search;
  if (target.kind !== 'city' || target.city == null) return null;
  if (language !== 'ko' && isNowhere(target.city, languages)) return null;
  // Korean says the place last before its ending: what stands before it is who goes.
  return language === 'ko' ? (target.city.split(' ').at(-1) ?? null) : target.city.replace(behindPlace, '');
}

/** What a number counts that is no head, by the word behind it; folded. And what stands before a number that is a time, an age or a sum. */
const countsOther =
  /^(?:[$€£%]|a|eur\p{L}*|usd|gbp|tl|lira\p{L}*|dollar\p{L}*|pound\p{L}*|pm|am|uhr|h|hours?|hrs?|std|stunden?|saat\p{L}*|min\p{L}*|dakika\p{L}*|km|kilomet\p{L}*|days?|tage?n?|gun\p{L}*|nights?|nachte?|gece\p{L}*|years?|jahre?n?|yas\p{L}*|час\p{L}*|минут\p{L}*|км|дн\p{L}*|день|ноч\p{L}*|лет|год\p{L}*|евро|доллар\p{L}*|лир\p{L}*|ωρ\p{L}*|λεπτ\p{L}*|χλμ|μερ\p{L}*|νυχτ\p{L}*|χρον\p{L}*|ευρω|שעו?ת?|דקות|ימים|לילות|שנים|שקל\p{L}*|יורו|ساع\p{L}*|دق\p{L}*|ايام|يوم|ليال\p{L}*|سن\p{L}*|دولار|يورو|ليره|روز\p{L}*|شب|سال\p{L}*|تومان|يورو|시간?|분|일|박|살|년|원|유로)$/u;
const namesOther =
  /^(?:[$€£]|at|um|saat|в|во|στις|στη|בשעה|ב|الساعه|ساعت|age|aged|table|room|under|below|max|unter|bis)$/u;

/**
 * The one number of a wish that is no time, sum, age or distance: "twelve blokes", "dokuz emekli", "9 נפש" say how many come, whatever they are called. Null where
 * there is none, or several.
 */
function onlyNumber(text: string, language: Language): number | null {
  const said = new SaidText(text);
  const moment = readMoment(text, { language, local: DateTime.utc(2026, 1, 1) });
  for (const { start, end } of moment.spans) said.takeBetween(start, end);
  const numbers = said.words.flatMap(({ text: word }, index) => {
    if (said.isTaken(index) || !/^(?:\d{1,3}|\p{L}+)$/u.test(word)) return [];
    const [before, after] = [said.words[index - 1]?.text ?? '', said.words[index + 1]?.text ?? ''];
    const [value] = allNumbersOf([word], [language]);
    const isOther = value === undefined || namesOther.test(before) || countsOther.test(after);
    return isOther || value < leastByNumber || value > maxOutingSize ? [] : [value];
  });
  const [only, another] = new Set(numbers);
  return another === undefined ? (only ?? null) : null;
}
/** "One" and its like are articles, and two are mostly something else: two hours, two bars. */
const leastByNumber = 3;

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
  const heads = party ?? onlyNumber(written, languageSchema.parse(language));
  const size = heads !== null && heads >= 1 && heads <= maxOutingSize ? heads : null;
  return {
    activity: activityIn(written),
    size,
    budget: budgetIn(folded) ?? ceilingIn(folded, size),
    place: placeIn(written, languageSchema.parse(language), languages),
    vibe: vibeIn(folded),
  };
}
