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

export function currentTrace(): TraceContext | undefined {
  return storage.getStore();
}
