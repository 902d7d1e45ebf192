import { GeoPoint, Timestamp } from '../../values/value.ts';
import { Duration, isList, isMap, MapDiff, RulesSet, type RulesValue } from './rules-value.ts';

/** Roughly how much of a value is shown: reports show every value that is ever computed, documents of 1 MiB among them. */
const MAX_SHOWN = 200;

/** A value for people: in `debug()`, reports and messages; cut off if long. */
export function show(value: RulesValue): string {
  const text = print(value, MAX_SHOWN);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** A float as `string()` gives it: `2.0`, never `2`. */
export function printFloat(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const text = String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

/** The text, in full only if it is not longer than `room`: what would come after that is not even looked at. */
function print(value: RulesValue, room: number): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room + 1));
  if (typeof value === 'number') return printFloat(value);
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (isList(value)) return printAll('[', value, (one, left) => print(one, left), ']', room);
  if (isMap(value)) {
    return printAll(
      '{',
      value,
      ([key, one], left) => `${JSON.stringify(key)}: ${print(one, left)}`,
      '}',
      room,
    );
  }
  if (value instanceof Uint8Array) return `b'${Buffer.from(value.subarray(0, room)).toString('hex')}'`;
  if (value instanceof Timestamp) return `timestamp(${printTimestamp(value)})`;
  if (value instanceof Duration) return `duration(${Number(value.nanos) / 1e9}s)`;
  if (value instanceof GeoPoint) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof RulesSet)
    return printAll('set(', value.elements, (one, left) => print(one, left), ')', room);
  if (value instanceof MapDiff) return `diff(${print(value.now, room)}, ${print(value.before, room)})`;
  return value.toString();
}

function printAll<T>(
  open: string,
  items: Iterable<T>,
  printOne: (item: T, room: number) => string,
  close: string,
  room: number,
): string {
  let text = open;
  for (const item of items) {
    if (text.length > room) return text;
    if (text.length > open.length) text += ', ';
    text += printOne(item, room - text.length);
  }
  return text + close;
}

function printTimestamp({ seconds, nanos }: Timestamp): string {
  const date = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${date}.${String(nanos).padStart(9, '0')}Z`;
}
