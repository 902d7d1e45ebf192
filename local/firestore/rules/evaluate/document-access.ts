import type { StoredDocument } from '../../store/document.ts';
import { resourceOf } from '../values/from-stored.ts';
import type { RulesMap, RulesPath } from '../values/rules-value.ts';
import { EvaluationError, limitExceeded } from './evaluation-error.ts';

/** Documents by path below `…/documents`: as they are, and as they will be if the request succeeds. */
export interface Documents {
  readonly now: (path: string) => StoredDocument | undefined;
  readonly after: (path: string) => StoredDocument | undefined;
}

/**
 * How many documents `get`, `exists`, `getAfter` and `existsAfter` may read.
 * Source: firebase.google.com/docs/firestore/security/rules-conditions#access_other_documents
 */
export const MAX_ACCESSES = 10;
export const MAX_ACCESSES_OF_SEVERAL = 20;

/** Reads documents for conditions and counts them: the same one, asked for again, is cached and not counted. */
export class DocumentAccess {
  readonly #database: string;
  readonly #documents: Documents;
  readonly #most: number;
  readonly #read = new Map<string, RulesMap | null>();
  readonly #readByOperation = new Set<string>();

  /** @param most for the whole request: 10, or 20 if it is about several documents */
  constructor(database: string, documents: Documents, most: number) {
    this.#database = database;
    this.#documents = documents;
    this.#most = most;
  }

  /** The next document of the request is up: it may itself read 10 at most. */
  nextOperation(): void {
    this.#readByOperation.clear();
  }

  /** A document as `resource`, or null if there is none. Throws {@link EvaluationError}. */
  get(path: RulesPath, after: boolean, name: string): RulesMap | null {
    const relative = this.#relative(path, name);
    const key = `${after ? 'after' : 'now'}:${relative}`;
    const known = this.#read.get(key);
    this.#readByOperation.add(key);
    if (this.#readByOperation.size > MAX_ACCESSES || (known === undefined && this.#read.size >= this.#most)) {
      const most = this.#readByOperation.size > MAX_ACCESSES ? MAX_ACCESSES : this.#most;
      throw limitExceeded(`Too many documents are read by get() and exists(): more than ${most}.`);
    }
    if (known !== undefined) return known;
    const document = after ? this.#documents.after(relative) : this.#documents.now(relative);
    const resource = document ? resourceOf(this.#database, document) : null;
    this.#read.set(key, resource);
    return resource;
  }

  /** `/databases/(default)/documents/a/b` → `a/b`. */
  #relative(path: RulesPath, name: string): string {
    const segments = path.segments.map((segment) => {
      if (typeof segment === 'string' && segment !== '' && !segment.includes('/')) return segment;
      throw new EvaluationError(`Service call error. Function: [${name}], Argument: [${path}].`);
    });
    const database = this.#database.split('/')[3];
    const [databases, id, documents, ...rest] = segments;
    if (
      databases !== 'databases' ||
      documents !== 'documents' ||
      rest.length === 0 ||
      rest.length % 2 === 1
    ) {
      throw new EvaluationError(
        `Service call error. Function: [${name}], Argument: [${path}] is not the path of a document, /databases/{database}/documents/….`,
      );
    }
    if (id !== database) {
      throw new EvaluationError(
        `Service call error. Function: [${name}] cannot read another database: ${path}.`,
      );
    }
    return rest.join('/');
  }
}
