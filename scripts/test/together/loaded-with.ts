import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';

const imported = new Map<string, readonly string[]>();

/** What a file imports when it is loaded; a test also what it imports later. Paths from the root. */
function importsOf(file: string, isTest: boolean): readonly string[] {
  const known = imported.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(repositoryRoot(), file), 'utf8');
  const found = [...text.matchAll(isTest ? /(?:from |import\()'(\.[^']+\.ts)'/g : /from '(\.[^']+\.ts)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(join(repositoryRoot(), path)));
  imported.set(file, found);
  return found;
}

/** Everything of ours that is loaded with a test. */
export function loadedWith(test: string): ReadonlySet<string> {
  const loaded = new Set([test]);
  for (const file of loaded) for (const other of importsOf(file, file === test)) loaded.add(other);
  return loaded;
}
