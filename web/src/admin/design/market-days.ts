const minuteMs = 60_000;

/** Minutes a zone is ahead of UTC at an instant. */
function offsetMinutes(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const found = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name);
  const minutes = Number(found?.[2] ?? 0) * 60 + Number(found?.[3] ?? 0);
  return found?.[1] === '-' ? -minutes : minutes;
}

/** The instant at which a date (`YYYY-MM-DD`) begins in a zone. */
function startOf(date: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`);
  // The offset is asked for at the guess, then at what it leads to: on days of a clock change the two differ.
  const guess = asUtc - offsetMinutes(new Date(asUtc), timeZone) * minuteMs;
  return new Date(asUtc - offsetMinutes(new Date(guess), timeZone) * minuteMs);
}

/** A date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The date (`YYYY-MM-DD`) it is in a zone. */
export function dateIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

/** From when until when a date lasts in a zone: 23 or 25 hours where the clocks change. Null for what is no date. */
export function dayIn(timeZone: string, date: string): { readonly from: Date; readonly until: Date } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return null;
  return { from: startOf(date, timeZone), until: startOf(addDays(date, 1), timeZone) };
}
