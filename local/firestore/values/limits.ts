import { invalidArgument } from '../errors.ts';
import { type DocumentKey, documentKey, parseResourceName } from '../store/path.ts';
import { checkFieldName } from './field-path.ts';
import { type Fields, GeoPoint, Reference, Timestamp, type Value, vectorOf } from './value.ts';

/** Limits of a document. Source: firebase.google.com/docs/firestore/quotas#limits */
export const MAX_DOCUMENT_BYTES = 1_048_576;
/** 1 MiB − 89 bytes. */
const MAX_FIELD_BYTES = 1_048_487;
const MAX_DEPTH = 20;
export const MAX_VECTOR_DIMENSIONS = 2048;

/**
 * Throws INVALID_ARGUMENT for reserved or overlong field names, arrays in arrays, depth over 20, references that name no
 * document, vectors of over 2,048 dimensions, values and documents that are too large.
 */
export function checkDocument(key: DocumentKey, fields: Fields): void {
  for (const [name, value] of fields) {
    checkFieldName(name);
    checkValue(value, 1);
    const size = typeof value === 'string' ? Buffer.byteLength(value) : valueSize(value);
    if (size > MAX_FIELD_BYTES) {
      throw invalidArgument(`The value of property "${name}" is longer than ${MAX_FIELD_BYTES} bytes.`);
    }
  }
  const size = documentSize(key, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${key.path}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  }
}

function checkValue(value: Value, depth: number): void {
  if (depth > MAX_DEPTH) throw invalidArgument(`A value is nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) {
    for (const element of value) {
      if (Array.isArray(element)) {
        throw invalidArgument(
          'Cannot convert an array value in an array value: nested arrays are not supported.',
        );
      }
      checkValue(element, depth + 1);
    }
  } else if (value instanceof Map) {
    const vector = vectorOf(value);
    if (vector) {
      if (vector.length > MAX_VECTOR_DIMENSIONS) {
        throw invalidArgument(
          `A vector has ${vector.length} dimensions: ${MAX_VECTOR_DIMENSIONS} are the most.`,
        );
      }
      return;
    }
    for (const [name, member] of value) {
      checkFieldName(name);
      checkValue(member, depth + 1);
    }
  } else if (value instanceof Reference) {
    const { path } = parseResourceName(value.name);
    documentKey(path);
  }
}

/** Bytes as Firestore counts them. Source: firebase.google.com/docs/firestore/storage-size */
export function documentSize(key: DocumentKey, fields: Fields): number {
  return nameSize(key.segments) + mapSize(fields) + 32;
}

const stringSize = (text: string): number => Buffer.byteLength(text) + 1;

const nameSize = (segments: readonly string[]): number =>
  segments.reduce((size, segment) => size + stringSize(segment), 16);

function mapSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += stringSize(name) + valueSize(value);
  return size;
}

function valueSize(value: Value): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return stringSize(value);
  if (typeof value === 'bigint' || typeof value === 'number' || value instanceof Timestamp) return 8;
  if (value instanceof GeoPoint) return 16;
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Reference) return nameSize(value.name.split('/documents/')[1]?.split('/') ?? []);
  if (Array.isArray(value)) return value.reduce<number>((size, element) => size + valueSize(element), 0);
  return mapSize(value);
}
