import { toProto3JSON } from 'proto3-json-serializer';
import { invalidArgument } from '../errors.ts';
import { messageType } from './descriptor.ts';
import { type JsonOptions, messageFromJsonObject } from './message-from-json.ts';

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
export function messageFromJson<T>(typeName: string, json: unknown, options?: JsonOptions): T {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw invalidArgument('Invalid JSON payload received: the request must be an object.');
  }
  return messageFromJsonObject(messageType(typeName), json, options) as T;
}

/** To proto3 JSON: timestamps as RFC 3339, int64 as strings, bytes as base64. */
export function messageToJson<T extends object>(typeName: string, message: T): unknown {
  const type = messageType(typeName);
  return toProto3JSON(type.fromObject(message));
}
