import { FieldPath, type Query, Timestamp } from '@google-cloud/firestore';
import { z } from 'zod';
import { MerveError } from '../errors.ts';
import { pathSegment } from './path-segment.ts';

export interface PageRequest {
  readonly limit: number;
  /** `next` of the page before; undefined for the first. */
  readonly cursor?: string | undefined;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; null at the end. Opaque to whoever gets it. */
  readonly next: string | null;
}

const cursorSchema = z.tuple([
  z.int(),
  z
    .string()
    .regex(/^[^/]+(\/[^/]+\/[^/]+)*\/[^/]+$/)
    .refine((path) => path.split('/').every((id) => pathSegment(id) === id)),
]);

/**
 * One page of a query, newest first by `field` (an instant of whole milliseconds), then by path. One query; it reads one
 * document more than it returns, which is how it knows that there is a next page.
 * @throws MerveError `BAD_REQUEST` for a cursor that is none of ours.
 */
export async function readPage<Item>(
  query: Query<Item>,
  field: keyof Item & string,
  { limit, cursor }: PageRequest,
): Promise<Page<Item>> {
  const ordered = query.orderBy(field, 'desc').orderBy(FieldPath.documentId(), 'desc');
  const from = cursor === undefined ? ordered : startingAfter(ordered, cursor);
  const found = await from.limit(limit + 1).get();
  const shown = found.docs.slice(0, limit);
  const last = shown.at(-1);
  const more = found.docs.length > limit && last !== undefined;
  return {
    items: shown.map((document) => document.data()),
    next: more ? cursorAt(last.ref.path, last.get(field)) : null,
  };
}

function cursorAt(path: string, at: unknown): string {
  if (!(at instanceof Timestamp)) throw new TypeError('Pages are ordered by an instant');
  return Buffer.from(JSON.stringify([at.toMillis(), path])).toString('base64url');
}

function startingAfter<Item>(query: Query<Item>, cursor: string): Query<Item> {
  try {
    const [millis, path] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return query.startAfter(Timestamp.fromMillis(millis), query.firestore.doc(path));
  } catch (cause) {
    // Not JSON, not two values, or a document that this list cannot hold.
    throw new MerveError('BAD_REQUEST', 'That is no cursor of ours', {
      details: { fields: 'cursor' },
      cause,
    });
  }
}
