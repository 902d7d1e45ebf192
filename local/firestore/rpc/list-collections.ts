import { FirestoreError } from '../errors.ts';
import type { RpcMessages } from '../protocol/rpc-messages.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { parseParent } from '../store/path.ts';
import { compareUtf8 } from '../values/compare-utf8.ts';
import type { CallContext, Service } from './context.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';

const MAX_PAGE = 300;

/** The collections directly below a document (or the root) that hold documents, at any depth. Administrators only. */
export async function listCollectionIds(
  service: Service,
  request: RpcMessages['ListCollectionIds']['request'],
  context: CallContext,
): Promise<RpcMessages['ListCollectionIds']['response']> {
  if (context.principal.kind !== 'administrator') {
    throw new FirestoreError('PERMISSION_DENIED', 'Only administrators may list collections.');
  }
  const parent = parseParent(request.parent ?? '');
  const store = service.engine.database(parent.database).store;
  const ids = childIds(store, parent.path);
  const after = request.pageToken ? decodePageToken(request.pageToken) : undefined;
  // By comparison, not by position: the last one given may be gone by now.
  const start = after === undefined ? 0 : ids.filter((id) => compareUtf8(id, after) <= 0).length;
  const size = request.pageSize || MAX_PAGE;
  const page = ids.slice(start, start + size);
  const more = start + size < ids.length;
  return { collectionIds: page, nextPageToken: more ? encodePageToken(page[page.length - 1] ?? '') : '' };
}

/**
 * The distinct next segments below a path, sorted: collection ids below a document, document ids below a collection
 * (also of documents that exist only as parents).
 */
export function childIds(store: DocumentStore, path: string): string[] {
  const prefix = path === '' ? '' : `${path}/`;
  const ids = new Set<string>();
  for (const collectionPath of store.collectionPaths()) {
    if (!collectionPath.startsWith(prefix)) continue;
    const next = collectionPath.slice(prefix.length).split('/')[0];
    if (next) ids.add(next);
  }
  for (const document of store.collection(path)?.documents ?? []) ids.add(document.key.id);
  return [...ids].sort(compareUtf8);
}
