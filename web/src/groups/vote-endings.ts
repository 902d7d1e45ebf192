const hourMs = 3_600_000;
/** After so many hours a vote may end. */
export const endings = [3, 6, 24, 72, 168] as const;
const usual = 24;

/**
 * In how many hours a vote ends where nobody chose: a day, or less where they meet before that. Where they meet too soon for any of them, it is
 * the shortest, and the page says so. Pure.
 * @param when the wall clock they meet at, as `datetime-local` has it; '' for none
 */
export function endingBefore(when: string, now: number): number {
  const meets = new Date(when).getTime();
  if (Number.isNaN(meets)) return usual;
  return endings.findLast((hours) => hours <= usual && now + hours * hourMs < meets) ?? endings[0];
}
