import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request carries. */
export interface TraceContext {
  readonly traceId: string;
  readonly threadId?: string;
  readonly turn?: number;
}

const storage = new AsyncLocalStorage<TraceContext>();

/** Runs `work` so that everything logged inside carries `context`; fields of an outer context are kept. */
export function withTrace<T>(context: Partial<TraceContext> & { traceId?: string }, work: () => T): T {
  const outer = storage.getStore();
  return storage.run({ traceId: 'untraced', ...outer, ...context }, work);
}

/** What was made for a message, and remembers its trace. */
export interface Traced {
  readonly traceId?: string | undefined;
}

/** Runs `work` under the trace of what it is done for; under the trace there is, where that remembers none. */
export function withTraceOf<T>(subject: Traced | null | undefined, work: () => T): T {
  return subject?.traceId === undefined ? work() : withTrace({ traceId: subject.traceId }, work);
}

/** What a document made now remembers of the trace; nothing where nobody's message is being worked on. */
export function traceNow(): { readonly traceId?: string } {
  const traceId = storage.getStore()?.traceId;
  return traceId === undefined ? {} : { traceId };
}

export function currentTrace(): TraceContext | undefined {
  return storage.getStore();
}
