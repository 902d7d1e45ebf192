import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { repositoryRoot } from '../local/stack/repository-root.ts';

/** Needed by firebase-functions and by `firebase deploy`, whether or not our own code names them. */
const alwaysShipped = ['firebase-functions', 'firebase-admin', '@google-cloud/firestore'];

const manifest = z.object({ version: z.string() });

export interface FunctionsBuild {
  /** Absolute path of the directory that is deployed. */
  directory: string;
  bytes: number;
  /** Exact version of each package the bundle loads at run time. */
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
function writeIfChanged(file: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
  return true;
}

/**
 * Bundles `functions/src/index.ts` into one file under `functions/dist`, with a package.json that pins what stays outside the
 * bundle. Our own packages (`@merve/…`) are bundled, published ones are not. A dynamic import stays lazy.
 *
 * @throws when esbuild finds an error; its message names file and line.
 */
export async function buildFunctions(
  options: { entry?: string; directory?: string } = {},
): Promise<FunctionsBuild> {
  const root = repositoryRoot();
  const directory = options.directory ?? join(root, 'functions/dist');
  const result = await build({
    entryPoints: { index: options.entry ?? join(root, 'functions/src/index.ts') },
    outdir: directory,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    packages: 'external',
    alias: { '@merve/contract': join(root, 'contract/index.ts') },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  const imported = Object.values(result.metafile.outputs)
    .flatMap((output) => output.imports)
    .filter((used) => used.external === true && !isBuiltin(used.path))
    .map((used) => packageOf(used.path));
  const names = [...new Set([...alwaysShipped, ...imported])].sort();
  const from = join(root, 'functions');
  const dependencies = Object.fromEntries(names.map((name) => [name, installedVersion(name, from)]));
  const packageJson = {
    name: 'merve-functions',
    version: '0.1.0',
    private: true,
    type: 'commonjs',
    main: 'index.js',
    engines: { node: '24' },
    dependencies,
  };
  mkdirSync(directory, { recursive: true });
  const written = [
    writeIfChanged(join(directory, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`),
    ...result.outputFiles.map((file) => writeIfChanged(file.path, file.contents)),
  ];
  const bundle = result.outputFiles.find((file) => file.path.endsWith('index.js'));
  return { directory, bytes: bundle?.contents.length ?? 0, dependencies, changed: written.includes(true) };
}

async function main(): Promise<void> {
  const built = await buildFunctions();
  const size = `${(built.bytes / 1024).toFixed(0)} kB`;
  console.log(`${built.directory}: index.js, ${size}${built.changed ? '' : ', unchanged'}`);
}

if (process.argv[1]?.endsWith('scripts/build-functions.ts') === true) {
  main().catch((error: unknown) => {
    // esbuild's message names each file and line; its stack says nothing.
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
