import { compareUtf8 } from '../../values/compare-utf8.ts';
import { Timestamp } from '../../values/value.ts';
import { undetermined } from '../evaluate/evaluation-error.ts';
import { equal, sameElement } from '../values/equality.ts';
import { isNumber, type RulesList, type RulesValue, typeOf } from '../values/rules-value.ts';

/** One filter of a query on a field. `exists`: the field is there, as any filter or order demands. */
export interface Known {
  readonly operator: '<' | '<=' | '>' | '>=' | '!=' | 'contains' | 'exists';
  readonly value: RulesValue;
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * A field of a query's possible results whose value its filters restrict without fixing it. An answer is given only if it
 * holds for every value that one of the filters lets through; else it is an error. (The official emulator has such
 * values too, and calls them constraints; it never answers false.)
 */
export class Constraint {
  readonly field: string;
  readonly known: readonly Known[];

  constructor(field: string, known: readonly Known[]) {
    this.field = field;
    this.known = known;
  }

  get typeName(): 'constraint' {
    return 'constraint';
  }

  /** Whether `value-of-the-field operator other`. Throws if the filters do not decide it. */
  holds(operator: Comparison, other: RulesValue): boolean {
    for (const one of this.known) {
      const answer = implied(one, operator, other);
      if (answer !== undefined) return answer;
    }
    throw undetermined(`whether ${this.field} ${operator} …`);
  }

  /** As a condition: only if it is certain that it is a boolean. */
  asBoolean(): boolean {
    if (!this.is('bool')) throw undetermined(this.field);
    return this.holds('==', true);
  }

  contains(element: RulesValue): boolean {
    if (this.known.some((one) => one.operator === 'contains' && sameElement(one.value, element))) return true;
    throw undetermined(`whether ${this.field} contains …`);
  }

  hasAny(elements: RulesList): boolean {
    if (
      elements.some((element) =>
        this.known.some((one) => one.operator === 'contains' && sameElement(one.value, element)),
      )
    )
      return true;
    throw undetermined(`whether ${this.field} has any of …`);
  }

  /** `is`: an inequality lets only values of its operand's type through, a number being an int or a float. */
  is(type: string): boolean {
    for (const { operator, value } of this.known) {
      if (operator === 'contains') return type === 'list';
      if (operator === '!=' || operator === 'exists') continue;
      if (!isNumber(value)) return type === typeOf(value);
      if (type === 'number') return true;
      if (type !== 'int' && type !== 'float') return false;
    }
    throw undetermined(`whether ${this.field} is ${type}`);
  }

  toString(): string {
    return `constraint(${this.field})`;
  }
}

/** A map of which a query fixes some keys only: `resource.data` while a list is decided. */
export class PartialMap {
  readonly name: string;
  readonly known: ReadonlyMap<string, RulesValue>;

  constructor(name: string, known: ReadonlyMap<string, RulesValue>) {
    this.name = name;
    this.known = known;
  }

  get typeName(): 'map' {
    return 'map';
  }

  get(key: string): RulesValue {
    const value = this.known.get(key);
    if (value === undefined) throw undetermined(`${this.name}.${key}`);
    return value;
  }

  has(key: string): boolean {
    if (this.known.has(key)) return true;
    throw undetermined(`whether ${this.name} has ${key}`);
  }

  toString(): string {
    return `{${[...this.known.keys()].join(', ')}, …}`;
  }
}

/** `keys()` of a partial map: some of its elements are known, that it has no others is not. */
export class PartialKeys {
  readonly map: PartialMap;

  constructor(map: PartialMap) {
    this.map = map;
  }

  get typeName(): 'list' {
    return 'list';
  }

  has(key: RulesValue): boolean {
    return typeof key === 'string' && this.map.has(key);
  }

  hasAll(keys: RulesList): boolean {
    return keys.every((key) => this.has(key));
  }

  hasAny(keys: RulesList): boolean {
    if (keys.some((key) => typeof key === 'string' && this.map.known.has(key))) return true;
    throw undetermined(`the keys of ${this.map.name}`);
  }

  toString(): string {
    return `keys(${this.map.name})`;
  }
}

/**
 * Refuses a value that is not fully known where it would be compared as if it were: in a list or map, or with their
 * elements. Otherwise `[resource.data.n] != [3]` would be true whatever `n` is.
 */
export function requireKnown<T extends RulesValue>(value: T): T {
  if (value instanceof Constraint) throw undetermined(value.field);
  if (value instanceof PartialMap || value instanceof PartialKeys) throw undetermined(`all of ${value}`);
  return value;
}

/** What one filter says of `field operator other`: true, false, or nothing. */
function implied(
  { operator: filter, value: bound }: Known,
  operator: Comparison,
  other: RulesValue,
): boolean | undefined {
  // A filter other than `== null` lets no null through; `exists` (an order) does.
  if (other === null && isEquality(operator)) return filter === 'exists' ? undefined : unequal(operator);
  switch (filter) {
    case 'exists':
      return undefined;
    case '!=':
      return equal(bound, other) ? unequal(operator) : undefined;
    case 'contains':
      return equalityOfTypes('list', typeOf(other), operator);
    default:
      return impliedByRange(filter, bound, operator, other);
  }
}

const isEquality = (operator: Comparison): boolean => operator === '==' || operator === '!=';

/** What `operator` answers of two values that are not equal, if that is enough to answer it. */
function unequal(operator: Comparison): boolean | undefined {
  return isEquality(operator) ? operator === '!=' : undefined;
}

/** Values of different types are never equal. */
function equalityOfTypes(left: string, right: string, operator: Comparison): boolean | undefined {
  return left === right || right === 'constraint' ? undefined : unequal(operator);
}

/** What is certain of every value that an inequality lets through, beside the one it is compared with. */
type Certain = 'below' | 'notAbove' | 'above' | 'notBelow';

/** By each filter, where its bound stands to the other value: below it, the same, or above. */
const certainOf = {
  '<': ['below', 'below', null],
  '<=': ['below', 'notAbove', null],
  '>': [null, 'above', 'above'],
  '>=': [null, 'notBelow', 'above'],
} as const satisfies Record<string, readonly (Certain | null)[]>;

const answers: Readonly<Record<Certain, Readonly<Partial<Record<Comparison, boolean>>>>> = {
  below: { '==': false, '!=': true, '<': true, '<=': true, '>': false, '>=': false },
  notAbove: { '<=': true, '>': false },
  above: { '==': false, '!=': true, '<': false, '<=': false, '>': true, '>=': true },
  notBelow: { '<': false, '>=': true },
};

function impliedByRange(
  filter: keyof typeof certainOf,
  bound: RulesValue,
  operator: Comparison,
  other: RulesValue,
): boolean | undefined {
  // Queries order booleans, rules do not: there the comparison is an error, neither true nor false.
  if (typeof other === 'boolean' && !isEquality(operator)) return undefined;
  const order = orderOf(bound, other);
  if (order === undefined) return equalityOfTypes(typeOf(bound), typeOf(other), operator);
  const certain = certainOf[filter][Math.sign(order) + 1] ?? null;
  return certain === null ? undefined : answers[certain][operator];
}

/** The order of two values of one type, as queries and rules both have it; undefined if they differ in type. */
function orderOf(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return undefined;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (typeof left === 'string' && typeof right === 'string') return compareUtf8(left, right);
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return left.seconds - right.seconds || left.nanos - right.nanos;
  }
  return undefined;
}
