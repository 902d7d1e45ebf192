import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { datesFromTimestamps } from '@merve/contract';
import type { Fields } from './query-terms.ts';

/** A document as the sandbox sees it. `fields` is null where there is none. */
export interface SeenDocument {
  readonly path: string;
  readonly fields: Fields | null;
  readonly createTime: Timestamp | undefined;
  readonly updateTime: Timestamp | undefined;
  readonly readTime: Timestamp;
}

/** One write, as it is asked for. */
export type SandboxWrite =
  | { readonly kind: 'create' | 'set' | 'merge'; readonly path: string; readonly fields: Fields }
  | { readonly kind: 'update'; readonly path: string; readonly fields: Fields; readonly expected?: Timestamp }
  | { readonly kind: 'delete'; readonly path: string };

/** What would have been written: nothing of it has been. */
export interface WouldWrite {
  readonly path: string;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/** What the SDK would have thrown: gRPC status codes ALREADY_EXISTS, NOT_FOUND and FAILED_PRECONDITION. */
class WriteRefused extends Error {
  readonly code: 5 | 6 | 9;

  constructor(code: 5 | 6 | 9, message: string) {
    super(message);
    this.code = code;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Fields as they would be read back. @throws Error for a sentinel (`increment` …), which only a server can carry out. */
export function storedFields(written: unknown): Fields {
  const fields = datesFromTimestamps(written);
  if (!isFields(fields)) throw new TypeError('A document is an object');
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof FieldValue) throw new Error(`The sandbox cannot carry out the sentinel in ${name}`);
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** `a.b` names a field of a field, as in an update. */
function withField(fields: Fields, name: string, value: unknown): Fields {
  const [first = name, ...rest] = name.split('.');
  if (rest.length === 0) return { ...fields, [first]: value };
  const inner = fields[first];
  return { ...fields, [first]: withField(isFields(inner) ? inner : {}, rest.join('.'), value) };
}

/** Maps are merged key by key; everything else takes the place of what was there, as in a `set` that merges. */
function merged(before: Fields, written: Fields): Fields {
  const entries = Object.entries(written).map(([name, value]) => {
    const earlier = before[name];
    return [name, isFields(value) && isFields(earlier) ? merged(earlier, value) : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

/** What a sandbox has written: kept in memory over documents that stay as they are. */
export class Overlay {
  private readonly documents = new Map<string, SeenDocument>();
  private readonly kinds = new Map<string, WouldWrite['kind']>();
  private readonly existedBefore = new Map<string, boolean>();
  private writes = 0;

  /** Undefined where nothing was written. */
  find(path: string): SeenDocument | undefined {
    return this.documents.get(path);
  }

  all(): readonly SeenDocument[] {
    return [...this.documents.values()];
  }

  /** Puts a document there before anything runs; it does not count as written. */
  prepare(path: string, fields: unknown): void {
    const time = this.nextTime();
    this.documents.set(path, {
      path,
      fields: storedFields(fields),
      createTime: time,
      updateTime: time,
      readTime: time,
    });
  }

  /**
   * Applies writes that belong together: all of them or none.
   * @param current each document as it is seen now.
   * @throws what the SDK would have thrown.
   */
  apply(writes: readonly SandboxWrite[], current: (path: string) => SeenDocument): Timestamp {
    const time = this.nextTime();
    const staged = new Map<string, SeenDocument>();
    const seen = (path: string) => staged.get(path) ?? current(path);
    for (const write of writes) {
      const before = seen(write.path);
      if (!this.existedBefore.has(write.path)) this.existedBefore.set(write.path, before.fields !== null);
      staged.set(write.path, afterWrite(write, before, time));
    }
    for (const [path, after] of staged) {
      this.documents.set(path, after);
      const existed = this.existedBefore.get(path) ?? false;
      this.kinds.set(path, after.fields === null ? 'deleted' : existed ? 'changed' : 'created');
    }
    return time;
  }

  wouldWrite(): WouldWrite[] {
    return [...this.kinds].map(([path, kind]) => ({ path, kind }));
  }

  private nextTime(): Timestamp {
    this.writes += 1;
    return new Timestamp(Math.floor(Date.now() / 1000), this.writes * 1000);
  }
}

function afterWrite(write: SandboxWrite, before: SeenDocument, time: Timestamp): SeenDocument {
  const { path } = write;
  const after = (fields: Fields | null): SeenDocument => ({
    path,
    fields,
    createTime: fields === null ? undefined : (before.createTime ?? time),
    updateTime: fields === null ? undefined : time,
    readTime: time,
  });
  switch (write.kind) {
    case 'create':
      if (before.fields !== null) throw new WriteRefused(6, `${path} exists already`);
      return after(write.fields);
    case 'set':
      return after(write.fields);
    case 'merge':
      return after(merged(before.fields ?? {}, write.fields));
    case 'delete':
      return after(null);
    case 'update': {
      if (before.fields === null) throw new WriteRefused(5, `${path} does not exist`);
      if (write.expected !== undefined && before.updateTime?.isEqual(write.expected) !== true) {
        throw new WriteRefused(9, `${path} is another version than expected`);
      }
      let { fields } = before;
      for (const [name, value] of Object.entries(write.fields)) fields = withField(fields, name, value);
      return after(fields);
    }
  }
}
