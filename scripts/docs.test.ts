import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { alertTable } from '../functions/src/platform/alert-table.ts';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the documents', () => {
  test.each([
    ...['threat-model', 'invariants', 'operations', 'adding-a-tool', 'features', 'web', 'trips'].map(
      (name) => `docs/${name}.md`,
    ),
    ...globSync('docs/operations/*.md', { cwd: root }),
  ])('%s names only files that exist', (document) => {
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
  });

  test('link only to pages and headings that exist', () => {
    const anchorOf = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
    const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#');
          const target = path === '' ? page : join(page, '..', path);
          if (!existsSync(join(root, target))) return true;
          if (anchor === undefined) return false;
          return ![...read(target).matchAll(/^#+ (.+)$/gm)].some(
            ([, heading = '']) => anchorOf(heading) === anchor,
          );
        })
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('architecture.md has every room in the order of its floor', () => {
    const floors = /const floors = \[([^\]]*)\]/.exec(read('.dependency-cruiser.cjs'))?.[1] ?? '';
    const rows = [...read('docs/architecture.md').matchAll(/^\| `([a-z]+)\/(?:\*\/)?` \|/gm)];
    expect(rows.map(([, room]) => room)).toEqual([...floors.matchAll(/'(\w+)'/g)].map(([, room]) => room));
    expect(rows.map(([, room]) => room).toSorted()).toEqual(
      readdirSync(join(root, 'functions/src'))
        .filter((name) => !name.includes('.'))
        .toSorted(),
    );
  });

  test('scenarios.md names only tests that exist', () => {
    const rows = [...read('docs/scenarios.md').matchAll(/^\| .+? \| (.+) \| `(.+)` \|$/gm)];
    const missing = rows.filter(([, name = '', file = '']) => !read(file).includes(name)).map(([row]) => row);
    expect(rows.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  describe('features.md', () => {
    const text = read('docs/features.md');
    // Row, feature, shown by, in (a file, or none where the feature is not built), note.
    const rows = [...text.matchAll(/^\| ([MPKTL]-\d+) \| .+? \| (.+?) \| (?:`(.+?)`|—) \| (.*?) ?\|$/gm)].map(
      ([, row = '', shownBy = '', file, note = '']) => ({ row, shownBy, file, note }),
    );

    test('has every row from M-01 to M-140, P-01 to P-102, K-01 to K-163, T-01 to T-101 and L-01 to L-115 once, in order', () => {
      const rowsOf = (source: string, length: number) =>
        Array.from({ length }, (_, index) => `${source}-${String(index + 1).padStart(2, '0')}`);
      const all = [
        ...rowsOf('M', 140),
        ...rowsOf('P', 102),
        ...rowsOf('K', 163),
        ...rowsOf('T', 101),
        ...rowsOf('L', 115),
      ];
      expect(rows.map(({ row }) => row)).toEqual(all);
      expect([...text.matchAll(/^\| [MPKTL]-/gm)]).toHaveLength(all.length);
    });

    test('names only tests, rules and decisions that exist, and says why where there is none', () => {
      const missing = rows.filter(({ shownBy, file, note }) => {
        if (file === undefined) return shownBy !== 'not built' || note === '';
        if (/^docs\/decisions\/.+\.md$/.test(file)) return !read(file).includes(`| ${shownBy} |`);
        if (!/(\.test|-conformance)\.ts$|^\.dependency-cruiser\.cjs$/.test(file)) return true;
        return !["'", '"', '`'].some((quote) => read(file).includes(`${quote}${shownBy}${quote}`));
      });
      expect(missing).toEqual([]);
    });

    test('quotes only tests and decisions that exist in its notes', () => {
      const places = ['{functions/src,contract,e2e}/**/*.test.ts', 'functions/src/**/*-conformance.ts'];
      const tests = globSync(places, { cwd: root }).map(read).join('\n');
      const decisions = globSync('docs/decisions/*.md', { cwd: root }).map(read).join('\n');
      const missing = rows.flatMap(({ note }) => [
        ...[...note.matchAll(/“(.+?)”/g)]
          .map(([, name = '']) => name)
          .filter((name) => !tests.includes(name)),
        ...[...note.matchAll(/C-\d+/g)].map(([id]) => id).filter((id) => !decisions.includes(`| ${id} |`)),
      ]);
      expect(missing).toEqual([]);
    });
  });

  test('set-up.md sets every secret that a function names before the first deployment, and no other', () => {
    const sources = globSync('functions/src/entrypoints/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts'),
    );
    const lists = sources.flatMap((file) => [
      ...read(file).matchAll(/(?:\bsecrets: |\bturnSecrets: string\[\] = )\[([^\]]*)\]/g),
    ]);
    const named = lists.flatMap(([, list = '']) =>
      [...list.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name),
    );
    const set = [...read('docs/operations/set-up.md').matchAll(/functions:secrets:set (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(8);
    expect(set.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('runbooks.md has a runbook for every alert, and for no other', () => {
    const runbooks = [...read('docs/operations/runbooks.md').matchAll(/^## `([\w-]+)`/gm)].map(
      ([, kind]) => kind,
    );
    expect(runbooks.toSorted()).toEqual(Object.keys(alertTable).toSorted());
  });
});
