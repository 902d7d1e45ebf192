import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notSources = new Set(['node_modules', 'dist']);

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => !notSources.has(name));
  return names.flatMap((name) => filesUnder(join(path, name))).sort();
}

/**
 * A hash of all that something is built from.
 * @param inputs files and folders, as paths from `root`
 */
export function stateOfSources(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(join(root, input))))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
