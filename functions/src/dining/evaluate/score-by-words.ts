import type { Restaurant } from '@merve/contract';
import type { RadarScores } from '@merve/contract/cards';
import { stemPattern } from '../../allergies/allergen-words.ts';
import { foldText } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { moodWords } from '../decompose/wish-words.ts';

const patternOf = (stems: string) => new RegExp(stems.trim().split(/\s+/).map(stemPattern).join('|'), 'gu');
const patterns = onFirstUse(() => ({
  quiet: patternOf(`${moodWords['quiet']}`),
  loud: patternOf(
    '=loud =noisy =crowded =packed -gurultu =kalabalik רועש шумн громк θορυβ φασαρι =laut =voll صاخب مزعج شلوغ پرسروصدا 시끄 붐비',
  ),
  romance: patternOf(
    `${moodWords['romantic']} ${moodWords['anniversary']} =candles =candlelight =intimate -mum·isig нежн свеч κερια kerzen شموع شمع 촛불`,
  ),
  good: patternOf(
    '=delicious =excellent =superb =tasty =fresh =perfect -lezzet =harika =nefis =taze טעים מצוין вкусн отличн свеж νοστιμ εξαιρετικ φρεσκ =lecker ausgezeichnet kostlich frisch لذيذ ممتاز طازج خوشمزه عالي 맛있 훌륭 신선',
  ),
  bad: patternOf(
    '=bland =cold =stale =awful =terrible =disappointing -berbat -bayat =soguk תפל גרוע невкусн ужасн αηδι απαισι fad enttausch سيي باهت بدمزه 맛없 실망',
  ),
  value: patternOf(
    '=good·value =great·value =reasonable =affordable =cheap =generous =worth -uygun =hesapli -ucuz =doyurucu משתלם недорог дешев щедр φθην φτην preiswert gunstig reichlich رخيص مناسب ارزان 가성비 저렴 푸짐',
  ),
  dear: patternOf(
    '=overpriced =expensive =pricey =dear -pahali -kazik יקר дорог завышен ακριβ uberteuert =teuer غالي گران 비싸 비싼',
  ),
  vegan: patternOf(`${moodWords['vegan']} ${moodWords['vegetarian']} plant·based`),
}));

const bounded = (value: number) => Math.round(Math.max(0, Math.min(10, value)) * 10) / 10;

/**
 * The five scores without a model: from the rating, the price and what guests and the restaurant write, by our own words for it. 5 is what
 * nobody speaks of; each guest who speaks moves it by their share, so that one voice of thirty moves little. Pure.
 */
export function scoreByWords(
  { rating, priceTier, vibes, dietary, cuisines, description }: Restaurant,
  reviews: readonly string[],
): RadarScores {
  const texts = reviews.map((review) => foldText(review).text);
  const own = foldText([...vibes, ...dietary, ...cuisines, description].join(' . ')).text;
  const share = (pattern: RegExp) =>
    texts.length === 0 ? 0 : texts.filter((text) => text.search(pattern) >= 0).length / texts.length;
  const isOwn = (pattern: RegExp) => (own.search(pattern) >= 0 ? 1 : 0);
  const { quiet, loud, romance, good, bad, value, dear, vegan } = patterns();
  const rated = rating === null ? 5 : rating * 2;
  return {
    romance: bounded(4 + 3 * isOwn(romance) + 4 * share(romance) - 2 * share(loud)),
    noiseLevel: bounded(5 + 2.5 * isOwn(quiet) + 3 * share(quiet) - 4 * share(loud)),
    foodQuality: bounded(rated + 1.5 * share(good) - 3 * share(bad)),
    veganOptions: bounded(3 + 4 * isOwn(vegan) + 3 * share(vegan)),
    valueForMoney: bounded(
      (rated + (priceTier === null ? 5 : 11 - 2 * priceTier)) / 2 + 2 * share(value) - 3 * share(dear),
    ),
  };
}
