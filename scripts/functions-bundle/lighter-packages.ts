import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import { keepReachable } from './keep-reachable.ts';
import { packageChunkOf } from './package-chunks.ts';

/**
 * Makes published packages cheaper to start, without changing what they do. Every rule says what it costs to go without
 * it; the figures are in docs/decisions/0007. A rule that finds nothing to do fails the build: after an upgrade it must
 * be looked at again, not be silently lost.
 */
export interface LighterPackages {
  readonly plugin: Plugin;
  /** @throws Error naming the rules that have not been applied to any file. */
  assertApplied(): void;
}

interface Rules {
  readonly name: string;
  readonly setup: (build: Parameters<Plugin['setup']>[0], applied: (rule: string) => void) => void;
  readonly rules: readonly string[];
}

function lighter({ name, setup, rules }: Rules): LighterPackages {
  const used = new Set<string>();
  return {
    plugin: { name, setup: (build) => setup(build, (rule) => used.add(rule)) },
    assertApplied() {
      const idle = rules.filter((rule) => !used.has(rule));
      if (idle.length > 0)
        throw new Error(`The bundle's rules no longer fit the installed packages: ${idle.join(', ')}`);
    },
  };
}

/** What firebase-functions takes from firebase-admin: functions only, called when a function handles its first event. */
const adminFunctions: Record<string, readonly string[]> = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
  'firebase-admin/firestore': ['getFirestore'],
};

/**
 * For the entrypoints:
 * - `zod`: `import { z }` keeps every schema type and the messages of 50 languages (350 kB); a namespace import is
 *   tree-shaken.
 * - `firebase-admin`: firebase-functions imports it statically and needs it only later; loaded on the first call, a
 *   refused request does without its 250 ms.
 */
export function lighterEntrypoints(): LighterPackages {
  return lighter({
    name: 'lighter-entrypoints',
    rules: ['zod', 'firebase-admin'],
    setup(build, applied) {
      build.onLoad({ filter: /[\\/](functions[\\/]src|contract)[\\/].*\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replace(/^import \{ z \} from 'zod';/m, "import * as z from 'zod';");
        if (contents !== source) applied('zod');
        if (/^import \{[^}]*\bz\b[^}]*\} from 'zod'/m.test(contents))
          return { errors: [{ text: `${path}: only \`import { z } from 'zod';\` is tree-shaken` }] };
        return { contents, loader: 'ts' };
      });
      build.onResolve({ filter: /^firebase-admin\// }, ({ path, importer }) =>
        /[\\/]firebase-functions[\\/]/.test(importer) && path in adminFunctions
          ? { path, namespace: 'called-later' }
          : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'called-later' }, ({ path }) => {
        applied('firebase-admin');
        const { file, member } = packageChunkOf(path);
        const lines = (adminFunctions[path] ?? []).map(
          (name) => `export const ${name} = (...given) => require('./${file}')${member}.${name}(...given);`,
        );
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  });
}

const firestoreApi = /[\\/]@google-cloud[\\/]firestore-api[\\/]build[\\/]/;
const gax = /[\\/]google-gax[\\/]build[\\/]src[\\/]/;

/** A module nobody needs at run time: its members can be passed on, but not used. */
function leftOut(what: string): OnLoadResult {
  const message = JSON.stringify(`${what} is left out of the bundle (scripts/functions-bundle)`);
  return {
    loader: 'js',
    contents: `const refuse = () => { throw new Error(${message}); };
      const absent = new Proxy(function () {}, { get: refuse, apply: refuse, construct: refuse });
      module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : absent) });`,
  };
}

/** A module evaluated at the first call of a function somewhere in it. For modules of which only functions are called. */
function evaluatedLater(path: string, resolveDir: string): OnLoadResult {
  return {
    loader: 'js',
    resolveDir,
    contents: `const at = (path) => path.reduce((value, key) => value[key], require(${JSON.stringify(path)}));
      const later = (path) => new Proxy(function () {}, {
        get: (_target, key) => later([...path, key]),
        apply: (_target, _this, given) => at(path.slice(0, -1))[path.at(-1)](...given),
      });
      module.exports = later([]);`,
  };
}

/** Large JSON as text for JSON.parse: V8 reads it several times faster than the same as a JavaScript literal. */
function parsedJson(value: unknown): OnLoadResult {
  return { loader: 'js', contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(value))});` };
}

/**
 * For `@google-cloud/firestore`, whose first call otherwise costs 500 ms:
 * - `other services`: generated classes of services the client does not call.
 * - `protobuf classes`: 1.9 MB of generated classes, of which one function is called in rare conversions. The client
 *   builds its own from `protos.json`.
 * - `admin client`: the database administration API.
 * - `protos.json`: 248 message types are compiled at the first call; 101 are reachable from the Firestore service.
 * - `locations client`: a second API the client constructs at once and that nobody calls; made when it is.
 * - `one google-gax`: npm may install a copy for each of the two Firestore packages; one of the same version serves both.
 */
export function lighterFirestore(root: string): LighterPackages {
  return lighter({
    name: 'lighter-firestore',
    rules: ['other services', 'protobuf classes', 'admin client', 'protos.json', 'locations client'],
    setup(build, applied) {
      build.onResolve(
        { filter: /^(\.\.\/)+protos\/(protos|iam_service|locations|operations)$/ },
        ({ path, importer }) => {
          if (!firestoreApi.test(importer) && !gax.test(importer)) return undefined;
          applied('other services');
          return { path, namespace: 'left-out' };
        },
      );
      build.onResolve({ filter: /[\\/]firestore-api[\\/]build[\\/]protos[\\/]protos$/ }, async (found) => {
        const { path, kind, resolveDir, importer, pluginData } = found;
        if (pluginData === 'seen' || !importer.endsWith('firestore_v1_proto_api.js')) return undefined;
        applied('protobuf classes');
        const resolved = await build.resolve(path, { kind, resolveDir, pluginData: 'seen' });
        return { path: resolved.path, namespace: 'evaluated-later' };
      });
      build.onLoad({ filter: /.*/, namespace: 'evaluated-later' }, ({ path }) => evaluatedLater(path, root));
      build.onResolve({ filter: /^\.\/firestore_admin_client$/ }, ({ path }) => {
        applied('admin client');
        return { path, namespace: 'left-out' };
      });
      build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => leftOut(path));

      build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
        const value: unknown = JSON.parse(await readFile(path, 'utf8'));
        if (!firestoreApi.test(path) || !path.endsWith('protos.json')) return parsedJson(value);
        applied('protos.json');
        return parsedJson(keepReachable(value, 'google.firestore.v1.Firestore'));
      });

      build.onResolve({ filter: /^\.\/locationService$/ }, ({ path, importer, resolveDir }) => {
        if (!gax.test(importer)) return undefined;
        applied('locations client');
        return { path: `${join(resolveDir, path)}.js`, namespace: 'made-later' };
      });
      build.onLoad({ filter: /.*/, namespace: 'made-later' }, ({ path }) => ({
        loader: 'js',
        resolveDir: root,
        contents: `exports.LocationsClient = function LocationsClient(...given) {
          let client;
          const made = () => (client ??= new (require(${JSON.stringify(path)}).LocationsClient)(...given));
          return new Proxy(this, {
            get: (_target, key) => Reflect.get(made(), key),
            set: (_target, key, value) => Reflect.set(made(), key, value),
          });
        };`,
      }));

      build.onResolve({ filter: /^google-gax(\/|$)/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === 'seen') return undefined;
        const shared = join(root, 'node_modules/@google-cloud/firestore');
        const [own, other] = await Promise.all(
          [resolveDir, shared].map((from) =>
            build.resolve(path, { kind, resolveDir: from, pluginData: 'seen' }),
          ),
        );
        return other && (await versionOf(other.path)) === (await versionOf(own?.path ?? '')) ? other : own;
      });
    },
  });
}

/** The version of the google-gax a file belongs to; undefined if it belongs to none. */
async function versionOf(file: string): Promise<unknown> {
  const directory = /^.*[\\/]google-gax(?=[\\/])/.exec(file)?.[0];
  if (directory === undefined) return undefined;
  const manifest: unknown = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? manifest.version
    : undefined;
}
