import type { JsonValue } from '@merve/contract';
import { isRecord, type Path, withValueAt } from './json-path.ts';

/** One field that differs. `before` is missing for what was added, `after` for what was taken away. */
export interface Difference {
  readonly path: Path;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

/** Field by field what differs. A list counts as one field. Pure. */
export function differencesBetween(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: Path = [],
): Difference[] {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differencesBetween(before[name], after[name], [...path, name]));
  }
  if (sameJson(before, after)) return [];
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

/** True if two values say the same, whatever the order of their keys. */
export function sameJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameJson(one[name], other[name]));
}

/**
 * A difference in as many parts as it takes to be read: a list of records that changed is told record by record, field by
 * field. For showing alone: lists are changed as wholes. Pure.
 */
export function partsOf(difference: Difference): Difference[] {
  const { path, before, after } = difference;
  const holdsRecords = (list: JsonValue | undefined) => Array.isArray(list) && list.every(isRecord);
  if (!Array.isArray(before) || !Array.isArray(after) || !holdsRecords(before) || !holdsRecords(after)) {
    return [difference];
  }
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return places.flatMap((index) =>
    differencesBetween(before[index], after[index], [...path, index]).flatMap(partsOf),
  );
}

/** What two people made of the same base. */
export interface Merged {
  /** The other's state with mine on top. */
  readonly value: JsonValue;
  /** What the other changed. */
  readonly theirs: readonly Difference[];
  /** Where both changed the same field, or one inside the other's, to something else. Mine is what `value` has there. */
  readonly collisions: readonly Difference[];
}

/** Puts my changes of `base` on top of what somebody else made of it meanwhile. Pure. */
export function reapply(base: JsonValue, mine: JsonValue, current: JsonValue): Merged {
  const own = differencesBetween(base, mine);
  const theirs = differencesBetween(base, current);
  const collisions = own.filter((change) =>
    theirs.some((their) => meet(change.path, their.path) && !isSameChange(change, their)),
  );
  const value = own.reduce<JsonValue>((json, { path, after }) => withValueAt(json, path, after), current);
  return { value, theirs, collisions };
}

/** True if one path leads through the other. */
function meet(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, index) => key === other[index]);
}

function isSameChange(one: Difference, other: Difference): boolean {
  return one.path.length === other.path.length && sameJson(one.after, other.after);
}
