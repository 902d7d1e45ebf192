import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
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

/** Watches the folder with builds that wait until they are let go; `started` resolves when the next one begins. */
function watchFolder() {
  const begun: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const failures: string[] = [];
  let builds = 0;
  let begins: (() => void) | undefined;
  const started = async (): Promise<(failure?: Error) => void> => {
    if (begun.length === 0)
      await new Promise<void>((resolve) => {
        begins = resolve;
      });
    const go = begun.shift();
    return () => go?.();
  };
  stop = watchSources({
    folders: [relative(repositoryRoot(), folder)],
    build: () => {
      builds += 1;
      return new Promise((resolve, reject) => {
        const failing = builds === 1;
        begun.push(() => (failing ? reject(new Error('does not compile')) : resolve(true)));
        begins?.();
      });
    },
    onBuilt: () => {
      for (const go of waiting.splice(0)) go();
    },
    onFailed: (reason) => void failures.push(reason),
  });
  return {
    started,
    built: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    failures,
    builds: () => builds,
  };
}

test('what changes during a build is built afterwards, once, and a failed build is told and does not end it', async () => {
  const watched = watchFolder();
  writeFileSync(join(folder, 'a.ts'), '1');
  const finishFirst = await watched.started();
  writeFileSync(join(folder, 'a.ts'), '2');
  // Longer than editors take to save: the change has been noticed, and waits.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(watched.builds()).toBe(1);
  const built = watched.built();
  finishFirst();
  (await watched.started())();
  await built;
  expect(watched.builds()).toBe(2);
  expect(watched.failures).toEqual(['does not compile']);
});
