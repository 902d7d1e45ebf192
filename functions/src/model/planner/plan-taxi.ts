import { answerWords } from '../../language/answer-words.ts';
import { foldText } from '../../language/fold-text.ts';
import type { ModelRequest } from '../language-model.ts';
import { saidBefore } from './booking-thread.ts';
import { callOr, type Plan, type Voice } from './plan.ts';
import { asksDestination, asksPickup, asksWhereTaxiIs, readTaxiWish, type TaxiWish } from './taxi-request.ts';
import { textAt } from './text-at.ts';

const noes = Object.values(answerWords).flatMap(({ no, decline }) =>
  [no, decline].map((word) => foldText(word).text),
);

/** "No", in the word of any language: no place. */
function isNo(text: string): boolean {
  const words = foldText(text).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= 3 && words.some((word) => noes.includes(word));
}

/** The wish in the newest message, or the earlier one that the newest message completes. */
function wishAt(request: ModelRequest, newest: number): TaxiWish | null {
  const text = textAt(request, newest);
  const wish = readTaxiWish(text);
  if (wish !== null) return wish;
  const asked = saidBefore(request.turns, newest);
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  const earlier = before < 0 ? null : readTaxiWish(textAt(request, before));
  if (earlier === null || text.trim() === '' || isNo(text)) return null;
  if (asksDestination(asked)) return { ...earlier, destination: text.trim().slice(0, 120) };
  return asksPickup(asked) ? { ...earlier, pickup: text.trim().slice(0, 120) } : null;
}

/** The next step for a taxi; null if the message is about none, or taxis are switched off here. */
export function planTaxi(request: ModelRequest, newest: number, voice: Voice): Plan | null {
  if (!request.tools.some((tool) => tool.name === 'requestTaxi')) return null;
  const canTell = request.tools.some((tool) => tool.name === 'taxiStatus');
  if (canTell && asksWhereTaxiIs(textAt(request, newest))) return { call: { name: 'taxiStatus', args: {} } };
  const asked = saidBefore(request.turns, newest);
  if ((asksDestination(asked) || asksPickup(asked)) && isNo(textAt(request, newest))) {
    return { text: voice.say.noTaxi() };
  }
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
