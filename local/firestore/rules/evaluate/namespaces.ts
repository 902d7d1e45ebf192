import { createHash } from 'node:crypto';
import { GeoPoint } from '../../values/value.ts';
import { Duration, type RulesValue } from '../values/rules-value.ts';
import { crc32, crc32c } from './crc.ts';
import { EvaluationError } from './evaluation-error.ts';
import { checkedInt } from './operators.ts';
import {
  type Builtin,
  DURATION,
  INT,
  NUMBER,
  one,
  STRING,
  several,
  TEXT_OR_BYTES,
  two,
} from './signature.ts';
import { timestampOf } from './time.ts';

const NANOS: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

/** A float with a whole value as an int; throws if it has none. */
function toInt(value: number): bigint {
  if (!Number.isFinite(value)) throw new EvaluationError('Integer overflow error.');
  return checkedInt(BigInt(value));
}

const rounding = (round: (value: number) => number): Builtin =>
  one(NUMBER, (value) => (typeof value === 'bigint' ? value : toInt(round(value))));

/** Ties go away from zero, as C's `round`. */
const roundHalfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

const bytesOf = (value: string | Uint8Array): Uint8Array =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value;

const digest = (algorithm: string): Builtin =>
  one(TEXT_OR_BYTES, (value) => createHash(algorithm).update(bytesOf(value)).digest());

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * The functions of the global namespaces. Source: firebase.google.com/docs/reference/rules/ (`rules.math` and so on), but for
 * `math.isInfinite`, which production does not find.
 * Checksums are bytes, least significant first: so production answers, which the documentation does not say.
 */
export const NAMESPACES: Readonly<Record<string, Readonly<Record<string, Builtin>>>> = {
  math: {
    abs: one(
      NUMBER,
      (value): RulesValue => (typeof value === 'bigint' ? checkedInt(absolute(value)) : Math.abs(value)),
    ),
    ceil: rounding(Math.ceil),
    floor: rounding(Math.floor),
    round: rounding(roundHalfAway),
    isNaN: one(NUMBER, (value) => Number.isNaN(Number(value))),
    pow: two(NUMBER, NUMBER, (base, exponent) => Number(base) ** Number(exponent)),
    sqrt: one(NUMBER, (value) => Math.sqrt(Number(value))),
  },
  hashing: {
    md5: digest('md5'),
    sha256: digest('sha256'),
    crc32: one(TEXT_OR_BYTES, (value) => crc32(bytesOf(value))),
    crc32c: one(TEXT_OR_BYTES, (value) => crc32c(bytesOf(value))),
  },
  timestamp: {
    date: several(3, INT, ([year = 0n, month = 0n, day = 0n]) =>
      dateOf(Number(year), Number(month), Number(day)),
    ),
    value: one(INT, (millis) => timestampOf(millis * 1_000_000n)),
  },
  duration: {
    value: two(INT, STRING, (magnitude, unit) => {
      const nanos = Object.hasOwn(NANOS, unit) ? NANOS[unit] : undefined;
      if (nanos === undefined) throw new EvaluationError(`Unknown unit of time "${unit}".`);
      return new Duration(magnitude * nanos);
    }),
    time: several(
      4,
      INT,
      ([hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n]) =>
        new Duration(((hours * 60n + minutes) * 60n + seconds) * 1_000_000_000n + nanos),
    ),
    abs: one(DURATION, ({ nanos }) => new Duration(absolute(nanos))),
  },
  latlng: {
    value: two(NUMBER, NUMBER, (latitude, longitude) => {
      const point = new GeoPoint(Number(latitude), Number(longitude));
      if (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180) return point;
      throw new EvaluationError(
        'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
          `latitude: ${point.latitude}, longitude: ${point.longitude}.`,
      );
    }),
  },
};

function dateOf(year: number, month: number, day: number): RulesValue {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!real) throw new EvaluationError(`Invalid date: ${year}-${month}-${day}.`);
  return timestampOf(BigInt(date.getTime()) * 1_000_000n);
}
