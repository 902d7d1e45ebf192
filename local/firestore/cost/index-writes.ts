import type { FieldOverride, Index, IndexDefinitions } from '../indexes/index-definitions.ts';
import { countIndexEntries } from '../limits/index-entries.ts';
import type { DocumentChange } from '../store/document.ts';
import { identical } from '../values/compare.ts';
import { type Fields, fieldAt, type Value, vectorOf } from '../values/value.ts';

/** How many index entries a change added, and how many it took away. */
export interface IndexWrites {
  readonly written: number;
  readonly removed: number;
}

/** Without firestore.indexes.json there are the automatic indexes alone. */
export const AUTOMATIC_INDEXES: IndexDefinitions = { composites: [], overrides: [] };

/**
 * What a change costs in indexes. Entries of fields whose value did not change stay as they are; in an array that changed,
 * those of the elements that it had before stay too.
 */
export function indexWritesOf(
  { key, before, after }: DocumentChange,
  { composites, overrides }: IndexDefinitions,
): IndexWrites {
  const [old, now] = [before?.fields ?? new Map(), after?.fields ?? new Map()];
  const count = (fields: Fields, only: readonly Index[], rules: readonly FieldOverride[]): number =>
    countIndexEntries(key, fields, { composites: only, overrides: rules });
  const automatic = (fields: Fields): number => count(fields, [], overrides);
  const touched = composites.filter(({ collectionGroup, fields }) => {
    if (collectionGroup !== key.collectionId) return false;
    return fields.some(({ field }) => !same(fieldAt(old, field), fieldAt(now, field)));
  });
  const composite = (fields: Fields): number => count(fields, touched, overrides) - automatic(fields);
  return {
    written: automatic(without(now, old)) + composite(now),
    removed: automatic(without(old, now)) + composite(old),
  };
}

/** What of `fields` is not in `other` just so. */
function without(fields: Fields, other: Fields): Fields {
  const rest = new Map<string, Value>();
  for (const [name, value] of fields) {
    const counterpart = other.get(name);
    if (same(value, counterpart)) continue;
    if (isPlainMap(value) && isPlainMap(counterpart)) rest.set(name, without(value, counterpart));
    else if (Array.isArray(value) && Array.isArray(counterpart)) rest.set(name, added(value, counterpart));
    else rest.set(name, value);
  }
  return rest;
}

/** Beyond this many comparisons an array counts as wholly changed: an estimate that costs nothing. */
const MOST_COMPARISONS = 100_000;

function added(elements: readonly Value[], before: readonly Value[]): Value[] {
  if (elements.length * before.length > MOST_COMPARISONS) return [...elements];
  return elements.filter((one) => !before.some((another) => same(one, another)));
}

/** A vector is a map in form only: it is indexed as a whole. */
const isPlainMap = (value: Value | undefined): value is Fields => value instanceof Map && !vectorOf(value);

const same = (left: Value | undefined, right: Value | undefined): boolean =>
  left === right || (left !== undefined && right !== undefined && identical(left, right));
