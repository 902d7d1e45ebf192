import type { AccessOperation } from '../../access/access-policy.ts';
import type { WireStructuredQuery } from '../../protocol/wire.ts';
import { compileQuery } from '../../query/compile.ts';
import type { StoredDocument } from '../../store/document.ts';
import { documentKey } from '../../store/path.ts';
import type { Fields, Value } from '../../values/value.ts';
import { type ExplainedDecision, RulesPolicy } from '../rules-policy.ts';

export const DATABASE = 'projects/demo/databases/(default)';
/** 2026-03-04T05:06:07.089Z, in microseconds. */
export const TIME = Date.UTC(2026, 2, 4, 5, 6, 7, 89) * 1000;

type Documents = Readonly<Record<string, Readonly<Record<string, Value>>>>;
export type Claims = Readonly<Record<string, unknown>>;

export const stored = (path: string, fields: Readonly<Record<string, Value>>): StoredDocument => ({
  key: documentKey(path),
  fields: new Map(Object.entries(fields)),
  createTime: TIME,
  updateTime: TIME,
});

/** Asks a ruleset about requests to a database with given documents, without a server. */
export class RulesUnderTest {
  readonly policy: RulesPolicy;
  readonly printed: string[] = [];
  readonly #documents: ReadonlyMap<string, StoredDocument>;

  /** @param body what stands inside `match /databases/{database}/documents` */
  constructor(body: string, documents: Documents = {}, version: '1' | '2' = '2') {
    const rules = `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
    this.policy = new RulesPolicy({ rules, log: (line) => this.printed.push(line) });
    this.#documents = new Map(
      Object.entries(documents).map(([path, fields]) => [path, stored(path, fields)]),
    );
  }

  get(path: string, claims?: Claims): ExplainedDecision {
    return this.getAll([path], claims);
  }

  /** As one request for several documents. */
  getAll(paths: readonly string[], claims?: Claims): ExplainedDecision {
    const documents = paths.map((path) => ({ key: documentKey(path), document: this.#documents.get(path) }));
    return this.#ask({ kind: 'get', documents }, claims);
  }

  list(query: WireStructuredQuery, claims?: Claims, parent = ''): ExplainedDecision {
    const root = `${DATABASE}/documents`;
    const compiled = compileQuery(parent ? `${root}/${parent}` : root, query);
    return this.#ask({ kind: 'list', query: compiled, documents: [] }, claims);
  }

  /** Each entry is a write: the path and the fields it leaves, or null for a delete. In order, as one commit. */
  write(
    writes: readonly (readonly [string, Readonly<Record<string, Value>> | null])[],
    claims?: Claims,
  ): ExplainedDecision {
    const now = new Map(this.#documents);
    const steps = writes.map(([path, fields]) => {
      const before = now.get(path);
      const after = fields ? stored(path, fields) : undefined;
      if (after) now.set(path, after);
      else now.delete(path);
      return { key: documentKey(path), before, after };
    });
    return this.#ask({ kind: 'write', steps }, claims);
  }

  #ask(operation: AccessOperation, claims: Claims | undefined): ExplainedDecision {
    const lookup = (path: string): StoredDocument | undefined => this.#documents.get(path);
    return this.policy.explain({ database: DATABASE, claims, operation, time: TIME, lookup });
  }
}

/** What a condition comes to for a get of `t/x` with these fields: `true`, `false`, or the message of its error. */
export function evaluate(
  condition: string,
  fields: Fields = new Map(),
  claims: Claims = { sub: 'alice' },
): boolean | string {
  const documents = { 't/x': Object.fromEntries(fields), 'other/y': { n: 1n, flag: true } };
  const rules = new RulesUnderTest(`match /t/{id} { allow get: if ${condition}; }`, documents);
  const { allowed, reason } = rules.get('t/x', claims);
  if (allowed) return true;
  return / false for 'get' @ L\d+ \(/.test(reason)
    ? false
    : reason.replace(/^.* on t\/x: | for 'get' @.*$/gs, '');
}
