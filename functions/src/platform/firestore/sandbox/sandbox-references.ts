import type { Timestamp } from '@google-cloud/firestore';
import { type SeenDocument, storedFields } from './overlay.ts';
import type { PastDocuments, QuerySource } from './past-documents.ts';
import { comparisons, type QueryTerms } from './query-terms.ts';

/** A converter as references are given one. */
interface Converter {
  toFirestore(model: unknown): unknown;
  fromFirestore(snapshot: unknown): unknown;
}

/** A document as it was read. Of the SDK's snapshot it has what the backend uses. */
export class SandboxSnapshot {
  readonly ref: SandboxDocument;
  readonly exists: boolean;
  readonly createTime: Timestamp | undefined;
  readonly updateTime: Timestamp | undefined;
  readonly readTime: Timestamp;
  private readonly fields: SeenDocument['fields'];

  constructor(ref: SandboxDocument, seen: SeenDocument) {
    this.ref = ref;
    this.fields = seen.fields;
    this.exists = seen.fields !== null;
    this.createTime = seen.createTime;
    this.updateTime = seen.updateTime;
    this.readTime = seen.readTime;
  }

  get id(): string {
    return this.ref.id;
  }

  data(): unknown {
    const { fields, ref, readTime } = this;
    if (fields === null) return undefined;
    return ref.converter === null
      ? fields
      : ref.converter.fromFirestore({ data: () => fields, ref, readTime });
  }

  get(field: string): unknown {
    return this.fields?.[field];
  }
}

/** One document of the sandbox. */
export class SandboxDocument {
  readonly path: string;
  readonly converter: Converter | null;
  private readonly documents: PastDocuments;

  constructor(documents: PastDocuments, path: string, converter: Converter | null = null) {
    this.documents = documents;
    this.path = path;
    this.converter = converter;
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  withConverter(converter: Converter | null): SandboxDocument {
    return new SandboxDocument(this.documents, this.path, converter);
  }

  collection(name: string): SandboxQuery {
    return new SandboxQuery(this.documents, { collection: `${this.path}/${name}`, everywhere: false });
  }

  /** The fields that a model is stored as. */
  stored(model: unknown): ReturnType<typeof storedFields> {
    return storedFields(this.converter === null ? model : this.converter.toFirestore(model));
  }

  async get(): Promise<SandboxSnapshot> {
    const [seen] = await this.documents.read([this.path]);
    if (seen === undefined) throw new Error(`${this.path} was not answered`);
    return new SandboxSnapshot(this, seen);
  }

  async create(model: unknown): Promise<{ writeTime: Timestamp }> {
    const { path } = this;
    return { writeTime: await this.documents.write([{ kind: 'create', path, fields: this.stored(model) }]) };
  }

  async set(model: unknown, options?: unknown): Promise<{ writeTime: Timestamp }> {
    refuseOptions(options);
    const { path } = this;
    return { writeTime: await this.documents.write([{ kind: 'set', path, fields: this.stored(model) }]) };
  }

  async update(
    changes: unknown,
    precondition?: { lastUpdateTime?: Timestamp },
  ): Promise<{ writeTime: Timestamp }> {
    const { path } = this;
    const expected = precondition?.lastUpdateTime;
    const write = { kind: 'update', path, fields: storedFields(changes) } as const;
    return {
      writeTime: await this.documents.write([expected === undefined ? write : { ...write, expected }]),
    };
  }

  async delete(): Promise<{ writeTime: Timestamp }> {
    return { writeTime: await this.documents.write([{ kind: 'delete', path: this.path }]) };
  }
}

/** Options that nothing in a turn asks for. */
export function refuseOptions(options: unknown): void {
  if (options !== undefined) throw new Error('The sandbox does not know these options of a write');
}

/** A collection of the sandbox, or a query over it. */
export class SandboxQuery {
  private readonly documents: PastDocuments;
  private readonly source: QuerySource;
  private readonly terms: QueryTerms;
  private readonly converter: Converter | null;

  constructor(
    documents: PastDocuments,
    source: QuerySource,
    terms: QueryTerms = { conditions: [], orders: [], limit: null },
    converter: Converter | null = null,
  ) {
    this.documents = documents;
    this.source = source;
    this.terms = terms;
    this.converter = converter;
  }

  withConverter(converter: Converter | null): SandboxQuery {
    return new SandboxQuery(this.documents, this.source, this.terms, converter);
  }

  doc(id: string): SandboxDocument {
    return new SandboxDocument(this.documents, `${this.source.collection}/${id}`, this.converter);
  }

  where(field: unknown, comparison: string, value: unknown): SandboxQuery {
    const known = comparisons.find((one) => one === comparison);
    if (typeof field !== 'string' || known === undefined) {
      throw new Error(`The sandbox cannot ask for ${String(field)} ${comparison}`);
    }
    const conditions = [...this.terms.conditions, { field, comparison: known, value }];
    return this.with({ ...this.terms, conditions });
  }

  orderBy(field: unknown, direction: 'asc' | 'desc' = 'asc'): SandboxQuery {
    if (typeof field !== 'string') throw new Error('The sandbox orders by fields only');
    return this.with({ ...this.terms, orders: [...this.terms.orders, { field, direction }] });
  }

  limit(limit: number): SandboxQuery {
    return this.with({ ...this.terms, limit });
  }

  async get(): Promise<{ docs: SandboxSnapshot[]; empty: boolean; size: number }> {
    const found = await this.documents.query(this.source, this.terms);
    const docs = found.map(
      (seen) => new SandboxSnapshot(new SandboxDocument(this.documents, seen.path, this.converter), seen),
    );
    return { docs, empty: docs.length === 0, size: docs.length };
  }

  private with(terms: QueryTerms): SandboxQuery {
    return new SandboxQuery(this.documents, this.source, terms, this.converter);
  }
}
