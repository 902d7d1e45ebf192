import type { StoredDocument } from '../store/document.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { candidatesFor } from './candidates.ts';
import { nearest } from './find-nearest.ts';
import { afterStart, beforeEnd, compareInOrder, inScope, passesFilters } from './match.ts';
import { orderedWalk } from './ordered-walk.ts';
import { collectionPathOf, type Query } from './query.ts';

/** Below this many documents a scan is quicker than making an index. */
const SMALL = 64;

export interface QueryResult {
  readonly documents: readonly StoredDocument[];
  /** Documents passed over because of `offset`. */
  readonly skipped: number;
}

interface Source {
  readonly documents: Iterable<StoredDocument>;
  /** In the query's order already. */
  readonly ordered: boolean;
}

/**
 * Runs a query over the present, or over the past if `readTime` (microseconds) lies before the last commit.
 * Projection is left to the encoder; a nearest-neighbour query adds its distance field here.
 */
export function runQuery(store: DocumentStore, query: Query, readTime?: number): QueryResult {
  const past = readTime !== undefined && readTime < store.lastCommitTime;
  const source = past
    ? { documents: store.documentsAt(readTime), ordered: false }
    : chooseSource(store, query);
  const result = source.ordered ? takeOrdered(source.documents, query) : takeSorted(source.documents, query);
  return query.findNearest ? { documents: nearest(result.documents, query.findNearest), skipped: 0 } : result;
}

function chooseSource(store: DocumentStore, query: Query): Source {
  if (query.collectionId === undefined) return { documents: store.all(), ordered: false };
  const index = query.allDescendants
    ? store.group(query.collectionId)
    : store.collection(collectionPathOf(query));
  if (!index) return { documents: [], ordered: true };
  if (index.documents.size <= SMALL) return { documents: index.documents, ordered: false };
  const walk = orderedWalk(query, index);
  const wanted = query.limit === undefined ? Number.POSITIVE_INFINITY : query.limit + query.offset;
  if (walk?.exact && wanted <= walk.estimate) return { documents: walk.documents(), ordered: true };
  const candidates = query.filter && candidatesFor(query.filter, index);
  if (walk && (!candidates || walk.estimate <= candidates.estimate)) {
    return { documents: walk.documents(), ordered: true };
  }
  return { documents: candidates ? candidates.documents() : index.documents, ordered: false };
}

function takeOrdered(documents: Iterable<StoredDocument>, query: Query): QueryResult {
  const taken: StoredDocument[] = [];
  let skipped = 0;
  if (query.limit === 0) return { documents: taken, skipped };
  for (const document of documents) {
    if (!inScope(document, query) || !passesFilters(document, query) || !afterStart(document, query))
      continue;
    if (!beforeEnd(document, query)) break;
    if (skipped < query.offset) skipped++;
    else taken.push(document);
    if (query.limit !== undefined && taken.length >= query.limit) break;
  }
  return { documents: taken, skipped };
}

function takeSorted(documents: Iterable<StoredDocument>, query: Query): QueryResult {
  const matching: StoredDocument[] = [];
  for (const document of documents) {
    if (
      inScope(document, query) &&
      passesFilters(document, query) &&
      afterStart(document, query) &&
      beforeEnd(document, query)
    ) {
      matching.push(document);
    }
  }
  matching.sort((left, right) => compareInOrder(left, right, query.orders));
  const end = query.limit === undefined ? matching.length : query.offset + query.limit;
  return {
    documents: matching.slice(query.offset, end),
    skipped: Math.min(query.offset, matching.length),
  };
}
