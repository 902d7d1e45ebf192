import { GeoPoint, Timestamp } from '../../values/value.ts';
import { Duration, type RulesValue } from '../values/rules-value.ts';
import { EvaluationError } from './evaluation-error.ts';
import { type Builtin, LATLNG, none, one } from './signature.ts';
import { nanosOf, timestampOf } from './time.ts';

type Methods = Readonly<Record<string, (receiver: RulesValue) => Builtin>>;

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
/** Mean radius in metres, as S2 (and so Google's distance functions) has it. */
const EARTH_RADIUS_METRES = 6_371_010;

const ofTimestamp =
  (read: (timestamp: Timestamp, date: Date) => RulesValue) =>
  (receiver: RulesValue): Builtin =>
    none(() => {
      if (!(receiver instanceof Timestamp)) throw new EvaluationError('Not a timestamp.');
      return read(receiver, new Date(receiver.seconds * 1000));
    });

const nanosOfDay = (timestamp: Timestamp): bigint =>
  ((nanosOf(timestamp) % NANOS_PER_DAY) + NANOS_PER_DAY) % NANOS_PER_DAY;

const startOfYear = (date: Date): number => {
  const start = new Date(0);
  start.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return start.getTime();
};

/** All in UTC. Source: firebase.google.com/docs/reference/rules/rules.Timestamp */
export const TIMESTAMP_METHODS: Methods = {
  date: ofTimestamp((timestamp) => timestampOf(nanosOf(timestamp) - nanosOfDay(timestamp))),
  year: ofTimestamp((_timestamp, date) => BigInt(date.getUTCFullYear())),
  month: ofTimestamp((_timestamp, date) => BigInt(date.getUTCMonth() + 1)),
  day: ofTimestamp((_timestamp, date) => BigInt(date.getUTCDate())),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: ofTimestamp((_timestamp, date) => BigInt(date.getUTCDay() || 7)),
  dayOfYear: ofTimestamp((_timestamp, date) =>
    BigInt(Math.floor((date.getTime() - startOfYear(date)) / 86_400_000) + 1),
  ),
  hours: ofTimestamp((_timestamp, date) => BigInt(date.getUTCHours())),
  minutes: ofTimestamp((_timestamp, date) => BigInt(date.getUTCMinutes())),
  seconds: ofTimestamp((_timestamp, date) => BigInt(date.getUTCSeconds())),
  nanos: ofTimestamp(({ nanos }) => BigInt(nanos)),
  /** The time of day. */
  time: ofTimestamp((timestamp) => new Duration(nanosOfDay(timestamp))),
  toMillis: ofTimestamp(
    (timestamp) => BigInt(timestamp.seconds) * 1000n + BigInt(Math.floor(timestamp.nanos / 1e6)),
  ),
};

const ofDuration =
  (read: (nanos: bigint) => bigint) =>
  (receiver: RulesValue): Builtin =>
    none(() => {
      if (!(receiver instanceof Duration)) throw new EvaluationError('Not a duration.');
      return read(receiver.nanos);
    });

/** Whole seconds, and the nanoseconds left over; both have the duration's sign. */
export const DURATION_METHODS: Methods = {
  seconds: ofDuration((nanos) => nanos / NANOS_PER_SECOND),
  nanos: ofDuration((nanos) => nanos % NANOS_PER_SECOND),
};

const ofPoint =
  (read: (point: GeoPoint) => Builtin) =>
  (receiver: RulesValue): Builtin => {
    if (!(receiver instanceof GeoPoint)) throw new EvaluationError('Not a latlng.');
    return read(receiver);
  };

export const LATLNG_METHODS: Methods = {
  latitude: ofPoint(({ latitude }) => none(() => latitude)),
  longitude: ofPoint(({ longitude }) => none(() => longitude)),
  /** In metres, on a sphere. */
  distance: ofPoint((from) => one(LATLNG, (to) => metresBetween(from, to))),
};

/** The haversine formula. */
function metresBetween(from: GeoPoint, to: GeoPoint): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(latitude + cosines * longitude)));
}
