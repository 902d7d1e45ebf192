import type { DateAnswer } from '@merve/contract';

export interface DateCount {
  readonly startsAtLocal: string;
  readonly yes: number;
  readonly ifNeedBe: number;
  readonly no: number;
}

/** How many said what of each date, in the order offered. Who said nothing is counted nowhere. Pure. */
export function countDates(
  dates: readonly string[],
  answers: readonly Readonly<Record<string, DateAnswer>>[],
): DateCount[] {
  const said = (date: string, answer: DateAnswer) => answers.filter((one) => one[date] === answer).length;
  return dates.map((startsAtLocal) => ({
    startsAtLocal,
    yes: said(startsAtLocal, 'yes'),
    ifNeedBe: said(startsAtLocal, 'ifNeedBe'),
    no: said(startsAtLocal, 'no'),
  }));
}

/**
 * The dates, the best first: those at which the venue is known to be closed last, then by most yes, then most "if need be", then the
 * earliest. Pure.
 * @param isClosed whether it is known that the venue is closed then
 */
export function orderDates(
  counts: readonly DateCount[],
  isClosed: (startsAtLocal: string) => boolean = () => false,
): string[] {
  return counts
    .toSorted(
      (one, other) =>
        Number(isClosed(one.startsAtLocal)) - Number(isClosed(other.startsAtLocal)) ||
        other.yes - one.yes ||
        other.ifNeedBe - one.ifNeedBe ||
        (one.startsAtLocal < other.startsAtLocal ? -1 : 1),
    )
    .map(({ startsAtLocal }) => startsAtLocal);
}
