import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { datesFromTimestamps } from '@merve/contract';
import type { z } from 'zod';
import { MerveError } from '../errors.ts';
import { noteRead, noteWritten } from './document-count.ts';
import { type Retention, retentionFields } from './retention.ts';

/**
 * The one converter of a document type: every read and every write passes its schema, so a raw map can neither
 * enter nor leave; and every write carries when the document goes (`retention.ts`), which no reader sees. Dates are stored as
 * Firestore timestamps (millisecond precision, UTC).
 * @throws MerveError `INTERNAL` naming the document's path if what is stored does not fit the schema.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  schema: Schema,
  rules: Retention,
): FirestoreDataConverter<z.output<Schema>, DocumentData> {
  return {
    toFirestore(model) {
      noteWritten();
      const stored = schema.parse(model);
      return { ...stored, ...retentionFields(stored, rules) };
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
