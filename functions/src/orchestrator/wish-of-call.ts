/** Of a message with two wishes the one that a call is about: the call is held against that, and the other waits for its end. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { readRoute } from '../reading/route/read-route.ts';
import { splitWishes } from '../reading/split-wishes.ts';

export interface WishOfCall {
  readonly own: string;
  readonly other: string;
}

/**
 * A taxi is the wish that speaks of one; of two others the first is meant. Null for a message with one wish. Pure.
 * @param tool that is called
 * @param language of the turn
 * @param local the wall clock at which the message is read
 */
export function wishOfCall(
  tool: string,
  text: string,
  language: Language,
  local: DateTime,
): WishOfCall | null {
  const two = splitWishes(text, language, local);
  if (two === null) return null;
  const { first, second } = two;
  const isTaxi = (wish: string) => readRoute(wish, language).isTaxi;
  const isOfSecond = isTaxi(first) !== isTaxi(second) && isTaxi(second) === (tool === 'requestTaxi');
  return isOfSecond ? { own: second, other: first } : { own: first, other: second };
}
