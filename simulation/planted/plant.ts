import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { patched } from './patched.ts';
import type { Patch } from './planted-bug.ts';
import { plantedBugs } from './planted-bugs.ts';

/** Stands behind the address of a module that is loaded for a bug, with the bug's name behind it. */
const mark = '?planted=';

/** The files that can have to do with a bug. */
const sources = '{functions/src,simulation,local}/**/*.ts';

/** What a file loads when it is loaded, or later; what it names for its types alone is not loaded. */
const typeImports = /^(?:import|export) type\b[^;]*;$/gm;
const imports = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Which files load each file, directly. */
function importersOf(root: string): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\.ts$/.test(file));
  for (const file of files.map((name) => join(root, name))) {
    for (const [, path = ''] of readFileSync(file, 'utf8').replace(typeImports, '').matchAll(imports)) {
      const imported = join(dirname(file), path);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return importers;
}

interface Planted {
  readonly byFile: ReadonlyMap<string, readonly Patch[]>;
  /** The files with a bug, and all that load them, however indirectly: they must be loaded anew. */
  readonly touched: ReadonlySet<string>;
}

let knownImporters: Map<string, Set<string>> | null = null;

function prepare(name: string): Planted {
  const bug = plantedBugs.find((known) => known.name === name);
  if (bug === undefined) {
    throw new Error(
      `There is no bug ${name}; there are ${plantedBugs.map((known) => known.name).join(', ')}`,
    );
  }
  const root = repositoryRoot();
  knownImporters ??= importersOf(root);
  const byFile = Map.groupBy(bug.patches, ({ file }) => join(root, 'functions/src', file));
  for (const [file, patches] of byFile) patched(readFileSync(file, 'utf8'), patches);
  const touched = new Set(byFile.keys());
  // A set is gone through with what is added on the way.
  for (const file of touched) for (const importer of knownImporters.get(file) ?? []) touched.add(importer);
  return { byFile, touched };
}

const prepared = new Map<string, Planted>();

function plantedIn(address: string | undefined): { readonly url: string; readonly bug: string } | null {
  const [url = '', bug] = (address ?? '').split(mark);
  return bug === undefined ? null : { url, bug };
}

let hooked = false;

function hook(): void {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const parent = plantedIn(context.parentURL);
      if (parent === null || !resolved.url.startsWith('file:')) return resolved;
      const isTouched = prepared.get(parent.bug)?.touched.has(fileURLToPath(resolved.url)) === true;
      return isTouched ? { ...resolved, url: `${resolved.url}${mark}${parent.bug}` } : resolved;
    },
    load(url, context, nextLoad) {
      const own = plantedIn(url);
      if (own === null) return nextLoad(url, context);
      const file = fileURLToPath(own.url);
      const patches = prepared.get(own.bug)?.byFile.get(file);
      if (patches === undefined) return nextLoad(url, context);
      const source = patched(readFileSync(file, 'utf8'), patches);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/**
 * Prepares this process for a known bug: exact pieces of source are replaced in memory as their files are loaded.
 * Production code knows nothing of it. Whatever has nothing to do with the bug is shared with the healthy product and with
 * the other bugs, so one process can have one after another without beginning anew.
 * @returns the name to import a module by, for a module that knows the bug.
 * @throws Error if there is no such bug, or if a piece of source is no longer there: then the bug must be written anew.
 */
export function planting(bug: string): (module: string) => string {
  hook();
  if (!prepared.has(bug)) prepared.set(bug, prepare(bug));
  return (module) => `${module}${mark}${bug}`;
}
