import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { type FieldPath, isName } from '../query/query.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** How an index holds one field: sorted by value, one entry per array element, or as a vector of so many dimensions. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | { readonly dimension: number };

export interface IndexField {
  readonly field: FieldPath;
  readonly mode: IndexMode;
}

/** An index of one collection id. Every entry ends with the document's name. */
export interface Index {
  readonly collectionGroup: string;
  readonly scope: QueryScope;
  /** Without the name. */
  readonly fields: readonly IndexField[];
  readonly nameDescending: boolean;
  readonly origin: 'composite' | 'automatic' | 'override';
}

/** Which single-field indexes a field has, instead of the automatic ones. */
export interface FieldOverride {
  readonly collectionGroup: string;
  /** undefined: every field (`*`). */
  readonly field: FieldPath | undefined;
  readonly ttl: boolean;
  readonly indexes: readonly {
    readonly mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
    readonly scope: QueryScope;
  }[];
}

/** What firestore.indexes.json says. */
export interface IndexDefinitions {
  readonly composites: readonly Index[];
  readonly overrides: readonly FieldOverride[];
}

const SCOPE = z.enum(['COLLECTION', 'COLLECTION_GROUP', 'COLLECTION_RECURSIVE']);
const ORDER = z.enum(['ASCENDING', 'DESCENDING']);
const EXTRAS = {
  apiScope: z.string().optional(),
  density: z.enum(['DENSITY_UNSPECIFIED', 'SPARSE_ALL', 'SPARSE_ANY', 'DENSE']).optional(),
  multikey: z.boolean().optional(),
};
const FIELD = z
  .object({
    fieldPath: z.string().min(1),
    order: ORDER.optional(),
    arrayConfig: z.literal('CONTAINS').optional(),
    vectorConfig: z.object({ dimension: z.int().min(1).max(2048), flat: z.unknown() }).optional(),
  })
  .refine((field) => [field.order, field.arrayConfig, field.vectorConfig].filter(Boolean).length === 1, {
    message: 'needs exactly one of order, arrayConfig and vectorConfig',
  });
const FILE = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string().min(1),
      queryScope: SCOPE.default('COLLECTION'),
      fields: z.array(FIELD).min(1).max(100),
      ...EXTRAS,
    }),
  ),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string().min(1),
        fieldPath: z.string().min(1),
        ttl: z.boolean().optional(),
        indexes: z.array(
          z
            .object({
              order: ORDER.optional(),
              arrayConfig: z.literal('CONTAINS').optional(),
              queryScope: SCOPE.default('COLLECTION'),
              ...EXTRAS,
            })
            .refine(({ order, arrayConfig }) => (order === undefined) !== (arrayConfig === undefined), {
              message: 'needs exactly one of order and arrayConfig',
            }),
        ),
      }),
    )
    .default([]),
});

type CompositeJson = z.infer<typeof FILE>['indexes'][number];

/** The form that {@link parseIndexDefinitions} reads: the content of firestore.indexes.json. */
export type IndexDefinitionsJson = z.input<typeof FILE>;

/**
 * Reads firestore.indexes.json as `firebase deploy` would. Throws INVALID_ARGUMENT, naming the place, for what it or the
 * service refuses: unknown modes, two array fields in one index, a composite index of one plain field.
 * Source: firebase.google.com/docs/reference/firestore/indexes
 */
export function parseIndexDefinitions(json: unknown): IndexDefinitions {
  const parsed = FILE.safeParse(json);
  if (!parsed.success)
    throw invalidArgument(`Index definitions are not valid: ${z.prettifyError(parsed.error)}`);
  const composites = parsed.data.indexes.filter(servesQueries).map(compositeOf);
  const overrides = parsed.data.fieldOverrides.map((override): FieldOverride => {
    const field = override.fieldPath === '*' ? undefined : parseFieldPath(override.fieldPath);
    const indexes = override.indexes.filter(servesQueries).map(({ order, arrayConfig, queryScope }) => ({
      mode: order ?? arrayConfig ?? ('ASCENDING' as const),
      scope: scopeOf(queryScope),
    }));
    return { collectionGroup: override.collectionGroup, field, ttl: override.ttl ?? false, indexes };
  });
  return { composites, overrides };
}

/** Indexes for Datastore mode or for MongoDB compatibility answer no query of this API. */
const servesQueries = (index: { apiScope?: string | undefined; density?: string | undefined }): boolean =>
  (index.apiScope === undefined || index.apiScope === 'ANY_API') &&
  (index.density === undefined || index.density === 'SPARSE_ALL' || index.density === 'DENSITY_UNSPECIFIED');

const scopeOf = (scope: z.infer<typeof SCOPE>): QueryScope =>
  scope === 'COLLECTION' ? 'COLLECTION' : 'COLLECTION_GROUP';

function compositeOf(json: CompositeJson): Index {
  const fields = json.fields.map((one): IndexField => {
    const mode = one.order ?? one.arrayConfig ?? { dimension: one.vectorConfig?.dimension ?? 0 };
    return { field: parseFieldPath(one.fieldPath), mode };
  });
  const named = fields.findIndex(({ field }) => isName(field));
  const where = `Index of ${json.collectionGroup} (${json.fields.map(({ fieldPath }) => fieldPath).join(', ')})`;
  if (named >= 0 && named !== fields.length - 1) throw invalidArgument(`${where}: __name__ must be last.`);
  const name = named < 0 ? undefined : fields[named];
  const plain = named < 0 ? fields : fields.slice(0, named);
  if (plain.filter(({ mode }) => mode === 'CONTAINS').length > 1)
    throw invalidArgument(`${where}: an index can have at most one array field.`);
  if (new Set(plain.map(({ field }) => formatFieldPath(field))).size !== plain.length)
    throw invalidArgument(`${where}: a field occurs twice.`);
  if (fields.length === 1 && !name && typeof fields[0]?.mode === 'string')
    throw invalidArgument(`${where}: this index is not necessary, configure it as a fieldOverride.`);
  return {
    collectionGroup: json.collectionGroup,
    scope: scopeOf(json.queryScope),
    fields: plain,
    nameDescending: name ? name.mode === 'DESCENDING' : impliedNameDescending(plain),
    origin: 'composite',
  };
}

/** Without a say of its own the name is sorted as the last sorted field is. Source: …/query-data/index-overview */
export const impliedNameDescending = (fields: readonly IndexField[]): boolean =>
  fields.findLast(({ mode }) => mode === 'ASCENDING' || mode === 'DESCENDING')?.mode === 'DESCENDING';
