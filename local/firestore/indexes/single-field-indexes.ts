import type { FieldPath } from '../query/query.ts';
import type { FieldOverride, Index, QueryScope } from './index-definitions.ts';

/** Where database-wide settings are kept, as the collection group of a field override. */
const EVERY_COLLECTION = '__default__';

const AUTOMATIC: FieldOverride['indexes'] = [
  { mode: 'ASCENDING', scope: 'COLLECTION' },
  { mode: 'DESCENDING', scope: 'COLLECTION' },
  { mode: 'CONTAINS', scope: 'COLLECTION' },
];

/** What decides for the fields of one collection group: overrides of fields, and the one for all others. */
export interface GroupOverrides {
  readonly fields: readonly FieldOverride[];
  readonly everyField: FieldOverride | undefined;
}

const grouped = new WeakMap<readonly FieldOverride[], Map<string, GroupOverrides>>();

/** Found once for a collection group: each field of each write asks, and most overrides are of other groups. */
export function overridesOf(overrides: readonly FieldOverride[], collectionGroup: string): GroupOverrides {
  let groups = grouped.get(overrides);
  if (groups === undefined) {
    groups = new Map();
    grouped.set(overrides, groups);
  }
  const known = groups.get(collectionGroup);
  if (known !== undefined) return known;
  const everyField = (group: string): FieldOverride | undefined =>
    overrides.find((override) => override.collectionGroup === group && !override.field);
  const found = {
    fields: overrides.filter((override) => override.collectionGroup === collectionGroup && override.field),
    everyField: everyField(collectionGroup) ?? everyField(EVERY_COLLECTION),
  };
  groups.set(collectionGroup, found);
  return found;
}

/**
 * The override that decides for a field: its own, else that of the nearest map around it, else the collection's or the
 * database's default. undefined: the automatic indexes.
 * Source: firebase.google.com/docs/firestore/query-data/index-overview#single-field_index_exemptions
 */
export function overrideAmong(
  { fields, everyField }: GroupOverrides,
  field: FieldPath,
): FieldOverride | undefined {
  let nearest: FieldOverride | undefined;
  for (const override of fields) {
    if (!override.field?.every((segment, index) => segment === field[index])) continue;
    if (override.field.length > (nearest?.field?.length ?? 0)) nearest = override;
  }
  return nearest ?? everyField;
}

/** `overrideAmong` those of a collection group. */
export function overrideFor(
  overrides: readonly FieldOverride[],
  collectionGroup: string,
  field: FieldPath,
): FieldOverride | undefined {
  return overrideAmong(overridesOf(overrides, collectionGroup), field);
}

/** The single-field indexes of a field, in one scope. By default there are none for collection groups. */
export function singleFieldIndexes(
  overrides: readonly FieldOverride[],
  collectionGroup: string,
  scope: QueryScope,
  field: FieldPath,
): Index[] {
  const override = overrideFor(overrides, collectionGroup, field);
  const origin = override ? 'override' : 'automatic';
  return (override?.indexes ?? AUTOMATIC)
    .filter((one) => one.scope === scope)
    .map(({ mode }) => ({
      collectionGroup,
      scope,
      fields: [{ field, mode }],
      nameDescending: mode === 'DESCENDING',
      origin,
    }));
}
