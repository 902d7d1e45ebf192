import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { alertTable } from '../functions/src/platform/alert-table.ts';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the documents', () => {
  test.each(['docs/threat-model.md', 'docs/invariants.md', 'docs/operations.md', 'docs/adding-a-tool.md'])(
    '%s names only files that exist',
    (document) => {
      // A path is told from other code by its slash and ending; a short one is relative to functions/src.
      const paths = [...read(document).matchAll(/`([\w./*-]+\/[\w./*-]+\.(?:ts|json|md|rules))`/g)];
      const missing = paths
        .map(([, path = '']) => path)
        .filter((path) => {
          const places = [path, `functions/src/${path}`];
          return !places.some((place) =>
            place.includes('*') ? globSync(place, { cwd: root }).length > 0 : existsSync(join(root, place)),
          );
        });
      expect(missing).toEqual([]);
    },
  );

  test('scenarios.md names only tests that exist', () => {
    const rows = [...read('docs/scenarios.md').matchAll(/^\| .+? \| (.+) \| `(.+)` \|$/gm)];
    const missing = rows.filter(([, name = '', file = '']) => !read(file).includes(name)).map(([row]) => row);
    expect(rows.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  test('operations.md has a runbook for every alert, and for no other', () => {
    const runbooks = [...read('docs/operations.md').matchAll(/^### `([\w-]+)`/gm)].map(([, kind]) => kind);
    expect(runbooks.toSorted()).toEqual(Object.keys(alertTable).toSorted());
  });
});
