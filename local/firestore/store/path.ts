import { invalidArgument } from '../errors.ts';
import { compareUtf8 } from '../values/compare-utf8.ts';

/** Where a document lives inside its database. `path` is relative to `…/documents`, e.g. `threads/t1/messages/7`. */
export interface DocumentKey {
  readonly path: string;
  readonly segments: readonly string[];
  /** `threads/t1/messages` */
  readonly collectionPath: string;
  /** `messages` */
  readonly collectionId: string;
  /** `7` */
  readonly id: string;
}

/** A full resource name, taken apart. `database` is `projects/p/databases/d`. */
export interface ResourceName {
  readonly database: string;
  readonly path: string;
}

const RESOURCE_NAME = /^(projects\/[^/]+\/databases\/[^/]+)(?:\/documents(?:\/(.*))?)?$/s;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;
/** Source: firebase.google.com/docs/firestore/quotas#limits, "Maximum depth of subcollections". */
const MAX_COLLECTION_DEPTH = 100;
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Takes a resource name apart; throws INVALID_ARGUMENT for anything that is not one. */
export function parseResourceName(name: string): ResourceName {
  const match = RESOURCE_NAME.exec(name);
  if (!match?.[1]) throw invalidArgument(`"${name}" is not a resource name of this service.`);
  return { database: match[1], path: match[2] ?? '' };
}

/** The database part of a request, e.g. `projects/demo/databases/(default)`. */
export function parseDatabase(name: string | undefined): string {
  const parsed = parseResourceName(name ?? '');
  if (parsed.path !== '') throw invalidArgument(`"${name}" is not a database name.`);
  return parsed.database;
}

/** A document's key from its full name, checked: even number of segments, no reserved or overlong ids. */
export function parseDocumentName(name: string, database: string): DocumentKey {
  const parsed = parseResourceName(name);
  if (parsed.database !== database) {
    throw invalidArgument(`Document "${name}" is not in the database "${database}" of the request.`);
  }
  return documentKey(parsed.path);
}

export function documentKey(path: string): DocumentKey {
  const segments = path.split('/');
  if (segments.length % 2 !== 0) {
    throw invalidArgument(`Document name "${path}" has an odd number of segments: it names a collection.`);
  }
  if (segments.length > 2 * MAX_COLLECTION_DEPTH) {
    throw invalidArgument(`Document name has more than ${MAX_COLLECTION_DEPTH} levels of collections.`);
  }
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) throw invalidArgument('Document name is longer than 6 KiB.');
  for (const segment of segments) checkId(segment);
  const id = segments[segments.length - 1] ?? '';
  const collectionPath = segments.slice(0, -1).join('/');
  return { path, segments, collectionPath, collectionId: segments[segments.length - 2] ?? '', id };
}

/** Rejects ids that Firestore rejects: empty, `.`, `..`, `__reserved__` (but not `____`), longer than 1,500 bytes. */
export function checkId(id: string): void {
  if (id === '') throw invalidArgument('A resource name must not have an empty segment.');
  if (id === '.' || id === '..') throw invalidArgument(`Resource id "${id}" is invalid.`);
  if (id.startsWith('__') && id.endsWith('__') && id.length > 4 && !NUMERIC_ID.test(id)) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (id.length > MAX_ID_BYTES / 3 && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`Resource id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

/** The parent of a collection: '' for the root, else a document path. Checked. */
export function parseParent(parent: string): { database: string; path: string } {
  const parsed = parseResourceName(parent);
  if (parsed.path !== '') documentKey(parsed.path);
  return parsed;
}

/** Numeric ids (`__id7__`) come first, by number; then all others by UTF-8 bytes. */
export function compareIds(left: string, right: string): number {
  if (left.startsWith('__id') || right.startsWith('__id')) {
    const leftNumber = NUMERIC_ID.exec(left)?.[1];
    const rightNumber = NUMERIC_ID.exec(right)?.[1];
    if (leftNumber !== undefined && rightNumber !== undefined) {
      const difference = BigInt(leftNumber) - BigInt(rightNumber);
      return difference < 0n ? -1 : difference > 0n ? 1 : 0;
    }
    if (leftNumber !== undefined) return -1;
    if (rightNumber !== undefined) return 1;
  }
  return compareUtf8(left, right);
}

export function compareSegments(left: readonly string[], right: readonly string[]): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const leftSegment = left[index] ?? '';
    const rightSegment = right[index] ?? '';
    if (leftSegment === rightSegment) continue;
    const difference = compareIds(leftSegment, rightSegment);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Order of `__name__`: segment by segment. */
export const compareKeys = (left: DocumentKey, right: DocumentKey): number =>
  left === right ? 0 : compareSegments(left.segments, right.segments);

/** Order of two full resource names. */
export const compareNames = (left: string, right: string): number =>
  left === right ? 0 : compareSegments(left.split('/'), right.split('/'));

export const documentName = (database: string, path: string): string => `${database}/documents/${path}`;
