/** "What shall we do, five of us?": a group's outing that is still open, where no model reads it. */
import { isBookingUnderWay } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { asksForOuting } from './outing-words.ts';

const tool = 'planOuting';
const longest = 500;

async function planOutings({ request, newest, text, gathered }: AskedMessage): Promise<Plan | null> {
  if (!request.tools.some(({ name }) => name === tool) || isBookingUnderWay(request, newest)) return null;
  const wish = text.replace(/\s+/gu, ' ').trim().slice(0, longest);
  if (!asksForOuting(wish)) return null;
  const { reading } = await gathered();
  // A place that is named is booked or asked about, and so is "the second one".
  if (reading.mentions.length > 0 || reading.ordinal !== null) return null;
  return { call: { name: tool, args: { wish } } };
}

export const outingsPlanning: Planning = { steps: [{ wish: 'map', plan: planOutings }] };
