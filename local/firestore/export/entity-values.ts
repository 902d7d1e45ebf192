import { invalidArgument } from '../errors.ts';
import { type Fields, GeoPoint, Reference, Timestamp, type Value } from '../values/value.ts';
import { decodeReference, encodeReference } from './entity-keys.ts';
import { decodeProto, encodeProto, type PropertyProto, type PropertyValueProto } from './export-protos.ts';

/** What a property's value stands for where its type does not say. Source: storage_onestore_v3.proto, Property.Meaning */
const MEANING = { timestamp: 7, geoPoint: 9, bytes: 14, map: 19, emptyList: 24 } as const;

/** Maps and arrays nest at most 20 deep; a file that goes deeper was not written by Firestore. */
const MAX_DEPTH = 20;

const EMPTY = new Uint8Array();

/** Fields as the properties of an entity: an array is one property per element, an empty one a property of its own kind. */
export function encodeProperties(fields: Fields): {
  property: PropertyProto[];
  rawProperty: PropertyProto[];
} {
  const property: PropertyProto[] = [];
  const rawProperty: PropertyProto[] = [];
  for (const [name, value] of fields) {
    if (!Array.isArray(value)) rawProperty.push(propertyOf(name, value, false));
    else if (value.length > 0) for (const element of value) rawProperty.push(propertyOf(name, element, true));
    // Only this kind is written as an indexed property; the others say nothing of indexes.
    else property.push({ name, multiple: false, meaning: MEANING.emptyList, value: {} });
  }
  return { property, rawProperty };
}

function propertyOf(name: string, value: Value, multiple: boolean): PropertyProto {
  const meaning = meaningOf(value);
  return { ...(meaning === undefined ? {} : { meaning }), name, multiple, value: encodeOne(value) };
}

function meaningOf(value: Value): number | undefined {
  if (value instanceof Timestamp) return MEANING.timestamp;
  if (value instanceof GeoPoint) return MEANING.geoPoint;
  if (value instanceof Uint8Array) return MEANING.bytes;
  return value instanceof Map ? MEANING.map : undefined;
}

function encodeOne(value: Value): PropertyValueProto {
  if (value === null) return {};
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { int64Value: value.toString() };
  if (typeof value === 'number') return { doubleValue: value };
  if (typeof value === 'string') return { stringValue: Buffer.from(value) };
  if (value instanceof Uint8Array) return { stringValue: value };
  if (value instanceof GeoPoint) return { pointValue: { x: value.latitude, y: value.longitude } };
  if (value instanceof Reference) return { referenceValue: encodeReference(value.name) };
  if (value instanceof Timestamp) {
    const micros = BigInt(value.seconds) * 1_000_000n + BigInt(Math.floor(value.nanos / 1000));
    return { int64Value: micros.toString() };
  }
  if (Array.isArray(value)) throw invalidArgument('An array inside an array cannot be exported.');
  // A map is an entity inside the entity, without a key.
  return {
    stringValue: encodeProto('EntityProto', {
      key: { app: '', path: {} },
      ...encodeProperties(value),
      entityGroup: {},
    }),
  };
}

/** The reverse of {@link encodeProperties}. Throws INVALID_ARGUMENT for what is no value of Firestore. */
export function decodeProperties(properties: readonly PropertyProto[], depth = 0): Fields {
  if (depth > MAX_DEPTH)
    throw invalidArgument(`An exported value is nested deeper than ${MAX_DEPTH} levels.`);
  const fields: Fields = new Map();
  for (const { name, multiple, meaning, value } of properties) {
    if (meaning === MEANING.emptyList) {
      fields.set(name, []);
      continue;
    }
    const decoded = decodeOne(value, meaning, depth);
    if (!multiple) fields.set(name, decoded);
    else {
      const known = fields.get(name);
      if (Array.isArray(known)) known.push(decoded);
      else fields.set(name, [decoded]);
    }
  }
  return fields;
}

function decodeOne(value: PropertyValueProto, meaning: number | undefined, depth: number): Value {
  if (value.int64Value !== undefined) {
    const integer = BigInt(value.int64Value);
    return meaning === MEANING.timestamp ? timestampOf(integer) : integer;
  }
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.doubleValue !== undefined) return value.doubleValue;
  if (value.pointValue) return new GeoPoint(value.pointValue.x, value.pointValue.y);
  if (value.referenceValue) return new Reference(decodeReference(value.referenceValue));
  if (value.stringValue === undefined) return null;
  const bytes = Buffer.from(value.stringValue ?? EMPTY);
  if (meaning === MEANING.bytes) return new Uint8Array(bytes);
  if (meaning !== MEANING.map) return bytes.toString('utf8');
  const { property = [], rawProperty = [] } = decodeProto('EntityProto', bytes);
  return decodeProperties([...property, ...rawProperty], depth + 1);
}

function timestampOf(micros: bigint): Timestamp {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return new Timestamp(Number((micros - rest) / 1_000_000n), Number(rest) * 1000);
}
