import type { FieldPath } from '../query/query.ts';
import type { FieldOverride, Index, QueryScope } from './index-definitions.ts';

/** Where database-wide settings are kept, as the collection group of a field override. */
const EVERY_COLLECTION = '__default__';

const AUTOMATIC: FieldOverride['indexes'] = [
  { mode: 'ASCENDING', scope: 'COLLECTION' },
  { mode: 'DESCENDING', scope: 'COLLECTION' },
  { mode: 'CONTAINS', scope: 'COLLECTION' },
];

/**
 * The override that decides for a field: its own, else that of the nearest map around it, else the collection's or the
 * database's default. undefined: the automatic indexes.
 * Source: firebase.google.com/docs/firestore/query-data/index-overview#single-field_index_exemptions
 */
export function overrideFor(
  overrides: readonly FieldOverride[],
  collectionGroup: string,
  field: FieldPath,
): FieldOverride | undefined {
  let nearest: FieldOverride | undefined;
  for (const override of overrides) {
    if (override.collectionGroup !== collectionGroup || !override.field) continue;
    if (!override.field.every((segment, index) => segment === field[index])) continue;
    if (override.field.length > (nearest?.field?.length ?? 0)) nearest = override;
  }
  if (nearest) return nearest;
  const everyField = (group: string): FieldOverride | undefined =>
    overrides.find((override) => override.collectionGroup === group && !override.field);
  return everyField(collectionGroup) ?? everyField(EVERY_COLLECTION);
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
