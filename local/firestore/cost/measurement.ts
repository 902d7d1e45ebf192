import { AsyncLocalStorage } from 'node:async_hooks';

/** The header by which a call says what measurement it belongs to. */
export const measurementHeader = 'x-firestore-local-measurement';

const running = new AsyncLocalStorage<string>();

/** Runs `work` so that the calls it makes, and whatever it awaits makes, carry this measurement's name. */
export const withinMeasurement = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  running.run(name, work);

/** The name of the measurement that the caller runs in, if any. */
export const measurementOfCaller = (): string | undefined => running.getStore();

/** Read anew for each call: the SDK copies these headers when it begins one, in the caller's own asynchronous context. */
const headersOfCaller = {
  get [measurementHeader](): string {
    return running.getStore() ?? '';
  },
};

/**
 * Settings of a server SDK client whose calls can be measured (`CostAccount.measure`). They are given for each method:
 * headers for all methods are read only once by the SDK, when a client under emulation begins.
 */
export const measuredSettings: Readonly<Record<string, { customHeaders: Record<string, string> }>> =
  Object.fromEntries(
    [
      'batchGetDocuments',
      'runQuery',
      'runAggregationQuery',
      'executePipeline',
      'commit',
      'batchWrite',
      'beginTransaction',
      'rollback',
      'listDocuments',
      'listCollectionIds',
      'partitionQueryStream',
    ].map((method) => [method, { customHeaders: headersOfCaller }]),
  );
