import type { Database } from '../engine/database.ts';
import type { WireDocument, WireListenResponse, WireTimestamp } from '../protocol/wire.ts';
import { encodeDocument, type StoredDocument } from '../store/document.ts';
import { documentName } from '../store/path.ts';
import type { Difference, Target } from './target.ts';

/** What one target has to say. */
export interface News {
  readonly target: Target;
  readonly differences: readonly Difference[];
}

interface Told {
  document: StoredDocument | undefined;
  mask: readonly (readonly string[])[] | undefined;
  readonly path: string;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/**
 * The messages that bring a client up to date: one per document, whatever number of its targets show or no longer show
 * it. Call it at the moment at which the differences were taken: it tells a deleted document from one that only left.
 */
export function tell(
  database: Database,
  news: readonly News[],
  readTime: WireTimestamp,
): WireListenResponse[] {
  const byDocument = new Map<string, Told>();
  for (const { target, differences } of news) {
    const mask = target.subject.kind === 'query' ? target.subject.query.select : undefined;
    for (const { path, document } of differences) {
      // A projection is its target's own: it cannot be told together with the whole document.
      const key = mask ? `${path} ${target.id}` : path;
      const told = byDocument.get(key) ?? {
        document: undefined,
        mask: undefined,
        path,
        targetIds: [],
        removedTargetIds: [],
      };
      byDocument.set(key, told);
      if (!document) {
        told.removedTargetIds.push(target.id);
        continue;
      }
      told.targetIds.push(target.id);
      told.document = document;
      told.mask = mask;
    }
  }
  return [...byDocument.values()].map((told) => messageOf(database, told, readTime));
}

function messageOf(database: Database, told: Told, readTime: WireTimestamp): WireListenResponse {
  const { document, mask, path, targetIds, removedTargetIds } = told;
  if (document) {
    const wire = mask ? encodeDocument(database.name, document, mask) : encodedOnce(database.name, document);
    return { documentChange: { document: wire, targetIds, removedTargetIds } };
  }
  const name = documentName(database.name, path);
  if (database.store.get(path)) return { documentRemove: { document: name, removedTargetIds, readTime } };
  return { documentDelete: { document: name, removedTargetIds, readTime } };
}

/** Many streams tell of the same version of a document. */
const encoded = new WeakMap<StoredDocument, WireDocument>();

function encodedOnce(database: string, document: StoredDocument): WireDocument {
  const known = encoded.get(document);
  if (known) return known;
  const made = encodeDocument(database, document);
  encoded.set(document, made);
  return made;
}
