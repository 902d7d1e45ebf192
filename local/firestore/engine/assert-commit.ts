import { FirestoreError } from '../errors.ts';
import type { DocumentChange } from '../store/document.ts';
import type { DocumentStore } from '../store/document-store.ts';

interface Commit {
  readonly changes: readonly DocumentChange[];
  /** Microseconds since 1970. */
  readonly commitTime: number;
  /** The paths that it waited for. */
  readonly locked: ReadonlySet<string>;
  /** Whether another running transaction has a lock on what was read there. */
  readonly isReadByAnother: (path: string) => boolean;
}

/**
 * What must hold of every commit in the moment in which it is applied, whatever led to it. A fault of the engine and never
 * of a client: nothing of the commit is applied.
 * @throws FirestoreError `INTERNAL`
 */
export function assertCommit(
  store: Pick<DocumentStore, 'get' | 'lastCommitTime'>,
  { changes, commitTime, locked, isReadByAnother }: Commit,
): void {
  const assertHolds = (holds: boolean, broken: string, path: string): void => {
    if (!holds) throw new FirestoreError('INTERNAL', `The engine would break ${path}: ${broken}.`);
  };
  assertHolds(commitTime > store.lastCommitTime, 'the commit is not later than the last one', 'time');
  const seen = new Set<string>();
  for (const { key, before, after } of changes) {
    const { path } = key;
    assertHolds(!seen.has(path), 'it is changed twice in one commit', path);
    seen.add(path);
    assertHolds(locked.has(path), 'it is written without its lock', path);
    assertHolds(!isReadByAnother(path), 'another transaction has locked it', path);
    assertHolds(store.get(path) === before, 'the change does not rest on what is stored', path);
    if (after === undefined) continue;
    assertHolds(after.key.path === path, 'it would be stored elsewhere', path);
    assertHolds(after.updateTime === commitTime, 'its version is not that of the commit', path);
    assertHolds(commitTime > (before?.updateTime ?? 0), 'its version goes backward', path);
    // Deleted and made again within the commit, it is born with it.
    const isBorn = after.createTime === before?.createTime || after.createTime === commitTime;
    assertHolds(isBorn, 'it has another birth', path);
  }
}
