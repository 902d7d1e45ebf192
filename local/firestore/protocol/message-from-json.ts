import protobuf from 'protobufjs';
import { invalidArgument } from '../errors.ts';
import { scalarFromJson, timestampFromJson } from './scalars-from-json.ts';

export interface JsonOptions {
  /** Passes over fields that the message does not have, as a newer client may send them; otherwise they are an error. */
  readonly ignoreUnknownNames?: boolean;
}

/** A field on its way: the name that the JSON gives it, and where it stands, by the names of the protos. */
interface Place {
  readonly name: string;
  /** `document.fields[0].value.integer_value` */
  readonly at: string;
  readonly parent: string;
}

/** As deep as Google's front end reads. */
const DEEPEST = 100;
/** So many a person reads; a request of 10 MiB may have a million. */
const MOST_FAULTS = 20;
const TIMESTAMP = '.google.protobuf.Timestamp';
const WRAPPED: Readonly<Record<string, string>> = {
  '.google.protobuf.DoubleValue': 'double',
  '.google.protobuf.Int32Value': 'int32',
  '.google.protobuf.Int64Value': 'int64',
};

/**
 * Proto3 JSON as the plain objects of `wire.ts`, by the mapping of protobuf.dev/programming-guides/json: names in either
 * spelling, integers as numbers or text, bytes in base64, times of RFC 3339, null for an absent field.
 *
 * Throws INVALID_ARGUMENT that names all that does not fit, in the words of Google's front end.
 */
export function messageFromJsonObject(type: protobuf.Type, json: object, options: JsonOptions = {}): object {
  const reader = new JsonReader(options);
  const message = reader.message(type, json, '');
  if (reader.faults.length > 0) throw invalidArgument(reader.faults.join('\n'));
  return message;
}

class JsonReader {
  readonly faults: string[] = [];
  readonly #options: JsonOptions;
  #depth = 0;

  constructor(options: JsonOptions) {
    this.#options = options;
  }

  message(type: protobuf.Type, json: object, at: string): object {
    const message: Record<string, unknown> = {};
    const chosen = new Set<protobuf.OneOf>();
    for (const [name, value] of Object.entries(json)) {
      const field = fieldOf(type, name);
      if (!field) {
        if (!this.#options.ignoreUnknownNames) this.#unknownName(name, at, 'Cannot find field.');
        continue;
      }
      if (value === null && !isNull(field.resolvedType)) continue;
      const { partOf } = field;
      if (partOf && chosen.has(partOf)) {
        const group = protoName(partOf.name);
        this.#invalidValue(at, 'oneof', `oneof field '${group}' is already set. Cannot set '${name}'`);
        continue;
      }
      if (partOf) chosen.add(partOf);
      const own = protoName(field.name);
      const read = this.#field(field, value, { name, at: at === '' ? own : `${at}.${own}`, parent: at });
      if (read !== undefined) message[field.name] = read;
    }
    return message;
  }

  #inner(type: protobuf.Type, json: object, { name, at }: Place): object {
    if (this.#depth >= DEEPEST) {
      throw invalidArgument(`Message too deep. Max recursion depth reached for key '${name}'`);
    }
    this.#depth++;
    const message = this.message(type, json, at);
    this.#depth--;
    return message;
  }

  #field(field: protobuf.Field, json: unknown, place: Place): unknown {
    if (field instanceof protobuf.MapField) return this.#map(field, json, place);
    if (!field.repeated) return this.#value(field, json, place);
    if (!Array.isArray(json)) {
      this.#invalidValue(place.at, nameOfType(field), `${shown(json)} is not a list`);
      return undefined;
    }
    // On the wire an empty list is an absent one.
    if (json.length === 0) return undefined;
    return json.map((element: unknown, index) =>
      this.#value(field, element, { name: '', at: `${place.at}[${index}]`, parent: place.at }),
    );
  }

  #map(field: protobuf.MapField, json: unknown, place: Place): unknown {
    if (Array.isArray(json)) {
      this.#invalidValue(place.at, 'Map', `Cannot bind a list to map for field '${place.name}'.`);
      return undefined;
    }
    if (!isObject(json)) {
      const entry = field.name.charAt(0).toUpperCase() + field.name.slice(1);
      this.#invalidValue(place.at, `${urlOf(field.parent)}.${entry}Entry`, shown(json));
      return undefined;
    }
    const entries = Object.entries(json);
    if (entries.length === 0) return undefined;
    // Not by assignment: a key may be `__proto__`.
    return Object.fromEntries(
      entries.map(([key, value], index) => {
        const parent = `${place.at}[${index}]`;
        return [key, this.#value(field, value, { name: key, at: `${parent}.value`, parent })];
      }),
    );
  }

  #value(field: protobuf.FieldBase, json: unknown, place: Place): unknown {
    const type = field.resolvedType;
    if (Array.isArray(json)) {
      this.#unknownName(place.name, place.parent, 'Proto field is not repeating, cannot start list.');
      return undefined;
    }
    const isMessage = type instanceof protobuf.Type && !WRAPPED[type.fullName] && type.fullName !== TIMESTAMP;
    if (isObject(json)) {
      if (isMessage) return this.#inner(type, json, place);
      this.#invalidValue(place.parent, protoName(field.name), 'Starting an object on a scalar field');
      return undefined;
    }
    if (isMessage) return this.#misfit(field, json, place);
    if (type instanceof protobuf.Enum) return enumFromJson(type, json) ?? this.#misfit(field, json, place);
    if (type?.fullName === TIMESTAMP) return this.#timestamp(json, place);
    const read = scalarFromJson((type && WRAPPED[type.fullName]) ?? field.type, json);
    if (read === undefined) return this.#misfit(field, json, place);
    return type ? { value: read } : read;
  }

  #timestamp(json: unknown, place: Place): object | undefined {
    const read = typeof json === 'string' ? timestampFromJson(json) : undefined;
    if (read) return read;
    const type = 'type.googleapis.com/google.protobuf.Timestamp';
    const reason =
      typeof json === 'string' ? `Field '${place.name}', Illegal timestamp: ${shown(json)}` : shown(json);
    this.#invalidValue(place.at, type, reason);
    return undefined;
  }

  #misfit(field: protobuf.FieldBase, json: unknown, { at }: Place): undefined {
    const what =
      field.type === 'bytes' && typeof json === 'string'
        ? `Base64 decoding failed for ${shown(json)}`
        : shown(json);
    this.#invalidValue(at, nameOfType(field), what);
    return undefined;
  }

  #unknownName(name: string, at: string, reason: string): void {
    const where = at === '' ? '' : ` at '${at}'`;
    this.#note(`Invalid JSON payload received. Unknown name ${shown(name)}${where}: ${reason}`);
  }

  #invalidValue(at: string, type: string, what: string): void {
    this.#note(`Invalid value${at === '' ? '' : ` at '${at}'`} (${type}), ${what}`);
  }

  #note(fault: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(fault);
  }
}

/** By its JSON name or its name in the proto. */
function fieldOf(type: protobuf.Type, name: string): protobuf.Field | undefined {
  for (const spelling of [name, camelCase(name)]) {
    if (Object.hasOwn(type.fields, spelling)) return type.fields[spelling]?.resolve();
  }
  return undefined;
}

/** A value by its name or number; the null of JSON is the one value of NullValue. */
function enumFromJson(type: protobuf.Enum, json: unknown): string | undefined {
  if (json === null) return isNull(type) ? 'NULL_VALUE' : undefined;
  if (typeof json === 'number') return type.valuesById[json];
  return typeof json === 'string' && Object.hasOwn(type.values, json) ? json : undefined;
}

const isNull = (type: protobuf.Type | protobuf.Enum | null): boolean =>
  type?.fullName === '.google.protobuf.NullValue';

const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const nameOfType = ({ type, resolvedType }: protobuf.FieldBase): string =>
  resolvedType ? urlOf(resolvedType) : `TYPE_${type.toUpperCase()}`;

const urlOf = (type: protobuf.ReflectionObject | null): string =>
  `type.googleapis.com/${type?.fullName.slice(1) ?? ''}`;

/** A value as a message quotes it, and not more of it than one reads. */
function shown(json: unknown): string {
  const text = JSON.stringify(json);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const protoName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
