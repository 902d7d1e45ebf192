import { Timestamp } from '../../values/value.ts';
import { EvaluationError } from './evaluation-error.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z: what google.protobuf.Timestamp can say. */
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

/** Nanoseconds since 1970. */
export const nanosOf = (timestamp: Timestamp): bigint =>
  BigInt(timestamp.seconds) * NANOS_PER_SECOND + BigInt(timestamp.nanos);

/** Throws for a point in time that no timestamp can say. */
export function timestampOf(nanos: bigint): Timestamp {
  let seconds = nanos / NANOS_PER_SECOND;
  let rest = nanos % NANOS_PER_SECOND;
  if (rest < 0n) {
    seconds -= 1n;
    rest += NANOS_PER_SECOND;
  }
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) {
    throw new EvaluationError('Timestamp is out of range.');
  }
  return new Timestamp(Number(seconds), Number(rest));
}
