import { invalidArgument } from '../errors.ts';
import type { WireFilter } from '../protocol/wire.ts';
import { parseResourceName } from '../store/path.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { Reference, type Value } from '../values/value.ts';
import { decodeValue } from '../values/wire-values.ts';
import {
  type FieldOperator,
  type FieldPath,
  type Filter,
  isName,
  sameField,
  type UnaryOperator,
} from './query.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;

const FIELD_OPERATORS: ReadonlySet<string> = new Set<FieldOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
]);
const UNARY_OPERATORS: ReadonlySet<string> = new Set<UnaryOperator>([
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);
const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

/** At most one in a query. Source: google/firestore/v1/query.proto, `NOT_EQUAL`. */
const NEGATIONS: ReadonlySet<string> = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);

const isFieldOperator = (name: string): name is FieldOperator => FIELD_OPERATORS.has(name);
const isUnaryOperator = (name: string): name is UnaryOperator => UNARY_OPERATORS.has(name);

/** Checks and decodes a filter. Limits: firebase.google.com/docs/firestore/query-data/queries#limitations */
export function compileFilter(wire: WireFilter, database: string): Filter {
  const filter = compile(wire, database);
  const leaves = [...leavesOf(filter)];
  const has = (...operators: readonly string[]): boolean =>
    leaves.some(({ operator }) => operators.includes(operator));
  if (leaves.filter(({ operator }) => NEGATIONS.has(operator)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (has('NOT_IN') && (has('IN', 'ARRAY_CONTAINS_ANY') || hasOr(filter))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  const unequal = leaves.filter(({ operator }) => INEQUALITIES.has(operator));
  const keyEquality = leaves.some(({ field, operator }) => isName(field) && !INEQUALITIES.has(operator));
  if (keyEquality && unequal.length > 0 && !unequal.some(({ field }) => isName(field))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (disjunctions(filter) > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `A query has more than ${MAX_DISJUNCTIONS} disjunctions in disjunctive normal form.`,
    );
  }
  return filter;
}

/** The distinct fields of inequality filters. */
export function inequalityFields(filter: Filter): FieldPath[] {
  const fields: FieldPath[] = [];
  for (const leaf of leavesOf(filter)) {
    if (INEQUALITIES.has(leaf.operator) && !fields.some((field) => sameField(field, leaf.field))) {
      fields.push(leaf.field);
    }
  }
  return fields;
}

type Leaf = Exclude<Filter, { kind: 'and' | 'or' }>;

export function* leavesOf(filter: Filter): Generator<Leaf> {
  if (filter.kind === 'and' || filter.kind === 'or')
    for (const inner of filter.filters) yield* leavesOf(inner);
  else yield filter;
}

function compile(wire: WireFilter, database: string): Filter {
  if (wire.compositeFilter) {
    const { op, filters = [] } = wire.compositeFilter;
    if (filters.length === 0) throw invalidArgument('A composite filter must have at least one filter.');
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('A composite filter must be AND or OR.');
    return { kind: op === 'AND' ? 'and' : 'or', filters: filters.map((inner) => compile(inner, database)) };
  }
  if (wire.unaryFilter) {
    const operator = wire.unaryFilter.op ?? '';
    if (!isUnaryOperator(operator)) throw invalidArgument('A unary filter has no operator.');
    return { kind: 'unary', field: parseFieldPath(wire.unaryFilter.field?.fieldPath ?? ''), operator };
  }
  if (!wire.fieldFilter) throw invalidArgument('A filter is empty.');
  const operator = wire.fieldFilter.op ?? '';
  if (!isFieldOperator(operator)) throw invalidArgument('A field filter has no operator.');
  const field = parseFieldPath(wire.fieldFilter.field?.fieldPath ?? '');
  const value = decodeValue(wire.fieldFilter.value ?? {});
  checkOperand(operator, value);
  if (isName(field)) checkNameOperand(value, database);
  return { kind: 'field', field, operator, value };
}

function checkOperand(operator: FieldOperator, value: Value): void {
  if (operator !== 'IN' && operator !== 'NOT_IN' && operator !== 'ARRAY_CONTAINS_ANY') return;
  if (!Array.isArray(value) || value.length === 0) {
    throw invalidArgument(`'${operator}' requires a non-empty array.`);
  }
  const most = operator === 'NOT_IN' ? MAX_NOT_IN : MAX_DISJUNCTIONS;
  if (value.length > most) throw invalidArgument(`'${operator}' supports up to ${most} comparison values.`);
}

function checkNameOperand(value: Value, database: string): void {
  for (const operand of Array.isArray(value) ? value : [value]) {
    if (!(operand instanceof Reference)) throw invalidArgument('__key__ filter value must be a Key');
    if (parseResourceName(operand.name).database !== database) {
      throw invalidArgument('__key__ filter value is of another database.');
    }
  }
}

function hasOr(filter: Filter): boolean {
  if (filter.kind === 'or') return filter.filters.length > 1 || filter.filters.some(hasOr);
  return filter.kind === 'and' && filter.filters.some(hasOr);
}

function disjunctions(filter: Filter): number {
  if (filter.kind === 'and')
    return filter.filters.reduce((product, inner) => product * disjunctions(inner), 1);
  if (filter.kind === 'or') return filter.filters.reduce((sum, inner) => sum + disjunctions(inner), 0);
  const many =
    filter.kind === 'field' && (filter.operator === 'IN' || filter.operator === 'ARRAY_CONTAINS_ANY');
  return many && Array.isArray(filter.value) ? filter.value.length : 1;
}
