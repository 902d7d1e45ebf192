import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { stateOfSources } from '../state-of-sources.ts';
import { type Bundle, bundleFiles } from './bundle-files.ts';
import type { Entrypoint } from './exported-functions.ts';

/** All that decides the outcome: our sources, how they are bundled, and what npm has installed, which may not yet be what is locked. */
const inputs = [
  'functions/src',
  'contract',
  'tsconfig.json',
  'scripts/functions-bundle',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

const kept = z.object({
  state: z.string(),
  files: z.array(z.object({ file: z.string(), contents: z.string() })),
  externals: z.array(z.string()),
});

/** Of another form, or written half: as if nothing were kept. */
function read(file: string): z.infer<typeof kept> | null {
  if (!existsSync(file)) return null;
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** @throws Error for a source that no input holds: a change of it would go unseen. */
function requireKnown(sources: readonly string[]): void {
  const unknown = sources.filter((source) => !inputs.some((input) => source.startsWith(`${input}/`)));
  if (unknown.length > 0)
    throw new Error(
      `The functions import ${unknown.join(', ')}: add it to scripts/functions-bundle/kept-bundle.ts.`,
    );
}

/**
 * Bundles every entrypoint of `functions/src/index.ts`, unless nothing they are made of has changed since: it takes eight seconds of CPU, and
 * each stack that starts asks for it. The last one is kept in `.cache`.
 * @throws when esbuild finds an error; its message names file and line.
 */
export async function keptBundle(root: string, entrypoints: readonly Entrypoint[]): Promise<Bundle> {
  const file = join(root, '.cache/functions-bundle.json');
  const state = stateOfSources(root, inputs);
  const before = read(file);
  if (before?.state === state) return before;
  const bundle = await bundleFiles(root, entrypoints);
  requireKnown(bundle.sources);
  mkdirSync(dirname(file), { recursive: true });
  // At once: another stack may be reading what is there.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ state, files: bundle.files, externals: bundle.externals }));
  renameSync(fresh, file);
  return bundle;
}
