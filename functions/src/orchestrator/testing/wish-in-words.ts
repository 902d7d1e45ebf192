import { DateTime } from 'luxon';

/**
 * A moment as a person says it: "on 1 December at 20:00".
 * @param local `YYYY-MM-DDTHH:MM`, the wall clock at the place.
 */
export function momentInWords(local: string): string {
  const moment = DateTime.fromISO(local, { zone: 'utc' });
  return `on ${moment.toFormat('d MMMM')} at ${moment.toFormat('HH:mm')}`;
}

/**
 * A wish for a table as a person says it: "Book a table for 4 on 1 December at 20:00". What a scripted model proposes must have been
 * said, so a test that scripts a call says its wish with the same values.
 */
export const wishInWords = (startsAtLocal: string, party: number) =>
  `Book a table for ${party} ${momentInWords(startsAtLocal)}`;
