import { describeIndex } from './describe-index.ts';
import type { IndexDefinitions } from './index-definitions.ts';
import type { RecordedQuery } from './index-record.ts';

export interface QueryCount {
  readonly query: string;
  readonly count: number;
}

/** What a run of queries says about a set of definitions. */
export interface IndexReport {
  /** Definitions to add, each with the queries that were refused for want of it. */
  readonly missing: readonly {
    readonly list: 'indexes' | 'fieldOverrides';
    readonly definition: object;
    readonly queries: readonly QueryCount[];
  }[];
  /** Defined, but no query used them. */
  readonly unused: readonly string[];
  readonly used: readonly { readonly index: string; readonly queries: readonly QueryCount[] }[];
}

/** Holds what was asked against what is defined. Automatic indexes appear among the used, never among the unused. */
export function reportIndexes(definitions: IndexDefinitions, queries: readonly RecordedQuery[]): IndexReport {
  const used = new Map<string, QueryCount[]>();
  const missing = new Map<string, IndexReport['missing'][number] & { queries: QueryCount[] }>();
  for (const { query, count, used: indexes, missing: lacking } of queries) {
    for (const index of indexes) used.set(index, [...(used.get(index) ?? []), { query, count }]);
    for (const { list, definition } of lacking) {
      const key = JSON.stringify([list, definition]);
      const known = missing.get(key) ?? { list, definition, queries: [] };
      known.queries.push({ query, count });
      missing.set(key, known);
    }
  }
  return {
    missing: [...missing.values()],
    unused: explicitIndexes(definitions).filter((index) => !used.has(index)),
    used: [...used].map(([index, by]) => ({ index, queries: by })),
  };
}

/**
 * Composite indexes, and the single-field indexes that exist only because of an override: those for collection groups.
 * Others merely restate what is automatic.
 */
function explicitIndexes({ composites, overrides }: IndexDefinitions): string[] {
  const singles = overrides.flatMap(({ collectionGroup, field, indexes }) =>
    indexes.flatMap(({ mode, scope }) =>
      scope === 'COLLECTION' || !field
        ? []
        : [
            describeIndex({
              collectionGroup,
              scope,
              fields: [{ field, mode }],
              nameDescending: mode === 'DESCENDING',
              origin: 'override',
            }),
          ],
    ),
  );
  return [...composites.map(describeIndex), ...singles];
}
