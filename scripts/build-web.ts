import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { stateOfSources } from './state-of-sources.ts';
import { webSettingsFrom, webVariables } from './web-settings.ts';

/**
 * What decides the outcome of a build: the app's sources, the contract it shares, the runbooks it shows, and the versions
 * of what it imports.
 */
const inputs = ['web', 'contract', 'docs/operations', 'package-lock.json', 'scripts/build-web.ts'];
export interface WebBuild {
  /** Absolute path of the built app, without its `settings.json`. */
  readonly directory: string;
  /** False when what was built before still holds. */
  readonly built: boolean;
}

/**
 * Builds the web app into `.cache/web`, unless nothing it is made of has changed since. It is the same for every
 * project: what differs is `settings.json`, which whoever serves it puts beside it.
 * @throws Error with the file and line when the app does not compile.
 */
export async function buildWeb(): Promise<WebBuild> {
  const root = repositoryRoot();
  const directory = join(root, '.cache/web');
  const stamp = join(directory, '.state');
  const state = stateOfSources(root, inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return { directory, built: false };
  // Aside first: a stack that starts meanwhile must not serve half of it.
  const fresh = join(root, `.cache/web-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    await runVite(root, fresh);
    writeFileSync(join(fresh, '.state'), state);
    rmSync(directory, { recursive: true, force: true });
    renameSync(fresh, directory);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return { directory, built: true };
}

/**
 * Vite in a process of its own: this file is also loaded by tests, whose module loader it is not made for, and whose
 * NODE_ENV would put React's development version into the app.
 */
async function runVite(root: string, outDir: string): Promise<void> {
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const run = promisify(execFile)(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await run.catch((error: unknown) => {
    const output = typeof error === 'object' && error !== null && 'stderr' in error ? error.stderr : error;
    // Where in Vite it was noticed helps nobody.
    const [told] = stripVTControlCharacters(String(output)).split(/\n\s+at /);
    throw new Error(`The web app could not be built.\n${told}`);
  });
}

/** `npm run build:web`: the app as it is deployed, in `web/dist`, with the settings of the project. */
async function main(): Promise<void> {
  const settings = webSettingsFrom(webVariables(join(repositoryRoot(), 'web'), process.env));
  const { directory } = await buildWeb();
  const deployed = join(repositoryRoot(), 'web/dist');
  rmSync(deployed, { recursive: true, force: true });
  cpSync(directory, deployed, { recursive: true, filter: (path) => !path.endsWith('.state') });
  writeFileSync(join(deployed, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
  console.log(`${deployed}: for the project ${settings.firebase.projectId}`);
}

if (process.argv[1]?.endsWith('scripts/build-web.ts') === true) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
