import { FirestoreError } from '../errors.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { compositeJson } from './describe-index.ts';
import { type FieldOverride, type Index, impliedNameDescending } from './index-definitions.ts';
import { overrideFor } from './single-field-indexes.ts';

/** What to add to firestore.indexes.json, and to which of its lists. */
export interface MissingIndex {
  readonly list: 'indexes' | 'fieldOverrides';
  readonly definition: object;
}

const AUTOMATIC = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
];

/**
 * The definition that makes an index exist: an entry of `indexes`, or, for one plain field, a field override that keeps
 * what the field has and adds what it lacks.
 */
export function definitionFor(missing: Index, overrides: readonly FieldOverride[]): MissingIndex {
  const only = singleField(missing);
  if (!only) return { list: 'indexes', definition: compositeJson(missing) };
  const known = overrideFor(overrides, missing.collectionGroup, only.field);
  const present = known
    ? known.indexes.map(({ mode, scope }) => ({ ...modeJson(mode), queryScope: scope }))
    : AUTOMATIC;
  const added = { ...modeJson(only.mode), queryScope: missing.scope };
  return {
    list: 'fieldOverrides',
    definition: {
      collectionGroup: missing.collectionGroup,
      fieldPath: formatFieldPath(only.field),
      ...(known?.ttl ? { ttl: true } : {}),
      indexes: [...present, added],
    },
  };
}

/** FAILED_PRECONDITION in production's words, with the definitions in place of its link to the console. */
export function missingIndexError(
  missing: readonly Index[],
  overrides: readonly FieldOverride[],
): FirestoreError {
  const [first] = missing;
  const definitions = missing.map((index) => definitionFor(index, overrides));
  const advice = definitions
    .map(
      ({ list, definition }) => `Add to "${list}" in firestore.indexes.json: ${JSON.stringify(definition)}`,
    )
    .join(' ');
  return new FirestoreError('FAILED_PRECONDITION', `${first ? complaint(first) : ''} ${advice}`);
}

function complaint(missing: Index): string {
  const only = singleField(missing);
  if (only) {
    const short = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[only.mode];
    return `The query requires a ${missing.scope}_${short} index for collection ${missing.collectionGroup} and field ${formatFieldPath(only.field)}.`;
  }
  if (missing.fields.some(({ mode }) => typeof mode !== 'string')) {
    return 'Missing vector index configuration. Please create the required index.';
  }
  return 'The query requires an index.';
}

/** The field of an index that is configured as a single-field index: one field, in the ordinary order of names. */
function singleField(
  index: Index,
): { field: readonly string[]; mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS' } | undefined {
  const [only] = index.fields;
  if (!only || index.fields.length !== 1 || typeof only.mode !== 'string') return undefined;
  if (index.nameDescending !== impliedNameDescending(index.fields)) return undefined;
  return { field: only.field, mode: only.mode };
}

const modeJson = (mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS'): object =>
  mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
