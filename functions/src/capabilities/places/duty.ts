import type { DutyRoster, PharmacyDuty } from '@merve/contract';
import { addDays, firstInstantAt, localDate } from '../../ledger/index.ts';

/** Until this hour of the morning, by the market's clock, "tonight" is the night that began the evening before, whatever is known of it. */
const nightEndsAtHour = 5;

/** A duty as instants: `[startsAt, endsAt)`. */
export interface DutyPeriod extends PharmacyDuty {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

function minutesOf(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));
}

/** The dates whose rosters may have a duty that is running now: today's, and yesterday's past midnight. Pure. */
export function datesRunningAt(now: Date, timeZone: string): readonly [today: string, yesterday: string] {
  const today = localDate(now, timeZone);
  return [today, addDays(today, -1)];
}

/**
 * The duties of a roster as instants, by the roster's own clock. On the nights when clocks change, a duty is an hour longer or
 * shorter, as it is at the door. Pure.
 */
export function dutyPeriods({ date, timeZone, duties }: DutyRoster): DutyPeriod[] {
  return duties.map((duty) => {
    const [starts, ends] = [minutesOf(duty.starts), minutesOf(duty.ends)];
    const endDate = ends > starts ? date : addDays(date, 1);
    return {
      ...duty,
      startsAt: firstInstantAt(date, starts, timeZone),
      endsAt: firstInstantAt(endDate, ends, timeZone),
    };
  });
}

/** Duties that run at this instant. Pure. */
export function runningAt(rosters: readonly DutyRoster[], now: Date): DutyPeriod[] {
  return rosters.flatMap(dutyPeriods).filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/**
 * The local date on which "tonight" begins: yesterday's while a duty of last night still runs in the morning, and until five
 * o'clock in any case; else today's. Pure.
 */
export function dateOfTonight(rosters: readonly DutyRoster[], now: Date, timeZone: string): string {
  const [today, yesterday] = datesRunningAt(now, timeZone);
  const noon = firstInstantAt(today, 12 * 60, timeZone);
  const lastNight = rosters.filter(({ date }) => date === yesterday);
  const isMorning = now < noon && runningAt(lastNight, now).length > 0;
  const isNight = now < firstInstantAt(today, nightEndsAtHour * 60, timeZone);
  return isMorning || isNight ? yesterday : today;
}
