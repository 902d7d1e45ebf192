import type { Database } from '../engine/database.ts';
import { invalidArgument } from '../errors.ts';
import { checkListenable, checkQueryLimits } from '../limits/query-limits.ts';
import type { WireTarget } from '../protocol/wire.ts';
import { compileQuery } from '../query/compile.ts';
import { afterStart, beforeEnd, matchesQuery } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { DocumentChange, Documents, StoredDocument } from '../store/document.ts';
import type { AppliedCommit } from '../store/document-store.ts';
import { type DocumentKey, parseDocumentName, parseResourceName } from '../store/path.ts';

/** The documents that a target shows, by path. */
export type View = Map<string, StoredDocument>;

/** What a client listens to: a query, or named documents. */
export type Subject =
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'documents'; readonly keys: readonly DocumentKey[] };

/** A document as a target has to tell it; without `document` it has left the target's view. */
export interface Difference {
  readonly path: string;
  readonly document: StoredDocument | undefined;
}

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
  const query = compileQuery(parent, wire.query.structuredQuery);
  checkQueryLimits(query);
  checkListenable(query);
  return { kind: 'query', query };
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

/** One target of a Listen stream: what its client has been told of it, and what has changed since. */
export class Target {
  readonly id: number;
  readonly subject: Subject;
  /** True from a commit on which the policy's answer may depend, until the policy has been asked again. */
  unchecked = false;
  /** What the policy looked at when it allowed this target. */
  consulted: Documents = new Map();
  #told: View;
  #pending = new Map<string, StoredDocument | undefined>();
  /** Only a query with a window has to run again: when a document leaves it, another moves up. */
  #stale = false;

  /** @param told what the client knows already; the target starts out of date if the present differs */
  constructor(id: number, subject: Subject, told: View) {
    this.id = id;
    this.subject = subject;
    this.#told = told;
  }

  get dirty(): boolean {
    return this.#stale || this.#pending.size > 0;
  }

  /** How many documents the client has been told of. */
  get size(): number {
    return this.#told.size;
  }

  /** Of these documents. */
  get paths(): string[] {
    return [...this.#told.keys()];
  }

  /** Takes note of a commit; nothing is computed yet that a later commit could undo. */
  notice(commit: AppliedCommit): void {
    if (commit.changes.some(({ key }) => this.consulted.has(key.path))) this.unchecked = true;
    for (const change of commit.changes) {
      if (!this.#isAffected(change)) continue;
      // Documents are asked about one by one, as they are; rules are not filters of what a query finds.
      if (this.subject.kind === 'documents') this.unchecked = true;
      if (this.#hasWindow()) {
        this.#stale = true;
        return;
      }
      this.#pending.set(change.key.path, this.#shows(change.after) ? change.after : undefined);
    }
  }

  /** Whatever the client does not know yet; from now on it counts as told. */
  takeDifferences(database: Database): Difference[] {
    const differences = this.#stale ? this.#catchUp(database) : this.#takePending();
    this.#pending.clear();
    this.#stale = false;
    return differences;
  }

  /** The same, from the present state of the database. */
  takeWholeDifference(database: Database): Difference[] {
    this.#stale = true;
    return this.takeDifferences(database);
  }

  #takePending(): Difference[] {
    const differences: Difference[] = [];
    for (const [path, document] of this.#pending) {
      if (this.#told.get(path)?.updateTime === document?.updateTime) continue;
      differences.push({ path, document });
      if (document) this.#told.set(path, document);
      else this.#told.delete(path);
    }
    return differences;
  }

  #catchUp(database: Database): Difference[] {
    const view = viewOf(this.subject, database);
    const differences: Difference[] = [];
    for (const [path, document] of view) {
      if (this.#told.get(path)?.updateTime !== document.updateTime) differences.push({ path, document });
    }
    for (const path of this.#told.keys()) {
      if (!view.has(path)) differences.push({ path, document: undefined });
    }
    this.#told = view;
    return differences;
  }

  #hasWindow(): boolean {
    if (this.subject.kind === 'documents') return false;
    const { limit, offset, findNearest } = this.subject.query;
    return limit !== undefined || offset > 0 || findNearest !== undefined;
  }

  #isAffected({ key, before, after }: DocumentChange): boolean {
    if (this.subject.kind === 'documents') return this.subject.keys.some(({ path }) => path === key.path);
    return matchesQuery(before, this.subject.query) || matchesQuery(after, this.subject.query);
  }

  #shows(document: StoredDocument | undefined): boolean {
    if (!document || this.subject.kind === 'documents') return document !== undefined;
    const { query } = this.subject;
    return matchesQuery(document, query) && afterStart(document, query) && beforeEnd(document, query);
  }
}
