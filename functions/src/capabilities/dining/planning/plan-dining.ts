import { wishesDining } from '../../../dining/decompose/read-wish.ts';
import { isBookingUnderWay } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { saysSlots } from '../../../model/planner/read-message.ts';

const tool = 'recommendRestaurants';
const longest = 300;

/** Where to eat, by mood, occasion, price or rating; null for what says when and for how many, names a place, or asks anything else. */
async function planDining({ request, newest, text, gathered }: AskedMessage): Promise<Plan | null> {
  if (!request.tools.some(({ name }) => name === tool) || isBookingUnderWay(request, newest)) return null;
  const words = text.replace(/\s+/gu, ' ').trim().slice(0, longest);
  if (!wishesDining(words)) return null;
  const { reading } = await gathered();
  const isSearch = [null, 'search', 'question', 'greeting'].includes(reading.intent);
  if (!isSearch || reading.mentions.length > 0 || reading.ordinal !== null || saysSlots(reading)) return null;
  return { call: { name: tool, args: { wish: words } } };
}

export const diningPlanning: Planning = { steps: [{ wish: 'dining', plan: planDining }] };
