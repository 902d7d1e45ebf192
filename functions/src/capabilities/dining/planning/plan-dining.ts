import { languageSchema } from '@merve/contract';
import { readWish, wishesDining } from '../../../dining/decompose/read-wish.ts';
import { diningSentences } from '../../../dining/sentences.ts';
import { foldText } from '../../../language/fold-text.ts';
import { isBookingUnderWay } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { saysSlots } from '../../../model/planner/read-message.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

const tool = 'recommendRestaurants';
const longest = 300;

/**
 * Whether a wish is for more than a search of the market knows: price, rating, a comparison, the map. Of a mood or a kitchen alone the market's own
 * search answers, whose places can be booked.
 */
function comparesPlaces(words: string): boolean {
  const { priceTiers, minRating, show } = readWish(words);
  return priceTiers.length > 0 || minRating !== null || show !== 'restaurant_list';
}

const plain = (text: string) => foldText(text).text.trim();

/** What Merve offers to ask next, in every language: tapped, it is said word for word. */
const offered = onFirstUse(
  (): ReadonlySet<string> =>
    new Set(
      languageSchema.options.flatMap((language) => {
        const say = diningSentences(language);
        return [say.bestRated(), say.cheaper(), say.quieter()].map(plain);
      }),
    ),
);

/** "Somewhere cheaper" is of what was wished before: the kitchen and the town still hold. */
function withEarlierWish({ request, newest }: AskedMessage, words: string): string {
  const earlier = request.turns
    .slice(0, newest)
    .findLast((turn) => turn.role === 'user' && wishesDining(turn.text) && !offered().has(plain(turn.text)));
  return earlier?.role === 'user' ? `${earlier.text} – ${words}`.slice(0, longest) : words;
}

/** Where to eat, by price, rating or a comparison; null for what says when and for how many, names a place, or asks anything else. */
async function planDining(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text, gathered } = asked;
  if (!request.tools.some(({ name }) => name === tool) || isBookingUnderWay(request, newest)) return null;
  const words = text.replace(/\s+/gu, ' ').trim().slice(0, longest);
  if (offered().has(plain(words)))
    return { call: { name: tool, args: { wish: withEarlierWish(asked, words) } } };
  if (!wishesDining(words) || !comparesPlaces(words)) return null;
  const { reading } = await gathered();
  const isSearch = [null, 'search', 'question', 'greeting'].includes(reading.intent);
  if (!isSearch || reading.mentions.length > 0 || reading.ordinal !== null || saysSlots(reading)) return null;
  return { call: { name: tool, args: { wish: words } } };
}

export const diningPlanning: Planning = { steps: [{ wish: 'dining', plan: planDining }] };
