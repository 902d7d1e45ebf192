/** Messages one side of a correspondence may send within an hour. */
export const messagesPerHour = 5;
const hourMs = 3_600_000;

const lately = (written: readonly Date[], now: Date) =>
  written.filter((at) => now.getTime() - at.getTime() < hourMs);

/** Whether one more may be sent now. Pure. */
export function mayWrite(written: readonly Date[], now: Date): boolean {
  return lately(written, now).length < messagesPerHour;
}

/** What is remembered after one more: nothing that counts for nothing any more. Pure. */
export function writtenAt(written: readonly Date[], now: Date): Date[] {
  return [...lately(written, now), now];
}
