import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type BundledFile, bundleFiles } from './functions-bundle/bundle-files.ts';
import { dataFiles } from './functions-bundle/data-files.ts';
import { type Entrypoint, exportedFunctions } from './functions-bundle/exported-functions.ts';
import { keptBundle } from './functions-bundle/kept-bundle.ts';

/**
 * Needed by `firebase deploy` and the emulator to discover functions, although the bundle has its own copy of them; and the
 * server that runs them, which Cloud Build would else add in an older version than the one that is tested and measured.
 */
const alwaysShipped = ['firebase-functions', 'firebase-admin', '@google-cloud/functions-framework'];

/** Where the deployed directory keeps bytecode; see functions-bundle/deployed/index.cjs. */
const codeCache = 'code-cache';

const manifest = z.object({ version: z.string() });

export interface FunctionsBuild {
  /** Absolute path of the directory that is deployed. */
  directory: string;
  /** Of all JavaScript in it. */
  bytes: number;
  /** Exact version of each package that is installed beside the bundle. */
  dependencies: Record<string, string>;
  /** Whether anything differs from the build before. */
  changed: boolean;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The version of a package as Node would find it from `directory`. */
function installedVersion(name: string, directory: string): string {
  const file = join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file)) return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
  if (directory === dirname(directory))
    throw new Error(`${name} is imported by the functions but not installed.`);
  return installedVersion(name, dirname(directory));
}

/** Replaces the file at once, and only if it differs: the Functions emulator reloads at every write it sees. */
function writeIfChanged(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return false;
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
  return true;
}

/** `index.cjs`, which loads each function's file on demand, and the rehearsal that makes the code cache. */
function deployedScripts(
  root: string,
  entrypoints: readonly Entrypoint[],
  files: readonly BundledFile[],
): BundledFile[] {
  const template = (name: string) =>
    readFileSync(join(root, 'scripts/functions-bundle/deployed', name), 'utf8');
  const table = {
    functions: Object.fromEntries(
      entrypoints.flatMap(({ functions, file }) => functions.map((name) => [name, file] as const)),
    ),
    hashes: Object.fromEntries(
      files.map(({ file, contents }) => [
        file,
        createHash('sha256').update(contents).digest('hex').slice(0, 16),
      ]),
    ),
  };
  return [
    { file: 'write-code-cache.js', contents: template('write-code-cache.cjs') },
    {
      file: 'index.cjs',
      contents: template('index.cjs').replace('__BUNDLE__', JSON.stringify(table, null, 2)),
    },
  ];
}

/** Settings of the project (`.env`, `.env.<project>`) go where `firebase deploy` looks for them; local ones stay here. */
function settingsFiles(from: string): BundledFile[] {
  return readdirSync(from)
    .filter((file) => /^\.env(\.|$)/.test(file) && !file.endsWith('.local'))
    .map((file) => ({ file, contents: readFileSync(join(from, file), 'utf8') }));
}

/**
 * Bundles what `functions/src/index.ts` exports into `functions/dist`: one file for each entrypoint, one for each shared
 * package (functions-bundle/package-chunks.ts), an `index.cjs` that loads them on demand, and a package.json that pins what
 * stays outside. Everything else, published packages included, is inside.
 *
 * @throws when esbuild finds an error; its message names file and line.
 */
export async function buildFunctions(
  options: { entry?: string; directory?: string } = {},
): Promise<FunctionsBuild> {
  const root = repositoryRoot();
  const source = join(root, 'functions');
  const directory = options.directory ?? join(source, 'dist');
  const entrypoints = exportedFunctions(options.entry ?? join(source, 'src/index.ts'));
  // What another index exports may be made of anything.
  const bundle = options.entry === undefined ? keptBundle : bundleFiles;
  const { files, externals } = await bundle(root, entrypoints);
  const names = [...new Set([...alwaysShipped, ...externals.map(packageOf)])].sort();
  const dependencies = Object.fromEntries(names.map((name) => [name, installedVersion(name, source)]));
  const packageJson = {
    name: 'merve-functions',
    version: '0.1.0',
    private: true,
    type: 'commonjs',
    // Not index.js: for that, functions-framework loads 30 ms of packages to learn that it is no ES module.
    main: 'index.cjs',
    engines: { node: '24' },
    // Not `gcp-build`: `firebase deploy` tells Cloud Build to run no scripts but those of the installation itself.
    scripts: { postinstall: 'node write-code-cache.js' },
    dependencies,
  };
  // index.cjs comes last: until then the files of the build before are complete.
  const all = [
    ...settingsFiles(source),
    ...dataFiles(root),
    { file: 'package.json', contents: `${JSON.stringify(packageJson, null, 2)}\n` },
    ...files,
    ...deployedScripts(root, entrypoints, files),
  ];
  mkdirSync(directory, { recursive: true });
  const changed = all
    .map(({ file, contents }) => writeIfChanged(join(directory, file), contents))
    .includes(true);
  if (changed) removeStale(directory, new Set(all.map(({ file }) => file)));
  const bytes = all
    .filter(({ file }) => /\.c?js$/.test(file))
    .reduce((sum, { contents }) => sum + contents.length, 0);
  return { directory, bytes, dependencies, changed };
}

/** Removes what an earlier build wrote and this one does not, and the code cache, which is made of it. */
function removeStale(directory: string, current: ReadonlySet<string>): void {
  for (const file of readdirSync(directory)) {
    const ours = /\.c?js(\.map)?$|\.bin$|^\.env/.test(file) || file === codeCache;
    if (ours && !current.has(file)) rmSync(join(directory, file), { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const built = await buildFunctions();
  const size = `${(built.bytes / 1024).toFixed(0)} kB`;
  console.log(`${built.directory}: ${size}${built.changed ? '' : ', unchanged'}`);
}

if (process.argv[1]?.endsWith('scripts/build-functions.ts') === true) {
  main().catch((error: unknown) => {
    // esbuild's message names each file and line; its stack says nothing.
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
