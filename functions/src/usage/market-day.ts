/** A market's calendar day around an instant. */
export interface MarketDay {
  /** `YYYY-MM-DD`, in the market's zone. */
  readonly date: string;
  /** The first instant of the next day. */
  readonly endsAt: Date;
}

const hourMs = 3_600_000;
/** Longer than the longest day: 24 hours, and one or two more when clocks are put back. */
const maxDayMs = 28 * hourMs;

/** The day last worked out for a zone, and the earliest instant known to be in it: the next message asks for the same. */
const known = new Map<string, { readonly from: number; readonly day: MarketDay }>();

/**
 * The date of an instant in an IANA zone, and when that date ends. With `Intl` alone: the webhook needs this before
 * it may answer, and a date library would lengthen its cold start.
 */
export function marketDay(at: Date, timeZone: string): MarketDay {
  const time = at.getTime();
  const last = known.get(timeZone);
  if (last !== undefined && last.from <= time && time < last.day.endsAt.getTime()) return last.day;
  const day = workOut(time, timeZone);
  known.set(timeZone, { from: time, day });
  return day;
}

function workOut(time: number, timeZone: string): MarketDay {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const date = format.format(time);
  // Dates only grow, so the end is found by halving: no offset, and no clock change, needs to be known.
  let within = time;
  let after = within + maxDayMs;
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2);
    if (format.format(middle) === date) within = middle;
    else after = middle;
  }
  return { date, endsAt: new Date(after) };
}
