import { compareValues } from '../values/compare.ts';
import { fieldAt, type Value } from '../values/value.ts';
import type { DocumentChange, StoredDocument } from './document.ts';
import { compareKeys } from './path.ts';
import { SortedList } from './sorted-list.ts';

export interface IndexEntry {
  readonly value: Value;
  readonly document: StoredDocument;
}

const compareEntries = (left: IndexEntry, right: IndexEntry): number =>
  compareValues(left.value, right.value) || compareKeys(left.document.key, right.document.key);

/**
 * The documents of one collection, or of one collection group, in name order; and, made when a query first wants them,
 * one index per field (value, then name) and one per array field's elements. `path` is the field path's segments.
 */
export class CollectionIndex {
  readonly documents = new SortedList<StoredDocument>((left, right) => compareKeys(left.key, right.key));
  readonly #fields = new Map<string, { path: readonly string[]; entries: SortedList<IndexEntry> }>();
  readonly #arrays = new Map<string, { path: readonly string[]; entries: SortedList<IndexEntry> }>();

  /** Entries of the documents that have the field, by value. */
  byField(path: readonly string[]): SortedList<IndexEntry> {
    return this.#index(this.#fields, path, fieldEntries);
  }

  /** One entry per distinct element of the array in the field. */
  byElement(path: readonly string[]): SortedList<IndexEntry> {
    return this.#index(this.#arrays, path, elementEntries);
  }

  apply({ before, after }: DocumentChange): void {
    if (before) {
      this.documents.delete(before);
      for (const { path, entries } of this.#fields.values()) {
        for (const entry of fieldEntries(before, path)) entries.delete(entry);
      }
      for (const { path, entries } of this.#arrays.values()) {
        for (const entry of elementEntries(before, path)) entries.delete(entry);
      }
    }
    if (after) {
      this.documents.add(after);
      for (const { path, entries } of this.#fields.values()) {
        for (const entry of fieldEntries(after, path)) entries.add(entry);
      }
      for (const { path, entries } of this.#arrays.values()) {
        for (const entry of elementEntries(after, path)) entries.add(entry);
      }
    }
  }

  #index(
    indexes: Map<string, { path: readonly string[]; entries: SortedList<IndexEntry> }>,
    path: readonly string[],
    entriesOf: (document: StoredDocument, path: readonly string[]) => IndexEntry[],
  ): SortedList<IndexEntry> {
    const id = JSON.stringify(path);
    const known = indexes.get(id);
    if (known) return known.entries;
    const all: IndexEntry[] = [];
    for (const document of this.documents) all.push(...entriesOf(document, path));
    const entries = SortedList.from(all, compareEntries);
    indexes.set(id, { path, entries });
    return entries;
  }
}

function fieldEntries(document: StoredDocument, path: readonly string[]): IndexEntry[] {
  const value = fieldAt(document.fields, path);
  return value === undefined ? [] : [{ value, document }];
}

function elementEntries(document: StoredDocument, path: readonly string[]): IndexEntry[] {
  const value = fieldAt(document.fields, path);
  if (!Array.isArray(value)) return [];
  const distinct: Value[] = [];
  for (const element of value) {
    if (!distinct.some((other) => compareValues(other, element) === 0)) distinct.push(element);
  }
  return distinct.map((element) => ({ value: element, document }));
}
