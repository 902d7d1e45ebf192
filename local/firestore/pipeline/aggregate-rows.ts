import { FirestoreError, invalidArgument } from '../errors.ts';
import type { WireFields, WireValue } from '../protocol/wire.ts';
import { isNumeric, valuesEqual } from '../values/compare.ts';
import type { Fields, Value } from '../values/value.ts';
import { evaluate, type Row, type Scope } from './evaluate.ts';
import { ARITHMETIC, extreme } from './functions/arithmetic.ts';
import { ABSENT, Failure, type Outcome } from './outcome.ts';

/** A value for a result. Throws INVALID_ARGUMENT for an expression that failed. */
export function settled(outcome: Outcome): Value | undefined {
  if (outcome instanceof Failure) throw invalidArgument(outcome.message);
  return outcome === ABSENT ? undefined : outcome;
}

/** Groups rows by the values of expressions; a row for which one is absent is in the group of null. */
export function groupRows(
  rows: readonly Row[],
  groups: WireFields,
  scope: Scope,
): { key: Fields; rows: Row[] }[] {
  const found: { key: Fields; values: Value[]; rows: Row[] }[] = [];
  for (const row of rows) {
    const key: Fields = new Map();
    for (const [name, expression] of Object.entries(groups)) {
      key.set(name, settled(evaluate(expression, row, scope)) ?? null);
    }
    const values = [...key.values()];
    const known = found.find((group) =>
      group.values.every((value, index) => valuesEqual(value, values[index] ?? null)),
    );
    if (known) known.rows.push(row);
    else found.push({ key, values, rows: [row] });
  }
  return found;
}

/** One row per group (without groups: one in all), with its key and its accumulated values. */
export function aggregateRows(
  rows: readonly Row[],
  accumulators: WireFields,
  groups: WireFields,
  scope: Scope,
): Row[] {
  const grouped =
    Object.keys(groups).length > 0 ? groupRows(rows, groups, scope) : [{ key: new Map(), rows }];
  return grouped.map(({ key, rows: members }) => {
    const fields: Fields = new Map(key);
    for (const [alias, accumulator] of Object.entries(accumulators))
      fields.set(alias, accumulate(members, accumulator, scope));
    return { document: undefined, fields };
  });
}

function accumulate(rows: readonly Row[], { functionValue }: WireValue, scope: Scope): Value {
  const { name = '', args: [expression] = [] } = functionValue ?? {};
  if (name === 'count' && !expression) return BigInt(rows.length);
  if (!expression) throw invalidArgument(`The accumulator ${name} has no argument.`);
  const all = rows.map((row) => settled(evaluate(expression, row, scope)) ?? null);
  const values = all.filter((value) => value !== null);
  const numbers = values.filter(isNumeric);
  switch (name) {
    case 'count':
      return BigInt(values.length);
    case 'count_if':
      return BigInt(values.filter((value) => value === true).length);
    case 'count_distinct':
      return BigInt(distinct(values).length);
    case 'sum':
      return sum(numbers);
    case 'average':
      return numbers.length === 0 ? null : Number(sum(numbers)) / numbers.length;
    case 'maximum':
      return extreme(values, 1);
    case 'minimum':
      return extreme(values, -1);
    case 'first':
      return all[0] ?? null;
    case 'last':
      return all.at(-1) ?? null;
    case 'array_agg':
      return all;
    case 'array_agg_distinct':
      return distinct(all);
    default:
      throw new FirestoreError('UNIMPLEMENTED', `The accumulator ${name} is not supported here.`);
  }
}

/** Null of nothing; of integers beyond 64 bits a double. */
function sum(numbers: readonly (number | bigint)[]): Value {
  if (numbers.length === 0) return null;
  const total = ARITHMETIC['add']?.(...numbers) ?? null;
  if (typeof total === 'bigint' || typeof total === 'number') return total;
  return numbers.reduce<number>((whole, one) => whole + Number(one), 0);
}

function distinct(values: readonly Value[]): Value[] {
  const found: Value[] = [];
  for (const value of values) if (!found.some((other) => valuesEqual(other, value))) found.push(value);
  return found;
}
