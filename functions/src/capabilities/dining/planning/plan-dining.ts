import { readWish, wishesDining } from '../../../dining/decompose/read-wish.ts';
import { isBookingUnderWay } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { saysSlots } from '../../../model/planner/read-message.ts';

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

/** Where to eat, by price, rating or a comparison; null for what says when and for how many, names a place, or asks anything else. */
async function planDining({ request, newest, text, gathered }: AskedMessage): Promise<Plan | null> {
  if (!request.tools.some(({ name }) => name === tool) || isBookingUnderWay(request, newest)) return null;
  const words = text.replace(/\s+/gu, ' ').trim().slice(0, longest);
  if (!wishesDining(words) || !comparesPlaces(words)) return null;
  const { reading } = await gathered();
  const isSearch = [null, 'search', 'question', 'greeting'].includes(reading.intent);
  if (!isSearch || reading.mentions.length > 0 || reading.ordinal !== null || saysSlots(reading)) return null;
  return { call: { name: tool, args: { wish: words } } };
}

export const diningPlanning: Planning = { steps: [{ wish: 'dining', plan: planDining }] };
