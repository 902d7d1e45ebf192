import { invalidArgument } from '../errors.ts';
import type { Index, IndexDefinitions, IndexMode } from '../indexes/index-definitions.ts';
import { type GroupOverrides, overrideAmong, overridesOf } from '../indexes/single-field-indexes.ts';
import type { FieldPath } from '../query/query.ts';
import type { DocumentKey } from '../store/path.ts';
import { typeOrder, valuesEqual } from '../values/compare.ts';
import { type Fields, fieldAt, type Value, vectorOf } from '../values/value.ts';

/** Source: firebase.google.com/docs/firestore/quotas#indexes */
export const MAX_INDEX_ENTRIES = 40_000;

const AUTOMATIC: readonly { mode: IndexMode }[] = [
  { mode: 'ASCENDING' },
  { mode: 'DESCENDING' },
  { mode: 'CONTAINS' },
];

/**
 * The index entries that a document has: for each field and each field inside a map, one per ordered single-field index
 * and one per array element; and those in composite indexes.
 * Source: firebase.google.com/docs/firestore/storage-size#index-entry-size
 */
export function countIndexEntries(key: DocumentKey, fields: Fields, definitions: IndexDefinitions): number {
  const { collectionId } = key;
  const singles = countFields(fields, [], overridesOf(definitions.overrides, collectionId));
  const composites = definitions.composites.filter(({ collectionGroup }) => collectionGroup === collectionId);
  return composites.reduce((sum, index) => sum + entriesIn(index, fields), singles);
}

/** Throws INVALID_ARGUMENT for a document with more than 40,000 index entries. */
export function checkIndexEntries(key: DocumentKey, fields: Fields, definitions: IndexDefinitions): void {
  if (countIndexEntries(key, fields, definitions) > MAX_INDEX_ENTRIES) {
    throw invalidArgument(`too many index entries for entity /${key.path}`);
  }
}

function countFields(fields: Fields, parent: FieldPath, overrides: GroupOverrides): number {
  let count = 0;
  for (const [name, value] of fields) {
    const path = [...parent, name];
    for (const { mode } of overrideAmong(overrides, path)?.indexes ?? AUTOMATIC) {
      count += mode === 'CONTAINS' ? elementCount(value) : 1;
    }
    if (value instanceof Map && !vectorOf(value)) count += countFields(value, path, overrides);
  }
  return count;
}

/** Distinct elements: an array index holds each once. Only as exact as it needs to be for long arrays. */
function elementCount(value: Value): number {
  if (!Array.isArray(value)) return 0;
  const scalars = new Set<unknown>();
  const others: Value[] = [];
  for (const element of value) {
    if (element === null || typeof element !== 'object') scalars.add(`${typeOrder(element)} ${element}`);
    else if (others.length > 100 || !others.some((other) => valuesEqual(other, element)))
      others.push(element);
  }
  return scalars.size + others.length;
}

function entriesIn({ fields: indexed }: Index, fields: Fields): number {
  let entries = 1;
  for (const { field, mode } of indexed) {
    const value = fieldAt(fields, field);
    if (value === undefined) return 0;
    if (mode === 'CONTAINS') entries = elementCount(value);
  }
  return entries;
}
