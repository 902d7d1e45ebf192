import { GeoPoint, Timestamp } from '../../values/value.ts';
import { equal } from '../values/equality.ts';
import {
  Duration,
  isList,
  isMap,
  MapDiff,
  RulesPath,
  RulesSet,
  type RulesValue,
} from '../values/rules-value.ts';

/** A value as coverage reports of the official emulator have it: one key that names the type. */
export type ReportedValue = Readonly<Record<string, unknown>>;

/** Values of documents can be large: what lies deeper, or comes after so many members, is left out of the report. */
const MOST_DEPTH = 6;
const MOST_MEMBERS = 50;

/** The form that a value has in the JSON report. */
export function reportedValue(value: RulesValue, depth = 0): ReportedValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { intValue: String(value) };
  if (typeof value === 'number') return { floatValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Timestamp) return { timestampValue: printTimestamp(value) };
  if (value instanceof Duration) return { durationValue: `${seconds(value.nanos)}s` };
  if (value instanceof GeoPoint) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesPath) {
    const segments = value.segments.map((one) =>
      typeof one === 'string' ? { simple: one } : { capture: one.unbound },
    );
    return { pathValue: { segments } };
  }
  if (value instanceof MapDiff) return { mapDiffValue: { keyStatuses: keyStatuses(value) } };
  if (depth >= MOST_DEPTH) return {};
  const inner = (one: RulesValue): ReportedValue => reportedValue(one, depth + 1);
  if (isList(value)) return { listValue: { values: value.slice(0, MOST_MEMBERS).map(inner) } };
  if (value instanceof RulesSet) {
    return { setValue: { values: value.elements.slice(0, MOST_MEMBERS).map(inner) } };
  }
  if (isMap(value)) {
    const members = [...value].slice(0, MOST_MEMBERS);
    return { mapValue: { fields: Object.fromEntries(members.map(([key, one]) => [key, inner(one)])) } };
  }
  return { constraintValue: { simpleConstraints: [{ value: String(value) }] } };
}

/** As {@link RulesValue} has it: what is in the map on which `diff` was called, and not in the other, was added. */
function keyStatuses({ now, before }: MapDiff): Record<string, string> {
  const statuses = new Map<string, string>();
  for (const key of before.keys()) statuses.set(key, 'REMOVED');
  for (const [key, value] of now) {
    const old = before.get(key);
    if (old === undefined) statuses.set(key, 'ADDED');
    else statuses.set(key, equal(value, old) ? 'UNCHANGED' : 'CHANGED');
  }
  return Object.fromEntries(statuses);
}

/** `2026-03-04T05:06:07Z`, with as many groups of three decimals as it takes: the JSON form of protocol buffers. */
function printTimestamp({ seconds: whole, nanos }: Timestamp): string {
  const date = new Date(whole * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${date}Z`;
  const decimals = String(nanos)
    .padStart(9, '0')
    .replace(/(000){1,2}$/, '');
  return `${date}.${decimals}Z`;
}

function seconds(nanos: bigint): string {
  const [sign, size] = nanos < 0n ? ['-', -nanos] : ['', nanos];
  const decimals = String(size % 1_000_000_000n)
    .padStart(9, '0')
    .replace(/(000){1,3}$/, '');
  return `${sign}${size / 1_000_000_000n}${decimals === '' ? '' : `.${decimals}`}`;
}
