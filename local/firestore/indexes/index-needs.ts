import { type FieldPath, type Filter, isName, type Order, type Query, sameField } from '../query/query.ts';

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
 * A query over all collections looks at names alone (`limits/query-limits.ts`) and asks nothing.
 */
export function indexNeeds(query: Query, aggregated: readonly FieldPath[]): IndexNeed[] {
  if (query.collectionId === undefined) return [];
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
