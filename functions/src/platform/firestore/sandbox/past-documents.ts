import type { DocumentSnapshot, Firestore, Query, Transaction } from '@google-cloud/firestore';
import { datesFromTimestamps } from '@merve/contract';
import type { SeenDocument } from './overlay.ts';
import { Overlay, type SandboxWrite } from './overlay.ts';
import { type Fields, inOrder, isAnswer, type QueryTerms } from './query-terms.ts';

/** Where a query looks: a collection by its path, or all collections of one name. */
export interface QuerySource {
  readonly collection: string;
  readonly everywhere: boolean;
}

/** Documents as they were at one moment: all that a sandbox asks of what is outside it. */
export interface Past {
  /** One for each path, in any order; `fields` is null where there is none. */
  read(paths: readonly string[]): Promise<SeenDocument[]>;
  query(source: QuerySource, terms: QueryTerms): Promise<SeenDocument[]>;
}

/** As a database was: read through a read-only transaction, through which the SDK refuses to write. */
export function pastOf(db: Firestore, past: Transaction): Past {
  return {
    read: async (paths) => (await past.getAll(...paths.map((path) => db.doc(path)))).map(seenOf),
    query: async (source, terms) => (await past.get(build(db, source, terms))).docs.map(seenOf),
  };
}

/** Documents as they were at one moment, under what the sandbox wrote since. */
export class PastDocuments {
  readonly overlay = new Overlay();
  private readonly past: Past;

  constructor(past: Past) {
    this.past = past;
  }

  async read(paths: readonly string[]): Promise<SeenDocument[]> {
    const missing = [...new Set(paths)].filter((path) => this.overlay.find(path) === undefined);
    const found = missing.length === 0 ? [] : await this.past.read(missing);
    const stored = new Map(found.map((seen) => [seen.path, seen]));
    return paths.map((path) => {
      const seen = this.overlay.find(path) ?? stored.get(path);
      if (seen === undefined) throw new Error(`${path} was not answered`);
      return seen;
    });
  }

  /** Asks for as many more as the overlay might take away, so that a limit is filled where it can be. */
  async query(source: QuerySource, terms: QueryTerms): Promise<SeenDocument[]> {
    const written = this.overlay.all().filter(({ path }) => isIn(source, path));
    const limit = terms.limit === null ? null : terms.limit + written.length;
    const stored = await this.past.query(source, { ...terms, limit });
    const touched = new Set(written.map(({ path }) => path));
    const candidates = [...stored.filter(({ path }) => !touched.has(path)), ...written].flatMap((seen) =>
      seen.fields === null ? [] : [{ ...seen, fields: seen.fields }],
    );
    return inOrder(
      terms,
      candidates.filter(({ path, fields }) => !touched.has(path) || isAnswer(terms, fields)),
    );
  }

  /** Writes that belong together; into memory, and nowhere else. */
  async write(writes: readonly SandboxWrite[]): Promise<ReturnType<Overlay['apply']>> {
    const seen = await this.read(writes.map(({ path }) => path));
    const before = new Map(seen.map((document) => [document.path, document]));
    return this.overlay.apply(writes, (path) => {
      const current = this.overlay.find(path) ?? before.get(path);
      if (current === undefined) throw new Error(`${path} was not read`);
      return current;
    });
  }
}

function build(
  db: Firestore,
  { collection, everywhere }: QuerySource,
  { conditions, orders, limit }: QueryTerms,
): Query {
  let query: Query = everywhere ? db.collectionGroup(collection) : db.collection(collection);
  for (const { field, comparison, value } of conditions) query = query.where(field, comparison, value);
  for (const { field, direction } of orders) query = query.orderBy(field, direction);
  return limit === null ? query : query.limit(limit);
}

function isIn({ collection, everywhere }: QuerySource, path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return everywhere ? parent.split('/').at(-1) === collection : parent === collection;
}

function seenOf(snapshot: DocumentSnapshot): SeenDocument {
  const { createTime, updateTime, readTime } = snapshot;
  const data = snapshot.data();
  const fields: Fields | null =
    data === undefined
      ? null
      : Object.fromEntries(Object.entries(data).map(([name, value]) => [name, datesFromTimestamps(value)]));
  return { path: snapshot.ref.path, fields, createTime, updateTime, readTime };
}
