import { FirestoreError, invalidArgument } from '../errors.ts';
import { leavesOf } from '../query/compile-filter.ts';
import { type FieldPath, type Filter, isName, type Order, type Query, sameField } from '../query/query.ts';
import { formatFieldPath } from '../values/field-path.ts';

type Leaf = Exclude<Filter, { kind: 'and' | 'or' }>;

/** A field that a filter binds to one value, or one array element. */
export interface BoundField {
  readonly field: FieldPath;
  readonly contains: boolean;
}

/**
 * What one part of a query (an AND of plain filters) asks of indexes: entries that agree in the bound fields, read in a
 * given order of the others.
 */
export interface IndexNeed {
  readonly bound: readonly BoundField[];
  /** Orders that are left when bound fields, which are constant, are taken out. Without the name. */
  readonly order: readonly Order[];
  /** undefined: any, since the name is bound too. */
  readonly nameDescending: boolean | undefined;
  readonly vector: { readonly field: FieldPath; readonly dimension: number } | undefined;
}

const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const CONTAINS: ReadonlySet<string> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/**
 * Takes a query apart into its disjunctive normal form: each part is served on its own and the results are merged.
 * `in` and `array-contains-any` are disjunctions of equalities, whose parts all ask the same.
 * @param aggregated fields of sum and average; their values are read from the index, so they must be in it
 * Throws INVALID_ARGUMENT for a query over all collections that looks at anything but names.
 */
export function indexNeeds(query: Query, aggregated: readonly FieldPath[]): IndexNeed[] {
  checkBelowRoot(query, aggregated);
  if (query.collectionId === undefined) {
    checkKindless(query);
    return [];
  }
  const seen = new Map<string, IndexNeed>();
  for (const part of query.filter ? disjuncts(query.filter) : [[]]) {
    const need = needOf(query, part, aggregated);
    seen.set(JSON.stringify(need), need);
  }
  return [...seen.values()];
}

function needOf(query: Query, leaves: readonly Leaf[], aggregated: readonly FieldPath[]): IndexNeed {
  const bound: BoundField[] = [];
  let nameBound = false;
  for (const { field, operator } of leaves) {
    const contains = CONTAINS.has(operator);
    if (!contains && !EQUALITIES.has(operator)) continue;
    if (isName(field)) nameBound = true;
    else if (!bound.some((one) => one.contains === contains && sameField(one.field, field)))
      bound.push({ field, contains });
  }
  const isConstant = (field: FieldPath): boolean =>
    bound.some((one) => !one.contains && sameField(one.field, field));
  const named = query.orders.findIndex(({ field }) => isName(field));
  const order = query.orders.slice(0, named).filter(({ field }) => !isConstant(field));
  const descending = query.orders[named]?.descending ?? false;
  for (const field of aggregated) {
    if (isName(field) || isConstant(field) || order.some((one) => sameField(one.field, field))) continue;
    order.push({ field, descending });
  }
  const search = query.findNearest;
  return {
    bound,
    order,
    nameDescending: nameBound ? undefined : descending,
    vector: search && { field: search.field, dimension: search.vector.length },
  };
}

/** The disjunctive normal form: an OR of ANDs of plain filters. `in` is left as one filter. */
export function disjuncts(filter: Filter): Leaf[][] {
  if (filter.kind === 'or') return filter.filters.flatMap(disjuncts);
  if (filter.kind !== 'and') return [[filter]];
  return filter.filters.reduce<Leaf[][]>(
    (parts, inner) => {
      const others = disjuncts(inner);
      return parts.flatMap((part) => others.map((other) => [...part, ...other]));
    },
    [[]],
  );
}

/** All descendants of a document are found by their names, ascending, and by nothing else. The messages are production's. */
function checkBelowRoot(query: Query, aggregated: readonly FieldPath[]): void {
  if (!query.allDescendants || query.parentPath === '') return;
  const filtered = query.filter ? [...leavesOf(query.filter)] : [];
  if ([...filtered, ...query.orders].some(({ field }) => !isName(field))) {
    throw invalidArgument('collection group queries are only allowed at the root parent');
  }
  const behind = aggregated.filter((field) => !isName(field)).map(formatFieldPath);
  if (behind.length > 0) {
    throw invalidArgument(
      `This query requires an index with fields [${behind.join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
  if (query.collectionId !== undefined && query.orders.some(({ descending }) => descending)) {
    throw new FirestoreError('FAILED_PRECONDITION', 'The query requires an index.');
  }
}

/** A query over all collections has only names to go by. The messages are production's. */
function checkKindless(query: Query): void {
  for (const { field } of query.filter ? leavesOf(query.filter) : []) {
    if (!isName(field)) throw invalidArgument(`kind is required for filter: ${field.join('.')}`);
  }
  if (query.orders.some(({ field, descending }) => !isName(field) || descending)) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}
