import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readdirRecursive } from 'firebase-tools/lib/fsAsync.js';
import { listFiles } from 'firebase-tools/lib/listFiles.js';
import { z } from 'zod';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const ignored = z.object({ ignore: z.array(z.string()) });
const { hosting, functions } = z
  .object({ hosting: ignored, functions: z.tuple([ignored]) })
  .parse(JSON.parse(readFileSync(join(repositoryRoot(), 'firebase.json'), 'utf8')));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'merve-published-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), '');
  }
}

test('the web app is published without its source', () => {
  write('index.html', 'assets/index-a1.js', 'assets/index-a1.js.map', '.state', 'land/land.json');
  const published = listFiles(directory, hosting.ignore);
  expect(published.toSorted()).toEqual(['assets/index-a1.js', 'index.html', 'land/land.json']);
});

test('the functions are uploaded without their source, and without what somebody installed beside them', async () => {
  write('index.cjs', 'api.js', 'api.js.map', 'package.json', 'node_modules/zod/index.js', '.git/HEAD');
  const [{ ignore }] = functions;
  const uploaded = await readdirRecursive({ path: directory, ignoreStrings: ignore });
  expect(uploaded.map(({ name }) => relative(directory, name)).toSorted()).toEqual([
    'api.js',
    'index.cjs',
    'package.json',
  ]);
});
