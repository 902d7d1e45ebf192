import { isName, type Order } from '../../query/query.ts';
import { formatFieldPath } from '../../values/field-path.ts';
import { fromStored } from '../values/from-stored.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { Constraint, type Known, PartialMap } from './constraint.ts';
import type { Condition, Way } from './ways.ts';

/** What is known of a map: of each key a value, a constraint, or what is known of the map that it holds. */
type Node = { conditions: Condition[]; children: Map<string, Node>; mentioned: boolean };

const newNode = (): Node => ({ conditions: [], children: new Map(), mentioned: false });

/**
 * `resource.data` of whatever document a query may find in one of its ways: fields with an `==` have that value, others
 * that are filtered or ordered by are constraints, and the rest is unknown.
 */
export function knownData(way: Way, orders: readonly Order[]): PartialMap {
  const root = newNode();
  const at = (field: readonly string[]): Node => {
    let node = root;
    for (const segment of field) {
      const child = node.children.get(segment) ?? newNode();
      node.children.set(segment, child);
      node = child;
    }
    return node;
  };
  for (const condition of way) if (!isName(condition.field)) at(condition.field).conditions.push(condition);
  for (const { field } of orders) if (!isName(field)) at(field).mentioned = true;
  return partialMap(root, 'resource.data', []);
}

function partialMap(node: Node, name: string, path: readonly string[]): PartialMap {
  const known = new Map<string, RulesValue>();
  for (const [key, child] of node.children) known.set(key, knownValue(child, [...path, key]));
  return new PartialMap(name, known);
}

function knownValue(node: Node, path: readonly string[]): RulesValue {
  const equality = node.conditions.find(({ operator }) => operator === 'EQUAL');
  if (equality && 'value' in equality) return fromStored(equality.value);
  const name = `resource.data.${formatFieldPath(path)}`;
  // A filter on `a.b` lets only documents through whose `a` is a map.
  if (node.children.size > 0) return partialMap(node, name, path);
  return new Constraint(name, [...node.conditions.flatMap(knownOf), { operator: 'exists', value: null }]);
}

function knownOf(condition: Condition): Known[] {
  switch (condition.operator) {
    case 'IS_NOT_NULL':
      return [{ operator: '!=', value: null }];
    case 'IS_NOT_NAN':
      return [{ operator: '!=', value: null }];
    case 'NOT_EQUAL':
      return [{ operator: '!=', value: fromStored(condition.value) }];
    case 'NOT_IN': {
      const values = Array.isArray(condition.value) ? condition.value : [];
      return values.map((value) => ({ operator: '!=', value: fromStored(value) }));
    }
    case 'ARRAY_CONTAINS':
      return [{ operator: 'contains', value: fromStored(condition.value) }];
    case 'LESS_THAN':
      return [{ operator: '<', value: fromStored(condition.value) }];
    case 'LESS_THAN_OR_EQUAL':
      return [{ operator: '<=', value: fromStored(condition.value) }];
    case 'GREATER_THAN':
      return [{ operator: '>', value: fromStored(condition.value) }];
    case 'GREATER_THAN_OR_EQUAL':
      return [{ operator: '>=', value: fromStored(condition.value) }];
    case 'EQUAL':
      return [];
  }
}
