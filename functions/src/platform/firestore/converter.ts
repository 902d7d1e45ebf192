import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { z } from 'zod';
import { MerveError } from '../errors.ts';
import { noteRead, noteWritten } from './document-count.ts';

/** Firestore's Timestamp, by shape: importing the class would load the whole SDK at cold start. */
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

/**
 * The one converter of a document type: every read and every write passes its schema, so a raw map can neither
 * enter nor leave. Dates are stored as Firestore timestamps (millisecond precision, UTC).
 * @throws MerveError `INTERNAL` naming the document's path if what is stored does not fit the schema.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>, DocumentData> {
  return {
    toFirestore(model) {
      noteWritten();
      return schema.parse(model);
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      noteRead(snapshot.ref.path, snapshot.readTime.valueOf());
      const parsed = schema.safeParse(datesFromTimestamps(snapshot.data()));
      if (parsed.success) return parsed.data;
      const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new MerveError(
        'INTERNAL',
        `The document ${snapshot.ref.path} does not fit its schema at: ${where}`,
      );
    },
  };
}
