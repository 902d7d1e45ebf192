import type { Engine } from '../engine/engine.ts';
import { childIds } from '../rpc/list-collections.ts';
import { parseDatabase } from '../store/path.ts';
import { Timestamp } from '../values/value.ts';
import { describeFields, describeValue, type ShownValue } from './describe-value.ts';

const PAGE = 100;

export interface BrowsedDocument {
  readonly id: string;
  /** False for a document that is only the parent of others. */
  readonly exists: boolean;
}

/** What lies directly under a path: collections under a document or the root, documents under a collection. */
export interface Browsed {
  readonly path: string;
  readonly fields?: readonly ShownValue[];
  readonly createTime?: string;
  readonly updateTime?: string;
  readonly collections?: readonly { readonly id: string; readonly documents: number }[];
  readonly documents?: readonly BrowsedDocument[];
  /** Where the next page of documents begins, if there is one. */
  readonly next?: number;
}

export const listDatabases = (engine: Engine): { name: string; documents: number }[] =>
  [...engine.databases()].map(({ name, store }) => ({ name, documents: store.size }));

/**
 * @param database `projects/p/databases/d`; one that nobody has named yet is shown as empty, and not made
 * @param path relative: '' is the root
 * @param start position of the first document of the page
 */
export function browse(engine: Engine, database: string, path: string, start: number): Browsed {
  const name = parseDatabase(database);
  const store = [...engine.databases()].find((one) => one.name === name)?.store;
  if (!store) return { path, collections: [] };
  const ids = childIds(store, path);
  const isCollection = path !== '' && path.split('/').length % 2 === 1;
  if (isCollection) {
    const documents = ids
      .slice(start, start + PAGE)
      .map((id) => ({ id, exists: store.get(`${path}/${id}`) !== undefined }));
    return { path, documents, ...(start + PAGE < ids.length ? { next: start + PAGE } : {}) };
  }
  const prefix = path === '' ? '' : `${path}/`;
  const collections = ids.map((id) => ({
    id,
    documents: store.collection(prefix + id)?.documents.size ?? 0,
  }));
  const document = store.get(path);
  if (!document) return { path, collections };
  const time = (micros: number): string => describeValue('', Timestamp.fromMicros(micros)).text;
  return {
    path,
    collections,
    fields: describeFields(document.fields),
    createTime: time(document.createTime),
    updateTime: time(document.updateTime),
  };
}
