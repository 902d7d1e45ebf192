import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import { invalidArgument } from '../errors.ts';
import { messageType } from './descriptor.ts';

/**
 * Turns messages into plain objects and back. `T` is the shape of `wire.ts` that belongs to the type's name: this is
 * the converter of the house, the one place where a type is asserted.
 */
export function decodeMessage<T>(typeName: string, bytes: Uint8Array): T {
  const type = messageType(typeName);
  return type.toObject(type.decode(bytes), { longs: String, enums: String }) as T;
}

export function encodeMessage<T extends object>(typeName: string, message: T): Buffer {
  const type = messageType(typeName);
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}

/** From proto3 JSON (the REST surface). Throws INVALID_ARGUMENT for JSON that does not fit the type. */
export function messageFromJson<T>(typeName: string, json: unknown): T {
  const type = messageType(typeName);
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw invalidArgument('Invalid JSON payload received: the request must be an object.');
  }
  checkIntegers(json);
  try {
    const message = fromProto3JSON(type, json as Parameters<typeof fromProto3JSON>[1]);
    return type.toObject(message ?? type.create({}), { longs: String, enums: String }) as T;
  } catch (error) {
    throw invalidArgument(
      `Invalid JSON payload received: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** To proto3 JSON: timestamps as RFC 3339, int64 as strings, bytes as base64. */
export function messageToJson<T extends object>(typeName: string, message: T): unknown {
  const type = messageType(typeName);
  return toProto3JSON(type.fromObject(message));
}

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** The JSON library reads a malformed or overlong integer as some other number; here it is an error. */
function checkIntegers(json: unknown): void {
  if (Array.isArray(json)) for (const element of json) checkIntegers(element);
  if (json === null || typeof json !== 'object') return;
  for (const [key, value] of Object.entries(json)) {
    const scalar = typeof value === 'string' || typeof value === 'number';
    if (key !== 'integerValue' || !scalar) checkIntegers(value);
    else if (!/^-?\d+$/.test(String(value)) || BigInt(value) < INT64_MIN || BigInt(value) > INT64_MAX) {
      throw invalidArgument(`Invalid JSON payload received: ${JSON.stringify(value)} is not an int64.`);
    }
  }
}
