import { isNumeric } from '../../values/compare.ts';
import { Timestamp, type Value } from '../../values/value.ts';
import { Failure, type FunctionTable, type PipelineFunction, strict, wrongType } from '../outcome.ts';

const MICROS: Readonly<Record<string, bigint>> = {
  microsecond: 1n,
  millisecond: 1000n,
  second: 1_000_000n,
  minute: 60_000_000n,
  hour: 3_600_000_000n,
  day: 86_400_000_000n,
  week: 604_800_000_000n,
};

const microsOf = (time: Timestamp): bigint =>
  BigInt(time.seconds) * 1_000_000n + BigInt(Math.floor(time.nanos / 1000));

/** Rounds towards the past. */
const floorTo = (value: bigint, unit: bigint): bigint => value - (((value % unit) + unit) % unit);

function fromMicros(micros: bigint): Timestamp | Failure {
  const seconds = Number(floorTo(micros, 1_000_000n) / 1_000_000n);
  if (seconds < -62_135_596_800 || seconds > 253_402_300_799)
    return new Failure('The timestamp is out of range.');
  return new Timestamp(seconds, Number(micros - BigInt(seconds) * 1_000_000n) * 1000);
}

const toUnix = (unit: bigint): PipelineFunction =>
  strict((time = null) =>
    time instanceof Timestamp ? floorTo(microsOf(time), unit) / unit : wrongType('a timestamp'),
  );

const fromUnix = (unit: bigint): PipelineFunction =>
  strict((number = null) =>
    isNumeric(number) ? fromMicros(BigInt(Math.trunc(Number(number))) * unit) : wrongType('a number'),
  );

const moving = (sign: bigint): PipelineFunction =>
  strict((time = null, unit = null, amount = null) => {
    const micros = MICROS[String(unit)];
    if (!(time instanceof Timestamp) || typeof amount !== 'bigint')
      return wrongType('a timestamp, a unit and an amount');
    if (micros === undefined) return new Failure(`Unknown unit: ${String(unit)}`);
    return fromMicros(microsOf(time) + sign * amount * micros);
  });

/** How far the zone is ahead of UTC at that moment, microseconds. Throws RangeError for an unknown zone. */
function offsetOf(micros: bigint, zone: string): bigint {
  if (zone === 'UTC') return 0n;
  const moment = new Date(Number(micros / 1000n));
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return BigInt(local - Math.floor(moment.getTime() / 1000) * 1000) * 1000n;
}

/** The moment as if the zone's clock showed UTC, as date and microseconds. */
function localTime(time: Timestamp, zone: string): { micros: bigint; date: Date; offset: bigint } {
  const offset = offsetOf(microsOf(time), zone);
  const micros = microsOf(time) + offset;
  return { micros, offset, date: new Date(Number(floorTo(micros, 1000n) / 1000n)) };
}

function truncated(micros: bigint, date: Date, unit: string): bigint | undefined {
  const year = date.getUTCFullYear();
  const start = (month: number): bigint => BigInt(Date.UTC(year, month, 1)) * 1000n;
  const weekday = unit === 'isoweek' ? (date.getUTCDay() + 6) % 7 : date.getUTCDay();
  switch (unit) {
    case 'week':
    case 'isoweek':
      return floorTo(micros, MICROS['day'] ?? 1n) - BigInt(weekday) * (MICROS['day'] ?? 1n);
    case 'month':
      return start(date.getUTCMonth());
    case 'quarter':
      return start(Math.floor(date.getUTCMonth() / 3) * 3);
    case 'year':
      return start(0);
    default:
      return MICROS[unit] === undefined ? undefined : floorTo(micros, MICROS[unit]);
  }
}

const inZone = (
  compute: (time: Timestamp, unit: string, zone: string) => Value | Failure,
): PipelineFunction =>
  strict((time = null, unit = null, zone = 'UTC') => {
    if (!(time instanceof Timestamp) || typeof unit !== 'string' || typeof zone !== 'string') {
      return wrongType('a timestamp, a unit and a time zone');
    }
    try {
      return compute(time, unit.toLowerCase(), zone);
    } catch (error) {
      if (error instanceof RangeError) return new Failure(`Unknown time zone: ${zone}`);
      throw error;
    }
  });

const extract = inZone((time, unit, zone) => {
  const { micros, date } = localTime(time, zone);
  const dayOfYear =
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) -
      Date.UTC(date.getUTCFullYear(), 0, 1)) /
      864e5 +
    1;
  const parts: Readonly<Record<string, number>> = {
    microsecond: Number(micros - floorTo(micros, 1_000_000n)),
    millisecond: date.getUTCMilliseconds(),
    second: date.getUTCSeconds(),
    minute: date.getUTCMinutes(),
    hour: date.getUTCHours(),
    day: date.getUTCDate(),
    dayofweek: date.getUTCDay() + 1,
    dayofyear: dayOfYear,
    month: date.getUTCMonth() + 1,
    quarter: Math.floor(date.getUTCMonth() / 3) + 1,
    year: date.getUTCFullYear(),
  };
  const part = parts[unit];
  return part === undefined ? new Failure(`Unknown part of a timestamp: ${unit}`) : BigInt(part);
});

export const TIMESTAMPS: FunctionTable = {
  timestamp_to_unix_micros: toUnix(1n),
  timestamp_to_unix_millis: toUnix(1000n),
  timestamp_to_unix_seconds: toUnix(1_000_000n),
  unix_micros_to_timestamp: fromUnix(1n),
  unix_millis_to_timestamp: fromUnix(1000n),
  unix_seconds_to_timestamp: fromUnix(1_000_000n),
  timestamp_add: moving(1n),
  timestamp_subtract: moving(-1n),
  timestamp_trunc: inZone((time, unit, zone) => {
    const { micros, date, offset } = localTime(time, zone);
    const start = truncated(micros, date, unit);
    return start === undefined ? new Failure(`Unknown unit: ${unit}`) : fromMicros(start - offset);
  }),
  timestamp_extract: extract,
  timestamp_diff: strict((end = null, start = null, unit = null) => {
    const micros = MICROS[String(unit)];
    if (!(end instanceof Timestamp && start instanceof Timestamp))
      return wrongType('two timestamps and a unit');
    return micros === undefined
      ? new Failure(`Unknown unit: ${String(unit)}`)
      : (microsOf(end) - microsOf(start)) / micros;
  }),
};
