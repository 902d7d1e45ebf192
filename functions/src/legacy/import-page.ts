import { FieldPath, type Query } from '@google-cloud/firestore';
import type { ImportReport, ImportRow } from '@merve/contract';
import { asMerveError } from '../platform/errors.ts';

export interface ImportPage {
  readonly limit: number;
  /** Id of the last document of the page before; null for the first page. */
  readonly after: string | null;
}

/**
 * Imports one page of a collection, a document after the other, by id. A document that cannot be read is a row like any
 * other: it stops nothing.
 */
export async function importEach<Item>(
  collection: Query<Item>,
  { limit, after }: ImportPage,
  importOne: (id: string, item: Item) => Promise<Omit<ImportRow, 'id'>>,
): Promise<ImportReport> {
  const byId = collection.orderBy(FieldPath.documentId()).limit(limit);
  const page = await (after === null ? byId : byId.startAfter(after)).get();
  const rows: ImportRow[] = [];
  for (const document of page.docs) {
    let item: Item;
    try {
      item = document.data();
    } catch (thrown) {
      rows.push({ id: document.id, outcome: 'unreadable', detail: asMerveError(thrown).message });
      continue;
    }
    rows.push({ id: document.id, ...(await importOne(document.id, item)) });
  }
  return { rows, next: page.docs.length < limit ? null : (page.docs.at(-1)?.id ?? null) };
}
