import { GeoPoint, Reference, Timestamp, type Value } from '../../local/firestore/values/value.ts';

/** A stored document as plain data: times as `Date`, integers as numbers. Never changed: it is read by many. */
export function plainFields(fields: ReadonlyMap<string, Value>): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: Value): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Timestamp) return new Date(value.toMicros() / 1000);
  if (value instanceof Map) return plainFields(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (value instanceof GeoPoint || value instanceof Reference) return { ...value };
  return value;
}
