// Runs a TypeScript entry on the pinned Node, installing what is missing first. Plain JavaScript without a dependency: it is
// what a fresh clone runs, on any Node >= 20.   node scripts/bootstrap.mjs <entry.ts> [arguments...]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.merve-installed');
const lockDirectory = join(root, '.cache', 'install.lock');
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
const dependencyFields = [
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
// Everything said here goes to stderr: stdout belongs to the entry (`--json`).
const say = (text) => process.stderr.write(`${text}\n`);

function fail(text) {
  say(text);
  process.exit(1);
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(
      `Merve needs Node 20 or newer to start; this is Node ${process.versions.node}. See https://nodejs.org`,
    );
}

/** A hash of all that decides what has to be installed; a changed script or description does not count. */
function wantedState() {
  const manifest = readJson(join(root, 'package.json'));
  const files = ['.', ...(manifest.workspaces ?? [])].map((folder) => join(root, folder, 'package.json'));
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of files.filter((candidate) => existsSync(candidate))) {
    const content = readJson(file);
    hash.update(JSON.stringify(dependencyFields.map((field) => content[field] ?? null)));
  }
  return hash.digest('hex');
}

/** Whether npm's own record of node_modules has every package of the lock file that is not optional, in its version. */
function isComplete() {
  const recordFile = join(modules, '.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const installed = readJson(recordFile).packages ?? {};
  const locked = readJson(join(root, 'package-lock.json')).packages ?? {};
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.link === true ||
      entry.optional === true ||
      entry.devOptional === true ||
      installed[path]?.version === entry.version,
  );
}

function pinnedVersion() {
  return readJson(join(root, 'package.json')).devDependencies.node;
}

function hasPinnedNode() {
  if (!existsSync(pinnedNode)) return false;
  const answer = spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.trim() === `v${pinnedVersion()}`;
}

function isReady(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted && existsSync(pinnedNode);
}

function npm(args) {
  // npm_execpath is the npm that runs us; without it (node scripts/bootstrap.mjs) the one in PATH.
  const own = process.env.npm_execpath;
  const viaNode = own !== undefined && /\.c?js$/.test(own);
  const [command, first] = viaNode ? [process.execPath, [own]] : ['npm', []];
  const done = spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_progress: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && !viaNode,
  });
  if (done.status === 0) return;
  say(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  fail(`npm ${args.join(' ')} failed${done.error === undefined ? '' : `: ${done.error.message}`}`);
}

function install(wanted) {
  if (!isComplete()) {
    say('Installing what is missing (once; a minute or two) ...');
    // Not `npm ci`: the lock file was made on a mirror that lacks some platform packages, and ci insists on each.
    npm(['install', '--no-save']);
  }
  if (!hasPinnedNode()) {
    say(`Fetching Node ${pinnedVersion()} ...`);
    npm(['rebuild', 'node', '--ignore-scripts=false']);
    if (!hasPinnedNode())
      fail(`Node ${pinnedVersion()} was installed but does not run on this machine (${pinnedNode}).`);
  }
  writeFileSync(stampFile, wanted);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the holder of the lock is gone: its process ended, or it died before it could write down who it is. */
function isAbandoned() {
  try {
    return !isAlive(Number(readFileSync(join(lockDirectory, 'pid'), 'utf8')));
  } catch {
    try {
      return Date.now() - statSync(lockDirectory).mtimeMs > 10_000;
    } catch {
      return false;
    }
  }
}

/** Runs one installation at a time on this checkout: mkdir is atomic, so it is the lock. */
async function ensureInstalled() {
  const wanted = wantedState();
  if (isReady(wanted)) return;
  mkdirSync(dirname(lockDirectory), { recursive: true });
  for (let told = false; ; ) {
    try {
      mkdirSync(lockDirectory);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned()) rmSync(lockDirectory, { recursive: true, force: true });
      else {
        if (!told) say('Another command is installing; waiting for it ...');
        told = true;
        await pause(250);
      }
    }
  }
  const release = () => rmSync(lockDirectory, { recursive: true, force: true });
  process.once('exit', release);
  try {
    writeFileSync(join(lockDirectory, 'pid'), String(process.pid));
    if (!isReady(wanted)) install(wanted);
  } finally {
    release();
    process.removeListener('exit', release);
  }
}

/** Runs the entry in our place: same terminal, same signals, same exit code. */
function run(entry, args) {
  const child = spawn(pinnedNode, [resolve(root, entry), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MERVE_CALLED_FROM: process.env.INIT_CWD ?? process.cwd(),
      // Google's client libraries would look for a metadata server on the network, at every start.
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  // A Ctrl-C reaches us from the terminal and again from npm: one is enough for the entry.
  const lastForwarded = { SIGINT: 0, SIGTERM: 0, SIGHUP: 0 };
  const forward = (signal) => {
    if (Date.now() - lastForwarded[signal] < 1_000) return;
    lastForwarded[signal] = Date.now();
    child.kill(signal);
  };
  for (const signal of Object.keys(lastForwarded)) process.on(signal, () => forward(signal));
  // npm hands a SIGTERM to the shell between us, which dies of it without telling us.
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== shell && forward('SIGTERM'), 500).unref();
  }
  child.on('error', (error) => fail(`${pinnedNode} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) fail('Usage: node scripts/bootstrap.mjs <entry.ts> [arguments...]');
requireNode();
await ensureInstalled();
run(entry, args);
