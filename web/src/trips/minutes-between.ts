/** Minutes from one time `HH:mm` of a day to another. */
export function minutesBetween(start: string, end: string): number {
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  return minutesOf(end) - minutesOf(start);
}
