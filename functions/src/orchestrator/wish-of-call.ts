/** Of a message with two wishes the one that a call is about: the call is held against that, and the other waits for its end. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { onFirstUse } from '../platform/on-first-use.ts';
import { asksForTaxi } from '../reading/route/read-route.ts';
import { splitWishes } from '../reading/split-wishes.ts';

export interface WishOfCall {
  readonly own: string;
  readonly other: string;
}

/**
 * What each call of a turn is about, by its tool: a taxi is the wish that speaks of one; of two others the first is meant. Null for a
 * message with one wish. The message is read when the first call is made, and once for all of them. Pure.
 * @param language of the turn
 * @param local the wall clock at which the message is read
 */
export function wishesByCall(
  text: string,
  language: Language,
  local: () => DateTime,
): (tool: string) => WishOfCall | null {
  const read = onFirstUse(() => {
    const two = splitWishes(text, language, local());
    if (two === null) return null;
    const [isFirstTaxi, isSecondTaxi] = [asksForTaxi(two.first, language), asksForTaxi(two.second, language)];
    return { ...two, isSecondTaxi, isTold: isFirstTaxi !== isSecondTaxi };
  });
  return (tool) => {
    const two = read();
    if (two === null) return null;
    const { first, second } = two;
    const isOfSecond = two.isTold && two.isSecondTaxi === (tool === 'requestTaxi');
    return isOfSecond ? { own: second, other: first } : { own: first, other: second };
  };
}
