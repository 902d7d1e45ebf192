import { type JsonValue, jsonValueSchema, type PolicyDifference } from '@merve/contract';
import { canonicalJson } from '../platform/ids.ts';

function isRecord(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Field by field what differs, in the order of the paths (`tools.orderFood.enabled`). A list counts as one field. Pure. */
export function differencesBetween(before: unknown, after: unknown): PolicyDifference[] {
  return differences(asJson(before), asJson(after), '').toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  );
}

/** True if two policies say the same. A field left out is not a field set to nothing. */
export function isSamePolicy(one: unknown, other: unknown): boolean {
  return differencesBetween(one, other).length === 0;
}

function asJson(value: unknown): JsonValue {
  return jsonValueSchema.parse(JSON.parse(JSON.stringify(value)));
}

function differences(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string,
): PolicyDifference[] {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      differences(own(before, name), own(after, name), path === '' ? name : `${path}.${name}`),
    );
  }
  if (before !== undefined && after !== undefined && canonicalJson(before) === canonicalJson(after))
    return [];
  if (before === undefined && after === undefined) return [];
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

function own(record: { [key: string]: JsonValue }, name: string): JsonValue | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
