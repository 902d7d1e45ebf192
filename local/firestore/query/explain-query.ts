import { ENTRIES_PER_READ } from '../cost/scan.ts';
import { type IndexNeed, indexNeeds } from '../indexes/index-needs.ts';
import type { ExplainMetrics, WireStruct } from '../protocol/wire.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { FieldPath, Query } from './query.ts';

/** What a profiled run did: documents read, results given, and how long it took. */
export interface Execution {
  readonly documents: number;
  readonly results: number;
  readonly milliseconds: number;
}

/**
 * What a query explain reports: the indexes that the query is planned with and, if it was run, what that took.
 * Source: cloud.google.com/firestore/docs/query-explain
 * @param aggregated fields of sum and average; given for an aggregation query
 */
export function explainQuery(
  query: Query,
  execution: Execution | undefined,
  aggregated?: readonly FieldPath[],
): ExplainMetrics {
  const planSummary = { indexesUsed: indexesUsed(query, aggregated ?? []) };
  if (!execution) return { planSummary };
  const { documents, results, milliseconds } = execution;
  const reads = aggregated ? Math.ceil(documents / ENTRIES_PER_READ) : documents;
  const readOperations = Math.max(1, reads);
  const nanos = Math.max(1000, Math.round(milliseconds * 1e6));
  return {
    planSummary,
    executionStats: {
      resultsReturned: results,
      readOperations,
      executionDuration: { seconds: Math.floor(nanos / 1e9), nanos: nanos % 1e9 },
      debugStats: struct({
        index_entries_scanned: `${documents}`,
        documents_scanned: `${aggregated ? 0 : documents}`,
        billing_details: struct({
          documents_billable: `${aggregated ? 0 : documents}`,
          index_entries_billable: `${aggregated ? documents : 0}`,
          small_ops: '0',
          min_query_cost: '0',
        }),
      }),
    },
  };
}

function indexesUsed(query: Query, aggregated: readonly FieldPath[]): WireStruct[] {
  const scope = query.allDescendants ? 'Collection group' : 'Collection';
  const properties =
    query.collectionId === undefined ? ['(__name__ ASC)'] : indexNeeds(query, aggregated).map(describe);
  return [...new Set(properties)].map((text) => struct({ query_scope: scope, properties: text }));
}

function describe({ bound, order, nameDescending, vector }: IndexNeed): string {
  const parts = [
    ...bound.map(({ field, contains }) => `${formatFieldPath(field)} ${contains ? 'CONTAINS' : 'ASC'}`),
    ...order.map(({ field, descending }) => `${formatFieldPath(field)} ${descending ? 'DESC' : 'ASC'}`),
    `__name__ ${nameDescending ? 'DESC' : 'ASC'}`,
  ];
  if (vector) parts.push(`${formatFieldPath(vector.field)} VECTOR<${vector.dimension}>`);
  return `(${parts.join(', ')})`;
}

const struct = (entries: Readonly<Record<string, string | WireStruct>>): WireStruct => ({
  fields: Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name,
      typeof value === 'string' ? { stringValue: value } : { structValue: value },
    ]),
  ),
});
