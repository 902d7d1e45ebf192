import { GeoPoint, Timestamp } from '../../values/value.ts';
import { Duration, isList, isMap, MapDiff, RulesPath, RulesSet, type RulesValue } from './rules-value.ts';

const MAX_SHOWN = 200;

/** A value for people: in `debug()`, reports and messages; cut off if long. */
export function show(value: RulesValue): string {
  const text = print(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** A float as `string()` gives it: `2.0`, never `2`. */
export function printFloat(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const text = String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

function print(value: RulesValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return printFloat(value);
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (isList(value)) return `[${value.map(print).join(', ')}]`;
  if (isMap(value)) {
    return `{${[...value].map(([key, one]) => `${JSON.stringify(key)}: ${print(one)}`).join(', ')}}`;
  }
  if (value instanceof Uint8Array) return `b'${Buffer.from(value).toString('hex')}'`;
  if (value instanceof Timestamp) return `timestamp(${printTimestamp(value)})`;
  if (value instanceof Duration) return `duration(${Number(value.nanos) / 1e9}s)`;
  if (value instanceof GeoPoint) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof RulesPath) return value.toString();
  if (value instanceof RulesSet) return `set(${value.elements.map(print).join(', ')})`;
  if (value instanceof MapDiff) return `diff(${print(value.now)}, ${print(value.before)})`;
  return value.toString();
}

function printTimestamp({ seconds, nanos }: Timestamp): string {
  const date = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${date}.${String(nanos).padStart(9, '0')}Z`;
}
