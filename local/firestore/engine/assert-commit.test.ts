import { describe, expect, test } from '@jest/globals';
import type { StoredDocument } from '../store/document.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentKey } from '../store/path.ts';
import { assertCommit } from './assert-commit.ts';

const key = documentKey('c/one');
const version = (updateTime: number, changes: Partial<StoredDocument> = {}): StoredDocument => ({
  key,
  fields: new Map(),
  createTime: 10,
  updateTime,
  ...changes,
});

/** A store whose only document was written at 10, and what is said of a commit at 20 that changes it. */
function commitOf(changes: Partial<Parameters<typeof assertCommit>[1]> = {}): () => void {
  const store = new DocumentStore('projects/p/databases/d', 1);
  const stored = version(10);
  store.apply(10, [{ key, before: undefined, after: stored }], { type: 'system', id: undefined });
  const whole = {
    changes: [{ key, before: stored, after: version(20) }],
    commitTime: 20,
    locked: new Set([key.path]),
    isReadByAnother: () => false,
  };
  const resting = changes.changes?.map((change) => ({ ...change, before: change.before && stored }));
  return () => assertCommit(store, { ...whole, ...changes, ...(resting ? { changes: resting } : {}) });
}

test('a commit that keeps the rules passes', () => {
  expect(commitOf()).not.toThrow();
  expect(commitOf({ changes: [{ key, before: version(10), after: undefined }] })).not.toThrow();
  const again = version(20, { createTime: 20 });
  expect(commitOf({ changes: [{ key, before: version(10), after: again }] })).not.toThrow();
});

describe('what would break a database is thrown', () => {
  const change = { key, before: version(10) };
  const cases: readonly [string, Parameters<typeof commitOf>[0]][] = [
    ['not later than the last one', { commitTime: 10, changes: [{ ...change, after: version(10) }] }],
    ['written without its lock', { locked: new Set(['c/other']) }],
    ['another transaction has locked it', { isReadByAnother: (path) => path === key.path }],
    ['does not rest on what is stored', { changes: [{ key, before: undefined, after: version(20) }] }],
    ['not that of the commit', { changes: [{ ...change, after: version(9) }] }],
    ['another birth', { changes: [{ ...change, after: version(20, { createTime: 15 }) }] }],
    ['stored elsewhere', { changes: [{ ...change, after: version(20, { key: documentKey('c/two') }) }] }],
    [
      'changed twice in one commit',
      {
        changes: [
          { ...change, after: version(20) },
          { ...change, after: version(20) },
        ],
      },
    ],
  ];
  test.each(cases)('%s', (message, commit) => {
    expect(commitOf(commit)).toThrow(
      expect.objectContaining({ status: 'INTERNAL', message: expect.stringContaining(message) }),
    );
  });
});
