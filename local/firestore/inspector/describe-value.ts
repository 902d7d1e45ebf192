import { type Fields, GeoPoint, Reference, Timestamp, type Value, vectorOf } from '../values/value.ts';

/** A value as the page shows it: its type, its text, and for maps and arrays what is inside. */
export interface ShownValue {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly children?: readonly ShownValue[];
}

const LONGEST_TEXT = 5000;
const MOST_CHILDREN = 1000;

export const describeFields = (fields: Fields): ShownValue[] =>
  [...fields]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .slice(0, MOST_CHILDREN)
    .map(([name, value]) => describeValue(name, value));

export function describeValue(name: string, value: Value): ShownValue {
  if (value === null) return { name, type: 'null', text: 'null' };
  if (typeof value === 'string') return { name, type: 'string', text: cut(value) };
  if (typeof value === 'boolean') return { name, type: 'boolean', text: String(value) };
  if (typeof value === 'bigint') return { name, type: 'integer', text: value.toString() };
  if (typeof value === 'number')
    return { name, type: 'double', text: Object.is(value, -0) ? '-0' : String(value) };
  if (value instanceof Timestamp) return { name, type: 'timestamp', text: timestampText(value) };
  if (value instanceof GeoPoint)
    return { name, type: 'geopoint', text: `${value.latitude}, ${value.longitude}` };
  if (value instanceof Reference)
    return { name, type: 'reference', text: value.name.replace(/^.*?\/documents\//, '') };
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value.subarray(0, 256)).toString('hex');
    return { name, type: 'bytes', text: `${value.length} bytes ${bytes}${value.length > 256 ? '…' : ''}` };
  }
  if (Array.isArray(value)) {
    const children = value
      .slice(0, MOST_CHILDREN)
      .map((element, index) => describeValue(String(index), element));
    return { name, type: 'array', text: count(value.length, 'element'), children };
  }
  const vector = vectorOf(value);
  if (vector) return { name, type: 'vector', text: cut(`${vector.length} dimensions: ${vector.join(', ')}`) };
  return { name, type: 'map', text: count(value.size, 'field'), children: describeFields(value) };
}

function timestampText({ seconds, nanos }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  return `${whole}.${String(Math.floor(nanos / 1000)).padStart(6, '0')}Z`;
}

const count = (size: number, what: string): string => `${size} ${what}${size === 1 ? '' : 's'}`;

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
