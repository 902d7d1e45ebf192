import type { ModelRequest } from '../language-model.ts';
import { saidBefore } from './booking-thread.ts';
import { callOr, type Plan, type Voice } from './plan.ts';
import { asksDestination, asksPickup, asksWhereTaxiIs, readTaxiWish, type TaxiWish } from './taxi-request.ts';
import { textAt } from './text-at.ts';

/** The wish in the newest message, or the earlier one that the newest message completes. */
function wishAt(request: ModelRequest, newest: number): TaxiWish | null {
  const text = textAt(request, newest);
  const wish = readTaxiWish(text);
  if (wish !== null) return wish;
  const asked = saidBefore(request.turns, newest);
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  const earlier = before < 0 ? null : readTaxiWish(textAt(request, before));
  if (earlier === null || text.trim() === '') return null;
  if (asksDestination(asked)) return { ...earlier, destination: text.trim().slice(0, 120) };
  return asksPickup(asked) ? { ...earlier, pickup: text.trim().slice(0, 120) } : null;
}

/** The next step for a taxi; null if the message is about none, or taxis are switched off here. */
export function planTaxi(request: ModelRequest, newest: number, voice: Voice): Plan | null {
  if (!request.tools.some((tool) => tool.name === 'requestTaxi')) return null;
  const canTell = request.tools.some((tool) => tool.name === 'taxiStatus');
  if (canTell && asksWhereTaxiIs(textAt(request, newest))) return { call: { name: 'taxiStatus', args: {} } };
  const wish = wishAt(request, newest);
  if (wish === null) return null;
  if (wish.cancels) return callOr(request, 'cancelTaxi', {}, voice.say.cannotCancelHere());
  const { destination, pickup, party } = wish;
  if (destination === null) return { text: voice.say.askDestination() };
  const args = {
    destination,
    ...(pickup === null ? {} : { pickup }),
    ...(party === null ? {} : { party }),
  };
  return { call: { name: 'requestTaxi', args } };
}
