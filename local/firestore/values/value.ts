/**
 * A Firestore value in memory. `bigint` is an int64, `number` a double; maps keep no order of their own.
 * A vector is a map whose `__type__` is `__vector__`, as on the wire. Values are never changed once made.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Reference
  | GeoPoint
  | Value[]
  | Map<string, Value>;

export type Fields = Map<string, Value>;

/** A point in time: whole seconds since 1970 (may be negative) and 0..999,999,999 nanoseconds. */
export class Timestamp {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  /** From microseconds since 1970: the resolution that Firestore stores. */
  static fromMicros(micros: number): Timestamp {
    const seconds = Math.floor(micros / 1e6);
    return new Timestamp(seconds, (micros - seconds * 1e6) * 1000);
  }

  toMicros(): number {
    return this.seconds * 1e6 + Math.floor(this.nanos / 1000);
  }
}

/** A reference value: the full resource name, `projects/p/databases/d/documents/…`. */
export class Reference {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export class GeoPoint {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The components of a vector value, or undefined when the value is not one. */
export function vectorOf(value: Value | undefined): number[] | undefined {
  if (!(value instanceof Map) || value.get('__type__') !== '__vector__') return undefined;
  const elements = value.get('value');
  if (!Array.isArray(elements)) return undefined;
  const numbers: number[] = [];
  for (const element of elements) {
    if (typeof element === 'number') numbers.push(element);
    else if (typeof element === 'bigint') numbers.push(Number(element));
    else return undefined;
  }
  return numbers;
}

/** Walks a field path (already split into segments). */
export function fieldAt(fields: Fields, path: readonly string[]): Value | undefined {
  let current: Value | undefined = fields;
  for (const segment of path) {
    if (!(current instanceof Map)) return undefined;
    current = current.get(segment);
  }
  return current;
}
