import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { type ClockPiece, type DayPart, dayAfter, localNow, startOf } from '../../reading/moment/moment.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import { isOutdoors } from '../pipeline/risk-evidence.ts';
import { eatingActivities } from './activity-words.ts';

/** What a plan is for: an hour, and whether it was said. */
export interface OutingHour {
  readonly startsAt: Date;
  /** `nothing`: it is for now. `day`: the hour is the usual one of that day, and is told. */
  readonly said: 'hour' | 'day' | 'nothing';
}

/** When groups set out, where a part of the day is all that was said. */
const usual = { morning: 10, noon: 12, afternoon: 15, evening: 19, night: 21 } as const satisfies Record<
  DayPart,
  number
>;

const at = (hour: number): ClockPiece => ({ hour, minute: 0, settled: true });

/**
 * The hour that the words of a wish are about. Of a day without an hour it is the usual one for what is done: noon, or the evening where people eat
 * or drink; whoever is shown the plan is told which. Words that say no time, or one that is over, are about now.
 * @param activity one of `outingActivities`, or null
 */
export function outingHour(
  words: string,
  {
    now,
    timeZone,
    language,
    activity,
  }: {
    readonly now: Date;
    readonly timeZone: string;
    readonly language: Language;
    readonly activity: string | null;
  },
): OutingHour {
  const local = localNow(now, timeZone);
  const read = readMoment(words.slice(0, 500), { language, local });
  const isNow: OutingHour = { startsAt: now, said: 'nothing' };
  const isUnread = read.day?.kind === 'open' || read.impossible !== null || read.contradicts !== null;
  if (isUnread || read.isNow || (read.day === null && read.clock === null && read.part === null))
    return isNow;
  const isEating = activity !== null && eatingActivities.has(activity);
  const clock =
    read.clock ?? at(read.part === null ? (isEating ? usual.evening : usual.noon) : usual[read.part]);
  const day = read.day ?? dayAfter(local, 0);
  // "A hike at 10" is one by daylight, "dinner at 10" is not.
  const starts = startOf({ day, clock, part: read.part }, local, isOutdoors([activity]));
  if (starts === null) return isNow;
  const startsAt = DateTime.fromISO(starts, { zone: timeZone }).toJSDate();
  return startsAt < now ? isNow : { startsAt, said: read.clock === null ? 'day' : 'hour' };
}
