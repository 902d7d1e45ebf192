import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { bundleOnce } from './bundler.ts';
import type { Entrypoint } from './exported-functions.ts';
import { type LighterPackages, lighterEntrypoints, lighterFirestore } from './lighter-packages.ts';
import { packageChunkOf, packageChunks } from './package-chunks.ts';

export interface BundledFile {
  readonly file: string;
  readonly contents: string;
}

/**
 * What is common to all bundles. Names and line breaks are kept: stack traces in the logs stay readable, and with a code
 * cache minifying gains nothing (docs/decisions/0007).
 */
function options(root: string): BuildOptions & { write: false; metafile: true } {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    // A library of the machine it runs on: installed there, and loaded by who uploads a picture.
    external: ['sharp'],
    minifySyntax: true,
    legalComments: 'none',
    // An import() becomes a lazy require(), which the deployed loader sees.
    supported: { 'dynamic-import': false },
    alias: {
      '@merve/contract/api': join(root, 'contract/api/index.ts'),
      '@merve/contract/cards': join(root, 'contract/cards/index.ts'),
      '@merve/contract/words': join(root, 'contract/words/index.ts'),
      '@merve/contract': join(root, 'contract/index.ts'),
    },
    logLevel: 'silent',
  };
}

/**
 * Our modules that get a file of their own.
 *
 * `global-options` must be evaluated once, however many entrypoints one process loads (discovery loads them all): the SDK warns of
 * options that are set twice. `api-routes` is nine tenths of what the API is made of, and who asks whether it is up needs none of it: the
 * file and its code cache are read when another route is asked for. It shares no state with `api.ts`, which has copies of its own.
 */
const sharedModules = [
  { source: 'functions/src/entrypoints/global-options.ts', file: 'global-options.js' },
  { source: 'functions/src/entrypoints/api-routes.ts', file: 'api-routes.js' },
] as const;

function toSharedModules(root: string): Plugin {
  return {
    name: 'shared-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const shared = sharedModules.find(({ source }) => join(root, source) === join(resolveDir, path));
        return shared ? { path: `./${shared.file}`, external: true } : undefined;
      });
    },
  };
}

/** Sends imports of the packages that have a chunk of their own there. */
function toPackageChunks(own: readonly string[] = []): Plugin {
  const known = Object.values(packageChunks).flat();
  return {
    name: 'package-chunks',
    setup(build) {
      build.onResolve(
        { filter: /^(@google-cloud\/(firestore|storage)|firebase-admin|google-auth-library|stripe)(\/|$)/ },
        ({ path, kind, importer }) => {
          if (kind === 'entry-point' || own.includes(path)) return undefined;
          // Google's other libraries have made theirs lighter.
          if (path === 'google-auth-library' && importer.includes('node_modules')) return undefined;
          return known.some((each) => each === path) ? { path, namespace: 'package-chunk' } : undefined;
        },
      );
      build.onLoad({ filter: /.*/, namespace: 'package-chunk' }, ({ path }) => {
        const { file, member } = packageChunkOf(path);
        return { contents: `module.exports = require('./${file}')${member};`, loader: 'js' };
      });
      build.onResolve({ filter: /^\.\/[\w-]+\.package\.js$/ }, ({ path }) => ({ path, external: true }));
    },
  };
}

interface Bundled extends BundledFile {
  /** Packages that stay outside. */
  readonly externals: readonly string[];
  /** Our own files that went into it, as paths from the root. */
  readonly sources: readonly string[];
}

async function bundle(settings: BuildOptions & { write: false; metafile: true }): Promise<Bundled[]> {
  const { outputFiles, metafile, warnings } = await bundleOnce(settings);
  // A name that does not exist is only a warning for esbuild, and `undefined` at run time.
  const broken = warnings.filter(({ id }) => id === 'import-is-undefined');
  if (broken.length > 0)
    throw new Error(broken.map(({ text, location }) => `${location?.file}: ${text}`).join('\n'));
  const sources = Object.keys(metafile.inputs).filter((path) => isOwnSource(path));
  const outputs = Object.entries(metafile.outputs).map(([path, meta]) => [basename(path), meta] as const);
  return outputFiles.map(({ path, text }) => {
    const file = basename(path);
    const imports = outputs.find(([name]) => name === file)?.[1].imports ?? [];
    const externals = imports
      .filter((used) => used.external === true && !isBuiltin(used.path) && !used.path.startsWith('./'))
      .map((used) => used.path);
    return { file, contents: text, externals, sources };
  });
}

/** Not a package's, and not one that a plugin or a build made up. */
const isOwnSource = (path: string) =>
  /\.(ts|json|js)$/.test(path) && !/node_modules\/|:|\.package\.js$/.test(path);

const nameOf = (file: string) => file.replace(/\.js$/, '');

/** All in one build: each gets a file that has everything in it, and what they share is read and parsed once. */
function bundleEntrypoints(
  root: string,
  entrypoints: readonly Pick<Entrypoint, 'source' | 'file'>[],
  lighter: LighterPackages,
): Promise<Bundled[]> {
  return bundle({
    ...options(root),
    entryPoints: entrypoints.map(({ source, file }) => ({ in: source, out: nameOf(file) })),
    outdir: 'functions/dist',
    plugins: [lighter.plugin, toSharedModules(root), toPackageChunks()],
  });
}

function bundlePackages(root: string, file: string, specifiers: readonly string[], lighter: LighterPackages) {
  const [first] = specifiers;
  // Several packages in one chunk: each is evaluated when it is first asked for.
  const lazily = specifiers.map((name) => `get ${JSON.stringify(name)}() { return require('${name}'); }`);
  const contents =
    specifiers.length === 1
      ? `module.exports = require('${first}');`
      : `module.exports = { ${lazily.join(', ')} };`;
  return bundle({
    ...options(root),
    outfile: join('functions/dist', file),
    stdin: { contents, resolveDir: join(root, 'functions'), sourcefile: file },
    plugins: [lighter.plugin, toPackageChunks(specifiers)],
  });
}

/** What is deployed of our own and of the packages inside it. */
export interface Bundle {
  readonly files: readonly BundledFile[];
  /** Packages that had to stay outside. */
  readonly externals: readonly string[];
}

/**
 * Bundles every entrypoint, and the packages they share, with everything they import.
 *
 * @returns with our own files that went into it, as paths from the root.
 * @throws when esbuild finds an error; its message names file and line.
 */
export async function bundleFiles(
  root: string,
  entrypoints: readonly Entrypoint[],
): Promise<Bundle & { readonly sources: readonly string[] }> {
  const forEntrypoints = lighterEntrypoints();
  const forFirestore = lighterFirestore(root);
  const built = await Promise.all([
    bundleEntrypoints(root, [...sharedModules, ...entrypoints], forEntrypoints),
    ...Object.entries(packageChunks).map(([file, specifiers]) =>
      bundlePackages(root, file, specifiers, forFirestore),
    ),
  ]);
  const bundled = built.flat();
  for (const lighter of [forEntrypoints, forFirestore]) lighter.assertApplied();
  return {
    files: bundled.map(({ file, contents }) => ({ file, contents })),
    externals: [...new Set(bundled.flatMap(({ externals }) => externals))].sort(),
    sources: [...new Set(bundled.flatMap(({ sources }) => sources))].sort(),
  };
}
