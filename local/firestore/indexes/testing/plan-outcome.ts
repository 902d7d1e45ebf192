import type { FieldPath } from '../../query/query.ts';
import { describeIndex } from '../describe-index.ts';
import { parseIndexDefinitions } from '../index-definitions.ts';
import { planQuery } from '../plan-query.ts';
import { and, type QueryParts, queryOf, where } from './query-of.ts';

/** No index definitions at all. */
export const NONE = { indexes: [] };

/** `state ASC, population DESC` as an index of `cities`. */
export function index(fields: string, queryScope: 'COLLECTION' | 'COLLECTION_GROUP' = 'COLLECTION') {
  return {
    collectionGroup: 'cities',
    queryScope,
    fields: fields.split(', ').map((part) => {
      const [fieldPath = '', mode] = part.split(' ');
      if (mode === 'CONTAINS') return { fieldPath, arrayConfig: 'CONTAINS' as const };
      return { fieldPath, order: mode === 'DESC' ? ('DESCENDING' as const) : ('ASCENDING' as const) };
    }),
  };
}

/** What serves each part, or what is missing, in one line each. */
export function outcome(
  definitions: object,
  parts: QueryParts,
  aggregated: readonly FieldPath[] = [],
): string[] {
  return planQuery(parseIndexDefinitions(definitions), queryOf(parts), aggregated).map((plan) =>
    'missing' in plan
      ? `missing: ${describeIndex(plan.missing)}`
      : plan.indexes.map(describeIndex).join(' + ') || 'names',
  );
}

/** An AND of `[field, operator]` pairs. */
export const all = (...filters: [string, string][]) =>
  and(...filters.map(([field, operator]) => where(field, operator)));
