/** When a taxi is wanted, from the words that say it. The one place where the planner's taxi meets its reader of times. */
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import type { Scan } from '../../../model/planner/fold-message.ts';
import { takeWhen } from '../../../model/planner/read-time.ts';
import {
  type ClockPiece,
  type DayPart,
  dayAfter,
  type MomentPieces,
  noPieces,
  settleHour,
  startOf,
} from '../../../reading/moment/moment.ts';
import { readRoute } from '../../../reading/route/read-route.ts';

/** What the words come to: a wall clock (`YYYY-MM-DDTHH:MM`), one of two, or what is still to be asked. */
export type TaxiTime =
  | { readonly kind: 'at'; readonly local: string }
  /** "At 5": in the morning or in the afternoon. Both as a clock shows them. */
  | { readonly kind: 'either'; readonly early: string; readonly late: string }
  | { readonly kind: 'ask'; readonly slot: 'when' | 'clock' }
  | { readonly kind: 'impossible'; readonly text: string };

interface Understood extends MomentPieces {
  readonly impossible: string | null;
  /** "Half an hour earlier": minutes to be added to what was said before. */
  readonly shift: number | null;
  /** Words were left over that say when as well, or have no one meaning. */
  readonly isWhole: boolean;
}

function understand(when: string, language: Language, local: DateTime): Understood {
  const scan: Scan = { text: when.normalize('NFC') };
  const { day, clock, part, impossible, unclear, minutesFromNow, shiftMinutes, shiftDays } = takeWhen(
    scan,
    language,
    local,
  );
  const isWhole = unclear.length === 0 && day?.kind !== 'open' && readRoute(scan.text, language).when === '';
  const said = impossible !== null && 'text' in impossible ? impossible.text : when;
  const exact = minutesFromNow === null ? null : local.plus({ minutes: minutesFromNow });
  return {
    day: exact === null ? day : dayAfter(exact, 0),
    clock: exact === null ? clock : { hour: exact.hour, minute: exact.minute, settled: true },
    part,
    impossible: impossible === null ? null : said,
    shift:
      shiftMinutes === null && shiftDays === null ? null : (shiftMinutes ?? 0) + (shiftDays ?? 0) * 1_440,
    isWhole,
  };
}

/** How far the hour that replaces another one is from it, where both are of one half of the day. */
const hoursApart = 3;

/** "At 7" in place of 06:00 is seven in the morning: an open hour is of the half of the day that was known, where it is near. */
function nearClock(other: ClockPiece, { clock, part }: MomentPieces): ClockPiece {
  if (clock === null || isOpen(clock, part) || !isOpen(other, null)) return other;
  const before = settleHour(clock, part, false) % 24;
  const near = [other.hour % 12, (other.hour % 12) + 12].find(
    (hour) => Math.abs(hour - before) <= hoursApart,
  );
  return near === undefined ? other : { ...other, hour: near, settled: true };
}

/** "Tomorrow", and then "at 5": what is said later stands, and completes what was said before. */
function together(one: MomentPieces, other: MomentPieces): MomentPieces {
  const isClock = other.clock !== null;
  const said = other.clock !== null && other.part === null ? nearClock(other.clock, one) : other.clock;
  return {
    day: other.day ?? one.day,
    clock: said ?? one.clock,
    part: other.part ?? (isClock && said?.settled === true ? null : one.part),
  };
}

/**
 * @param said the words about when, of each message that had any, oldest first
 * @param language whose words they are
 * @param local the wall clock of the market now
 */
export function readTaxiTime(said: readonly string[], language: Language, local: DateTime): TaxiTime {
  let pieces = noPieces;
  let shift = 0;
  for (const when of said) {
    const understood = understand(when, language, local);
    // "In two hours" is counted from now where nothing was said before, else from that.
    const moves = understood.shift !== null && (pieces.clock !== null || understood.clock === null);
    if (moves && understood.isWhole && understood.impossible === null) {
      shift += understood.shift ?? 0;
      continue;
    }
    // What is said anew is not moved by what was said before.
    if (understood.clock !== null) shift = 0;
    if (understood.impossible !== null) return { kind: 'impossible', text: understood.impossible };
    if (!understood.isWhole) return { kind: 'ask', slot: 'when' };
    pieces = together(pieces, understood);
  }
  return shifted(timeOf(pieces, local), shift, local);
}

/** Moved by minutes; "half an hour later" than now, where no time was said. */
function shifted(time: TaxiTime, minutes: number, local: DateTime): TaxiTime {
  if (minutes === 0) return time;
  const from = time.kind === 'at' ? DateTime.fromISO(time.local, { zone: local.zone }) : local;
  const isOpen = time.kind === 'either' || time.kind === 'impossible';
  const then = from.plus({ minutes });
  if (isOpen || then <= local) return { kind: 'ask', slot: 'when' };
  return { kind: 'at', local: then.toFormat("yyyy-MM-dd'T'HH:mm") };
}

function timeOf(pieces: MomentPieces, local: DateTime): TaxiTime {
  const { clock, part, day } = pieces;
  if (clock === null) return { kind: 'ask', slot: day === null && part === null ? 'when' : 'clock' };
  const at = (hour: ClockPiece, dayPart: DayPart | null) =>
    startOf({ ...pieces, clock: hour, part: dayPart }, local, false);
  if (isOpen(clock, part)) {
    const [early, late] = [clock.hour % 12, (clock.hour % 12) + 12].map((hour) =>
      at({ ...clock, hour, settled: true }, null),
    );
    const now = local.toFormat("yyyy-MM-dd'T'HH:mm");
    const ahead = [early, late].filter((time) => typeof time === 'string').filter((time) => time > now);
    const [soonest = null, other = null] = ahead.toSorted();
    if (soonest === null) return { kind: 'ask', slot: 'when' };
    // Without a day a taxi is wanted the next time the clock shows it.
    if (other === null || day === null) return { kind: 'at', local: soonest };
    return { kind: 'either', early: soonest.slice(11), late: other.slice(11) };
  }
  const settled = at(
    { ...clock, hour: settleHour(clock, part, false) % 24, settled: true, daysAfter: daysOf(clock, part) },
    null,
  );
  return settled === null ? { kind: 'ask', slot: 'when' } : { kind: 'at', local: settled };
}

/** Midnight and the small hours of a night that was named are of the next day. */
const daysOf = (clock: ClockPiece, part: DayPart | null) =>
  (clock.daysAfter ?? 0) + Math.floor(settleHour(clock, part, false) / 24);

/** True for a bare hour that may be before or after noon. */
const isOpen = ({ settled, form24, hour }: ClockPiece, part: DayPart | null) =>
  !settled && form24 !== true && part === null && hour >= 1 && hour <= 12;
