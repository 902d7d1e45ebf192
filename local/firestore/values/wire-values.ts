import { invalidArgument } from '../errors.ts';
import type { WireFields, WireTimestamp, WireValue } from '../protocol/wire.ts';
import { type Fields, GeoPoint, Reference, Timestamp, type Value } from './value.ts';

const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** A wire timestamp, truncated to microseconds as Firestore stores it. */
export function decodeTimestamp(wire: WireTimestamp): Timestamp {
  const seconds = Number(wire.seconds ?? 0);
  const nanos = wire.nanos ?? 0;
  if (!(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS) || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp is outside 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z.');
  }
  return new Timestamp(seconds, nanos - (nanos % 1000));
}

export const encodeTimestamp = (timestamp: Timestamp): WireTimestamp => ({
  seconds: timestamp.seconds,
  nanos: timestamp.nanos,
});

export const encodeMicros = (micros: number): WireTimestamp => encodeTimestamp(Timestamp.fromMicros(micros));

/** Throws INVALID_ARGUMENT for a value with no type or one that only pipelines know. */
export function decodeValue(wire: WireValue): Value {
  if (wire.stringValue !== undefined) return wire.stringValue;
  if (wire.integerValue !== undefined) return BigInt(wire.integerValue);
  if (wire.doubleValue !== undefined) return wire.doubleValue;
  if (wire.booleanValue !== undefined) return wire.booleanValue;
  if (wire.mapValue !== undefined) return decodeFields(wire.mapValue.fields);
  if (wire.arrayValue !== undefined) return (wire.arrayValue.values ?? []).map(decodeValue);
  if (wire.timestampValue !== undefined) return decodeTimestamp(wire.timestampValue);
  if (wire.nullValue !== undefined) return null;
  if (wire.referenceValue !== undefined) return new Reference(wire.referenceValue);
  if (wire.bytesValue !== undefined) return wire.bytesValue;
  if (wire.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = wire.geoPointValue;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw invalidArgument(`Geo point (${latitude}, ${longitude}) is out of range.`);
    }
    return new GeoPoint(latitude, longitude);
  }
  throw invalidArgument('A value has no type, or a type that is not supported here.');
}

export function decodeFields(wire: WireFields | undefined): Fields {
  const fields: Fields = new Map();
  if (wire) for (const name of Object.keys(wire)) fields.set(name, decodeValue(wire[name] ?? {}));
  return fields;
}

export function encodeValue(value: Value): WireValue {
  if (value === null) return { nullValue: 0 };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'bigint') return { integerValue: value.toString() };
  if (typeof value === 'number') return { doubleValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Map) return { mapValue: { fields: encodeFields(value) } };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (value instanceof Timestamp) return { timestampValue: encodeTimestamp(value) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  return { bytesValue: value };
}

export function encodeFields(fields: Fields): WireFields {
  // A null prototype, so that a field named `__proto__` stays a field.
  const wire: WireFields = Object.create(null);
  for (const [name, value] of fields) wire[name] = encodeValue(value);
  return wire;
}
