/** The fields of a stored document. Instants are `Date` here, wherever they came from. */
export type Fields = Readonly<Record<string, unknown>>;

export const comparisons = [
  '==',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'array-contains',
  'array-contains-any',
] as const;
type Comparison = (typeof comparisons)[number];

export interface Condition {
  /** With dots for fields of fields. */
  readonly field: string;
  readonly comparison: Comparison;
  readonly value: unknown;
}
export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** What a query asks for, besides where. */
export interface QueryTerms {
  readonly conditions: readonly Condition[];
  readonly orders: readonly Order[];
  readonly limit: number | null;
}

export interface Candidate {
  readonly path: string;
  readonly fields: Fields;
}

/** The value of a field, `a.b` included; undefined where there is none. */
export function fieldOf(fields: Fields, name: string): unknown {
  let value: unknown = fields;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

function comparable(value: unknown): string | number | null {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? Number(value) : null;
}

/** Below 0, 0 or above 0; null for values of different types, which no comparison of Firestore's puts in an order. */
function compare(a: unknown, b: unknown): number | null {
  if (a instanceof Date !== b instanceof Date || typeof a !== typeof b) return null;
  const [left, right] = [comparable(a), comparable(b)];
  if (left === null || right === null) return a === b ? 0 : null;
  return left < right ? -1 : left > right ? 1 : 0;
}

function holds({ field, comparison, value }: Condition, fields: Fields): boolean {
  const stored = fieldOf(fields, field);
  if (stored === undefined) return false;
  const isOneOf = (values: unknown) =>
    Array.isArray(values) && values.some((one) => compare(stored, one) === 0);
  const has = (wanted: unknown) => Array.isArray(stored) && stored.some((one) => compare(one, wanted) === 0);
  const order = compare(stored, value);
  switch (comparison) {
    case '==':
      return order === 0;
    case '<':
      return order !== null && order < 0;
    case '<=':
      return order !== null && order <= 0;
    case '>':
      return order !== null && order > 0;
    case '>=':
      return order !== null && order >= 0;
    case 'in':
      return isOneOf(value);
    case 'array-contains':
      return has(value);
    case 'array-contains-any':
      return Array.isArray(value) && value.some(has);
  }
}

/** The orders as Firestore completes them: an inequality orders by its own field where nothing else is said. */
function completeOrders({ conditions, orders }: QueryTerms): readonly Order[] {
  if (orders.length > 0) return orders;
  const ranged = conditions.find(({ comparison }) => ['<', '<=', '>', '>='].includes(comparison));
  return ranged === undefined ? [] : [{ field: ranged.field, direction: 'asc' }];
}

/** Whether a document is an answer to a query, limits aside: it has every field that is ordered by. Pure. */
export function isAnswer(terms: QueryTerms, fields: Fields): boolean {
  return (
    terms.conditions.every((condition) => holds(condition, fields)) &&
    completeOrders(terms).every(({ field }) => fieldOf(fields, field) !== undefined)
  );
}

/** Answers in the query's order, then by path, as many as it asks for. Pure. */
export function inOrder<Found extends Candidate>(terms: QueryTerms, found: readonly Found[]): Found[] {
  const orders = completeOrders(terms);
  const sorted = found.toSorted((a, b) => {
    for (const { field, direction } of orders) {
      const order = compare(fieldOf(a.fields, field), fieldOf(b.fields, field)) ?? 0;
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    const byPath = a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
    return orders.at(-1)?.direction === 'desc' ? -byPath : byPath;
  });
  return terms.limit === null ? sorted : sorted.slice(0, terms.limit);
}
