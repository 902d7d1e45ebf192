import type { z } from 'zod';

/** Firestore's Timestamp, by shape: importing the class would bring the whole SDK into the first load. */
function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Timestamps become `Date` at any depth; everything else is left for the schema to judge. */
export function datesFromTimestamps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(datesFromTimestamps);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, datesFromTimestamps(item)]));
}

/** A document as it lies in Firestore: where, and what is in it. */
export interface StoredDocument {
  readonly path: string;
  readonly data: unknown;
}

/**
 * A stored document through its schema. One that does not fit is told to the console and left out: one bad document must
 * not take the page with it.
 */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  { path, data }: StoredDocument,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(datesFromTimestamps(data));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  console.error(`The document ${path} does not fit its schema at: ${where}`);
  return undefined;
}
