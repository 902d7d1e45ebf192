import { type FieldPath, type Query, sameField } from '../query/query.ts';
import {
  type Index,
  type IndexDefinitions,
  type IndexField,
  impliedNameDescending,
  type QueryScope,
} from './index-definitions.ts';
import { type IndexNeed, indexNeeds } from './index-needs.ts';
import { singleFieldIndexes } from './single-field-indexes.ts';

/** How one part of a query is served: by joining these indexes, or (none) by reading documents in the order of names. */
export type PartPlan =
  | { readonly need: IndexNeed; readonly indexes: readonly Index[] }
  | { readonly need: IndexNeed; readonly missing: Index };

/**
 * Decides whether the indexes can serve a query, as production's planner does. Each part of the disjunctive normal form
 * needs indexes that begin with some of its equality fields (in any order and direction), go on with exactly the
 * remaining sort order, and together cover all equality fields: several are joined ("merged") by walking them side by
 * side, which works because behind the equality fields they are sorted alike. An index is never read backwards.
 * Sources: firebase.google.com/docs/firestore/query-data/index-overview (merging, what is automatic),
 * cloud.google.com/datastore/docs/concepts/optimize-indexes (the rule in full; same engine).
 */
export function planQuery(
  definitions: IndexDefinitions,
  query: Query,
  aggregated: readonly FieldPath[] = [],
): PartPlan[] {
  const scope: QueryScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const group = query.collectionId ?? '';
  return indexNeeds(query, aggregated).map((need) => {
    if (need.vector) return planVector(definitions, group, scope, need);
    if (need.bound.length === 0 && need.order.length === 0 && need.nameDescending !== true) {
      return { need, indexes: [] };
    }
    const indexes = cover(need, candidates(definitions, group, scope, need));
    return indexes ? { need, indexes } : { need, missing: missingIndex(group, scope, need) };
  });
}

function candidates(
  { composites, overrides }: IndexDefinitions,
  group: string,
  scope: QueryScope,
  need: IndexNeed,
): Index[] {
  const own = composites.filter((index) => index.collectionGroup === group && index.scope === scope);
  const fields = [...need.bound, ...need.order].map(({ field }) => field);
  return [...own, ...fields.flatMap((field) => singleFieldIndexes(overrides, group, scope, field))];
}

/** The fewest indexes found that together bind all bound fields; undefined if there are none. */
function cover(need: IndexNeed, available: readonly Index[]): Index[] | undefined {
  const usable = available.flatMap((index) => {
    const covers = boundBy(index, need);
    return covers ? [{ index, covers }] : [];
  });
  if (need.bound.length === 0) return usable[0] && [usable[0].index];
  const open = new Set(need.bound.keys());
  const chosen: Index[] = [];
  while (open.size > 0) {
    const gain = (covers: readonly number[]): number => covers.filter((one) => open.has(one)).length;
    const best = usable.reduce<(typeof usable)[number] | undefined>(
      (most, one) => (gain(one.covers) > (most ? gain(most.covers) : 0) ? one : most),
      undefined,
    );
    if (!best) return undefined;
    chosen.push(best.index);
    for (const one of best.covers) open.delete(one);
  }
  return chosen;
}

/** Which bound fields (by position) an index binds; undefined if it is not sorted as needed behind them. */
function boundBy(index: Index, need: IndexNeed): number[] | undefined {
  const start = index.fields.length - need.order.length;
  if (start < 0) return undefined;
  if (need.nameDescending !== undefined && index.nameDescending !== need.nameDescending) return undefined;
  const sorted = need.order.every(({ field, descending }, at) => {
    const indexed = index.fields[start + at];
    const mode = descending ? 'DESCENDING' : 'ASCENDING';
    return indexed !== undefined && indexed.mode === mode && sameField(indexed.field, field);
  });
  if (!sorted) return undefined;
  const covers: number[] = [];
  for (const { field, mode } of index.fields.slice(0, start)) {
    if (typeof mode !== 'string') return undefined;
    const contains = mode === 'CONTAINS';
    const position = need.bound.findIndex((one) => one.contains === contains && sameField(one.field, field));
    if (position < 0) return undefined;
    covers.push(position);
  }
  return covers;
}

/** A vector index holds all filtered fields and the vector; it is neither merged nor sorted. */
function planVector(
  { composites }: IndexDefinitions,
  group: string,
  scope: QueryScope,
  need: IndexNeed,
): PartPlan {
  const missing = missingIndex(group, scope, need);
  const found = composites.find(
    (index) =>
      index.collectionGroup === group &&
      index.scope === scope &&
      index.fields.length === missing.fields.length &&
      missing.fields.every((wanted) => index.fields.some((field) => isSameEntry(field, wanted))),
  );
  return found ? { need, indexes: [found] } : { need, missing };
}

function isSameEntry(left: IndexField, right: IndexField): boolean {
  if (!sameField(left.field, right.field)) return false;
  if (typeof left.mode === 'string' && typeof right.mode === 'string') {
    return (left.mode === 'CONTAINS') === (right.mode === 'CONTAINS');
  }
  return JSON.stringify(left.mode) === JSON.stringify(right.mode);
}

/** The one index that would serve the need alone. */
function missingIndex(collectionGroup: string, scope: QueryScope, need: IndexNeed): Index {
  const fields: IndexField[] = need.bound.map(({ field, contains }) => ({
    field,
    mode: contains ? 'CONTAINS' : 'ASCENDING',
  }));
  for (const { field, descending } of need.order) {
    fields.push({ field, mode: descending ? 'DESCENDING' : 'ASCENDING' });
  }
  if (need.vector) fields.push({ field: need.vector.field, mode: { dimension: need.vector.dimension } });
  const nameDescending = need.vector ? false : (need.nameDescending ?? impliedNameDescending(fields));
  return { collectionGroup, scope, fields, nameDescending, origin: 'composite' };
}
