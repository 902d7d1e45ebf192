import { datesFromTimestamps } from '@merve/contract';
import type { z } from 'zod';

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
