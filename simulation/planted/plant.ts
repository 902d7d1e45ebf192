import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { plantedBugs } from './bugs.ts';
import { patched } from './patched.ts';

/**
 * Makes this process load the product with a known bug in it: exact pieces of source are replaced in memory as their
 * files are loaded. Production code knows nothing of it.
 * @throws Error if there is no such bug, or if a piece of source is no longer there: then the bug must be written anew.
 */
export function plant(name: string): void {
  const bug = plantedBugs.find((known) => known.name === name);
  if (bug === undefined) {
    throw new Error(
      `There is no bug ${name}; there are ${plantedBugs.map((known) => known.name).join(', ')}`,
    );
  }
  const byFile = Map.groupBy(bug.patches, ({ file }) => join(repositoryRoot(), 'functions/src', file));
  for (const [file, patches] of byFile) patched(readFileSync(file, 'utf8'), patches);
  registerHooks({
    load(url, context, nextLoad) {
      const patches = url.startsWith('file:') ? byFile.get(fileURLToPath(url)) : undefined;
      if (patches === undefined) return nextLoad(url, context);
      const source = patched(readFileSync(fileURLToPath(url), 'utf8'), patches);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
