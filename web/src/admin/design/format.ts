/** How operators read times, sizes and money. English, 24-hour clock, in the zone of the market or business. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone, hourCycle: 'h23' });
  formats.set(key, known);
  return known;
}

/** `21 Nov 2026, 12:00:05`. */
export function formatInstant(instant: Date, timeZone: string): string {
  return formatFor(timeZone, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(instant);
}

/** `Sat 21 Nov, 20:00`. */
export function formatAppointment(instant: Date, timeZone: string): string {
  return formatFor(timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
}

/** `35 s ago`, `in 4 min`, `3 d ago`: the largest unit that is at least one. */
export function formatAge(instant: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - instant.getTime()) / 1000);
  const size = Math.abs(seconds);
  const length =
    size < 60
      ? `${size} s`
      : size < 3600
        ? `${Math.floor(size / 60)} min`
        : size < 86_400
          ? `${Math.floor(size / 3600)} h`
          : `${Math.floor(size / 86_400)} d`;
  return seconds < 0 ? `in ${length}` : `${length} ago`;
}

/** `85 ms`, `1.25 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}

/** Millionths of a US dollar: `$0`, `$0.0012`, `$12.50`. Small sums keep their digits, large ones do not need them. */
export function formatMicros(micros: number): string {
  if (micros === 0) return '$0';
  const dollars = micros / 1_000_000;
  return `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`;
}

/** `1,234`. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-GB').format(count);
}

/** An amount in minor units of its currency: `TRY 1,250.00`. */
export function formatAmount({ minorUnits, currency }: { minorUnits: number; currency: string }): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** `no_show` → `no show`, `showMenu` → `show menu`: a constant of ours as words. */
export function words(constant: string): string {
  return constant
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** Text that may be JSON, indented; what is none is shown as it is. Pure. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
