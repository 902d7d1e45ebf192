const INTEGER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,9})\d*)?(Z|[+-]\d{2}:\d{2})$/;
/** What protobuf's Timestamp can say: the years 1 to 9999. */
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** Undefined: the JSON is nothing of that type. */
type Reader = (json: unknown) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  bool: (json) => (typeof json === 'boolean' ? json : undefined),
  string: (json) => (typeof json === 'string' ? json : undefined),
  bytes: (json) => (typeof json === 'string' && isBase64(json) ? Buffer.from(json, 'base64') : undefined),
  double: (json) => doubleFromJson(json),
  int32: (json) => {
    const integer = integerFromJson(json, 32n);
    return integer === undefined ? undefined : Number(integer);
  },
  int64: (json) => integerFromJson(json, 64n)?.toString(),
};

/**
 * A scalar of proto3 JSON as `wire.ts` has it: an int64 as a string, bytes as a Buffer.
 *
 * @param type as protos name it: `int64`
 * @returns undefined if the JSON is nothing of that type
 */
export function scalarFromJson(type: string, json: unknown): unknown {
  const read = READERS[type];
  if (!read) throw new Error(`No request of Firestore had a field of the type ${type} until now.`);
  return read(json);
}

/** A time of RFC 3339 with its zone; undefined if it is none, or none that protobuf can say. Digits beyond nanoseconds are dropped. */
export function timestampFromJson(json: string): { seconds: string; nanos: number } | undefined {
  const [, date = '', time = '', fraction = '', zone = ''] = RFC_3339.exec(json) ?? [];
  const local = Date.parse(`${date}T${time}Z`);
  // `Date` makes the 1st of March of a 30th of February.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(`${date}T${time}`)) return undefined;
  const seconds = Date.parse(`${date}T${time}${zone}`) / 1000;
  if (!(seconds >= FIRST_SECOND && seconds <= LAST_SECOND)) return undefined;
  return { seconds: String(seconds), nanos: Number(fraction.padEnd(9, '0')) };
}

/** A number or its text; `1e2` and `1.0` are integers too. */
function integerFromJson(json: unknown, bits: bigint): bigint | undefined {
  if (typeof json !== 'number' && typeof json !== 'string') return undefined;
  const text = String(json);
  if (!INTEGER.test(text)) return undefined;
  const plain = /^-?\d+$/.test(text);
  if (!plain && !Number.isSafeInteger(Number(text))) return undefined;
  const integer = BigInt(plain ? text : Number(text));
  return BigInt.asIntN(Number(bits), integer) === integer ? integer : undefined;
}

function doubleFromJson(json: unknown): number | undefined {
  if (json === 'NaN') return Number.NaN;
  if (json === 'Infinity' || json === '-Infinity') return Number(json);
  if (typeof json === 'string' && !/^-?\d*\.?\d+([eE][+-]?\d+)?$/.test(json)) return undefined;
  if (typeof json !== 'number' && typeof json !== 'string') return undefined;
  const value = Number(json);
  return Number.isFinite(value) ? value : undefined;
}

/** The standard alphabet or that for addresses, padded or not. */
function isBase64(text: string): boolean {
  return BASE64.test(text) && text.replace(/=+$/, '').length % 4 !== 1;
}
