import { stemPattern } from '../../allergies/allergen-words.ts';
import { townNamedIn } from '../../catalogue/town-names.ts';
import { foldText } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { type DiningWish, noWish } from '../dining-wish.ts';
import * as words from './wish-words.ts';

const patternOf = (stems: string) => new RegExp(stems.trim().split(/\s+/).map(stemPattern).join('|'), 'u');
const tableOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([name, stems]) => [name, patternOf(stems)] as const);

const patterns = onFirstUse(() => ({
  cuisines: tableOf(words.cuisineWords),
  moods: tableOf(words.moodWords),
  cheap: patternOf(words.cheapWords),
  fine: patternOf(words.fineWords),
  best: patternOf(words.bestWords),
  compare: patternOf(words.compareWords),
  map: patternOf(words.mapWords),
  eating: patternOf(words.eatingWords),
}));

/** "At least 4.5 stars": a number of 1 to 5 beside a word or sign for rating. */
const ratingSaid =
  /(?:rating|rated|stars?|yildiz|puan|רייטינג|כוכב|рейтинг|звезд|βαθμολογι|αστερι|sterne?|bewertung|تقييم|نجوم|امتياز|ستاره|평점|별점|★)\D{0,20}([1-5](?:[.,]\d)?)|([1-5](?:[.,]\d)?)\s?(?:\+|★|\*|stars?|yildiz|puan|כוכב|звезд|αστερ|sterne?|نجوم|ستاره|점)/u;

/** "Best" without a number. */
const bestRating = 4.2;

/** What the words of a message wish of a place to eat, by our tables, in any of nine languages. What they do not say is not filled in. Pure. */
export function readWish(message: string): DiningWish {
  const folded = foldText(message).text;
  const { cuisines, moods, cheap, fine, best, compare, map } = patterns();
  const found = (table: typeof cuisines) => table.filter(([, one]) => one.test(folded)).map(([name]) => name);
  const felt = found(moods);
  const rating = ratingSaid.exec(folded);
  const number = rating?.[1] ?? rating?.[2];
  const priceTiers = fine.test(folded) ? [3, 4] : cheap.test(folded) ? [1, 2] : [];
  return {
    ...noWish,
    // "Cheap and fine" says neither.
    priceTiers: fine.test(folded) && cheap.test(folded) ? [] : priceTiers,
    cuisines: found(cuisines).slice(0, 8),
    area: townNamedIn(folded),
    minRating:
      number !== undefined ? Number(number.replace(',', '.')) : best.test(folded) ? bestRating : null,
    words: felt.length === 0 ? message.replace(/\s+/gu, ' ').trim().slice(0, 300) : felt.join(' '),
    show: compare.test(folded) ? 'radar_comparison' : map.test(folded) ? 'map_view' : 'restaurant_list',
    wantsQuiet: felt.includes('quiet'),
    needsClarification: (folded.match(/\p{L}/gu) ?? []).length < 2,
  };
}

/** Whether a message asks where to eat by mood, occasion, price, rating, or to compare or see on a map. Pure. */
export function wishesDining(message: string): boolean {
  const folded = foldText(message).text;
  const { cuisines, moods, cheap, fine, best, compare, map, eating } = patterns();
  const isEating = eating.test(folded) || cuisines.some(([, one]) => one.test(folded));
  if (!isEating) return false;
  return (
    moods.some(([, one]) => one.test(folded)) ||
    [cheap, fine, best, compare, map].some((one) => one.test(folded))
  );
}
