import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotListenOptions,
} from 'firebase/firestore';

export interface Followed<T> {
  /** All snapshots so far, the latest last. */
  readonly seen: readonly T[];
  /** The first snapshot, past or to come, that satisfies the condition. Rejects when the listener fails. */
  until(condition: (snapshot: T) => boolean): Promise<T>;
  /** The error that ended the listener. */
  readonly failed: Promise<Error>;
  stop(): void;
}

interface Waiting<T> {
  readonly condition: (snapshot: T) => boolean;
  readonly resolve: (snapshot: T) => void;
  readonly reject: (error: Error) => void;
}

/** A listener whose snapshots a test can wait for. */
function follow<T>(
  listen: (next: (snapshot: T) => void, error: (error: Error) => void) => () => void,
): Followed<T> {
  const seen: T[] = [];
  let waiting: Waiting<T>[] = [];
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<Error>((resolve) => {
    fail = resolve;
  });
  const stop = listen(
    (snapshot) => {
      seen.push(snapshot);
      for (const { condition, resolve } of waiting) if (condition(snapshot)) resolve(snapshot);
      waiting = waiting.filter(({ condition }) => !condition(snapshot));
    },
    (error) => {
      fail(error);
      for (const { reject } of waiting) reject(error);
    },
  );
  return {
    seen,
    failed,
    stop,
    until: (condition) =>
      new Promise((resolve, reject) => {
        const past = seen.find(condition);
        if (past === undefined) waiting.push({ condition, resolve, reject });
        else resolve(past);
      }),
  };
}

const ALL: SnapshotListenOptions = { includeMetadataChanges: true };

/** Follows a query, metadata changes included. */
export const followQuery = (query: Query<DocumentData>, options = ALL): Followed<QuerySnapshot> =>
  follow((next, error) => onSnapshot(query, options, next, error));

/** Follows a document, metadata changes included. */
export const followDocument = (
  reference: DocumentReference<DocumentData>,
  options = ALL,
): Followed<DocumentSnapshot> => follow((next, error) => onSnapshot(reference, options, next, error));

export const ids = (snapshot: QuerySnapshot): string[] => snapshot.docs.map(({ id }) => id);

/** From the server, and without writes of this client still on their way. */
export const isSettled = ({ metadata }: QuerySnapshot | DocumentSnapshot): boolean =>
  !metadata.fromCache && !metadata.hasPendingWrites;
