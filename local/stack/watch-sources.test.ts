import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, test } from '@jest/globals';
import { repositoryRoot } from './repository-root.ts';
import { watchSources } from './watch-sources.ts';

let folder: string;
let stop: (() => void) | undefined;
beforeEach(() => {
  const cache = join(repositoryRoot(), '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'watched-'));
});
afterEach(() => {
  stop?.();
  rmSync(folder, { recursive: true });
});

test('a file that is written leads to a build', async () => {
  const built = Promise.withResolvers<void>();
  stop = watchSources({
    folders: [relative(repositoryRoot(), folder)],
    build: async () => true,
    onBuilt: built.resolve,
    onFailed: (reason) => built.reject(new Error(reason)),
  });
  writeFileSync(join(folder, 'a.ts'), '1');
  await built.promise;
});
