import type { Query } from '../query/query.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import type { DocumentKey } from '../store/path.ts';

/** Who makes a request: the backend (bypasses rules), or a client with the claims of its token, if it has one. */
export type Principal =
  | { readonly kind: 'administrator' }
  | { readonly kind: 'client'; readonly claims: Readonly<Record<string, unknown>> | undefined };

/** A document that a client names, and what is stored there. */
export interface AskedDocument {
  readonly key: DocumentKey;
  readonly document: StoredDocument | undefined;
}

export type AccessOperation =
  /** All are given or none. */
  | { readonly kind: 'get'; readonly documents: readonly AskedDocument[] }
  | { readonly kind: 'list'; readonly query: Query; readonly documents: readonly StoredDocument[] }
  /** One per write; all are applied together or not at all. Created if `before` is missing, deleted if `after` is. */
  | { readonly kind: 'write'; readonly steps: readonly DocumentChange[] };

export interface AccessRequest {
  /** `projects/p/databases/d` */
  readonly database: string;
  readonly claims: Readonly<Record<string, unknown>> | undefined;
  readonly operation: AccessOperation;
  /** Microseconds: the commit time of a write (`request.time`), the present for a read. */
  readonly time: number;
  /** A document as it is now: what `get()` and `exists()` of the rules read. */
  readonly lookup: (path: string) => StoredDocument | undefined;
}

export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** Decides what clients may do. Administrators never come here. */
export interface AccessPolicy {
  check(request: AccessRequest): Promise<Decision>;
  /** Takes over the rules of a project, or throws INVALID_ARGUMENT if they do not compile. */
  setRules?(project: string, source: string): void;
}
