import { formatFieldPath } from '../values/field-path.ts';
import { type Index, type IndexMode, impliedNameDescending } from './index-definitions.ts';

const SHORT = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' } as const;

const shortMode = (mode: IndexMode): string =>
  typeof mode === 'string' ? SHORT[mode] : `VECTOR<${mode.dimension}>`;

/** An index in one line, which also tells two apart: `cities (state ASC, population DESC, __name__ DESC)`. */
export function describeIndex({ collectionGroup, scope, fields, nameDescending }: Index): string {
  const parts = fields.map(({ field, mode }) => `${formatFieldPath(field)} ${shortMode(mode)}`);
  parts.push(`__name__ ${nameDescending ? 'DESC' : 'ASC'}`);
  return `${collectionGroup}${scope === 'COLLECTION_GROUP' ? ' [group]' : ''} (${parts.join(', ')})`;
}

/** One field of an index as firestore.indexes.json writes it. */
export type IndexFieldJson = { fieldPath: string } & (
  | { order: string }
  | { arrayConfig: string }
  | { vectorConfig: { dimension: number; flat: object } }
);

export interface CompositeIndexJson {
  collectionGroup: string;
  queryScope: string;
  fields: IndexFieldJson[];
}

/** The entry of `indexes` in firestore.indexes.json that defines this index. The name is left out where it is implied. */
export function compositeJson(index: Index): CompositeIndexJson {
  const fields = index.fields.map(({ field, mode }): IndexFieldJson => {
    const fieldPath = formatFieldPath(field);
    if (typeof mode !== 'string') return { fieldPath, vectorConfig: { dimension: mode.dimension, flat: {} } };
    return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode };
  });
  if (index.fields.length === 0 || index.nameDescending !== impliedNameDescending(index.fields)) {
    fields.push({ fieldPath: '__name__', order: index.nameDescending ? 'DESCENDING' : 'ASCENDING' });
  }
  return { collectionGroup: index.collectionGroup, queryScope: index.scope, fields };
}
