import type { Database } from '../engine/database.ts';
import { invalidArgument } from '../errors.ts';
import type { WireTarget } from '../protocol/wire.ts';
import { compileQuery } from '../query/compile.ts';
import { afterStart, beforeEnd, matchesQuery } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { type DocumentKey, parseDocumentName, parseResourceName } from '../store/path.ts';

/** The documents that a target shows, by path. */
export type View = Map<string, StoredDocument>;

/** What a client listens to: a query, or named documents. */
export type Subject =
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'documents'; readonly keys: readonly DocumentKey[] };

/** Throws INVALID_ARGUMENT for a target that names nothing to listen to, or something of another database. */
export function parseSubject(wire: WireTarget, database: string): Subject {
  if (wire.documents) {
    const keys = (wire.documents.documents ?? []).map((name) => parseDocumentName(name, database));
    if (keys.length === 0) throw invalidArgument('A documents target names no document.');
    return { kind: 'documents', keys };
  }
  if (!wire.query?.structuredQuery) throw invalidArgument('A target has neither a query nor documents.');
  const parent = wire.query.parent ?? '';
  if (parseResourceName(parent).database !== database) {
    throw invalidArgument('A query target is of another database than its stream.');
  }
  return { kind: 'query', query: compileQuery(parent, wire.query.structuredQuery) };
}

/** What the subject shows now, or showed at `readTime` (microseconds). */
export function viewOf(subject: Subject, database: Database, readTime?: number): View {
  const view: View = new Map();
  if (subject.kind === 'query') {
    for (const document of runQuery(database.store, subject.query, readTime).documents) {
      view.set(document.key.path, document);
    }
    return view;
  }
  for (const { path } of subject.keys) {
    const document = readTime === undefined ? database.store.get(path) : database.store.getAt(path, readTime);
    if (document) view.set(path, document);
  }
  return view;
}

/** Whether a change can alter what the subject shows. */
export function isAffected(subject: Subject, { key, before, after }: DocumentChange): boolean {
  if (subject.kind === 'documents') return subject.keys.some(({ path }) => path === key.path);
  return matchesQuery(before, subject.query) || matchesQuery(after, subject.query);
}

/** The view after a change. Only a query with a limit has to run again: other documents may move up. */
export function nextView(subject: Subject, view: View, change: DocumentChange, database: Database): View {
  const { key, after } = change;
  if (subject.kind === 'query') {
    const { query } = subject;
    if (query.limit !== undefined || query.offset > 0 || query.findNearest) return viewOf(subject, database);
    const shown = after && matchesQuery(after, query) && afterStart(after, query) && beforeEnd(after, query);
    if (shown) view.set(key.path, after);
    else view.delete(key.path);
    return view;
  }
  if (after) view.set(key.path, after);
  else view.delete(key.path);
  return view;
}

/** The paths that differ between what was told and what is shown. */
export function changedPaths(told: View, shown: View): string[] {
  const paths = new Set<string>();
  for (const [path, document] of shown)
    if (told.get(path)?.updateTime !== document.updateTime) paths.add(path);
  for (const path of told.keys()) if (!shown.has(path)) paths.add(path);
  return [...paths];
}
