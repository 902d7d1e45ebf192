import { invalidArgument } from '../errors.ts';
import type { WireAggregation } from '../protocol/wire.ts';
import type { StoredDocument } from '../store/document.ts';
import { isNumeric } from '../values/compare.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { fieldAt, type Value } from '../values/value.ts';
import type { FieldPath } from './query.ts';

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo: number | undefined }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly field: readonly string[] };

const MAX_AGGREGATIONS = 5;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** Checks the aggregations; one without an alias is called `field_<n>`, as the proto says. */
export function parseAggregations(wire: readonly WireAggregation[]): Aggregation[] {
  if (wire.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalidArgument(`The maximum number of aggregations allowed in a query is ${MAX_AGGREGATIONS}.`);
  }
  let unnamed = 0;
  const aggregations = wire.map((one): Aggregation => {
    const alias = one.alias || `field_${++unnamed}`;
    if (one.count) {
      const upTo = one.count.upTo ? Number(one.count.upTo.value ?? 0) : undefined;
      if (upTo !== undefined && !(upTo > 0)) throw invalidArgument('count up_to must be positive.');
      return { alias, kind: 'count', upTo };
    }
    const field = (one.sum ?? one.avg)?.field?.fieldPath;
    if (field === undefined) throw invalidArgument(`Aggregation "${alias}" has no operator.`);
    return { alias, kind: one.sum ? 'sum' : 'avg', field: parseFieldPath(field) };
  });
  if (new Set(aggregations.map(({ alias }) => alias)).size !== aggregations.length) {
    throw invalidArgument('Aggregation aliases must differ.');
  }
  return aggregations;
}

/** The fields that sums and averages look at: a document that lacks any of them counts in none of the aggregations. */
export const aggregatedFields = (aggregations: readonly Aggregation[]): FieldPath[] =>
  aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.field]));

/**
 * Values that are no numbers do not count. A sum of integers stays an integer until it leaves int64; the average of
 * nothing is null, the sum of nothing 0.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): { alias: string; value: Value }[] {
  return aggregations.map((aggregation) => {
    const { alias } = aggregation;
    if (aggregation.kind === 'count') {
      const count = Math.min(documents.length, aggregation.upTo ?? documents.length);
      return { alias, value: BigInt(count) };
    }
    const numbers = documents.flatMap((document) => {
      const value = fieldAt(document.fields, aggregation.field);
      return value !== undefined && isNumeric(value) ? [value] : [];
    });
    if (aggregation.kind === 'sum') return { alias, value: sum(numbers) };
    return { alias, value: numbers.length === 0 ? null : Number(sum(numbers)) / numbers.length };
  });
}

function sum(numbers: readonly (number | bigint)[]): number | bigint {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  for (const number of numbers) {
    if (typeof number === 'bigint') integers += number;
    else {
      doubles += number;
      hasDouble = true;
    }
  }
  if (!hasDouble && integers <= MAX_INT64 && integers >= MIN_INT64) return integers;
  return Number(integers) + doubles;
}
