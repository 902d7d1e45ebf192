/**
 * The one place that knows firebase-tools from the inside: starts its Auth, Functions, Hosting, Tasks and Eventarc
 * emulators around firestore-local (firebase-tools-repairs.ts has what has to be mended for that). Runs as a process of its own (see emulators-process.ts), because firebase-tools keeps
 * its emulators in global state and lingers after they are stopped.
 *
 * Protocol: the parent sends `start` once functions are built and firestore-local listens; this answers `ready` or `failed`,
 * and `log` in between and after. `stop`, a signal, or the parent's death ends it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Config } from 'firebase-tools/lib/config.js';
import { startAll } from 'firebase-tools/lib/emulator/controller.js';
import { HubExport } from 'firebase-tools/lib/emulator/hubExport.js';
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js';
import { logger } from 'firebase-tools/lib/logger.js';
import {
  type EmulatorLogEntry,
  type EmulatorsMessage,
  emulatorsCommand,
  type StartEmulators,
} from './emulators-protocol.ts';
import { repairFirebaseTools } from './firebase-tools-repairs.ts';
import { localHeaders } from './hosting-headers.ts';

const host = '127.0.0.1';
const stopWithinMs = 4_000;

function tell(message: EmulatorsMessage): void {
  if (process.connected) process.send?.(message);
}

const splat = Symbol.for('splat');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Flattens a winston entry of firebase-tools: its text may sit in the message, in the splat, or both. */
function toLogEntry(entry: { level: string; message: unknown } & Record<symbol, unknown>): EmulatorLogEntry {
  const rest: unknown = entry[splat];
  const extra: unknown[] = Array.isArray(rest) ? rest : [];
  const details = [entry, ...extra].filter(isRecord);
  const metadata = details.map((detail) => detail['metadata']).find(isRecord);
  const origin = metadata?.['function'];
  const user = details.map((detail) => detail['user']).find(isRecord);
  const fromFunction = details.some((detail) => 'user' in detail);
  return {
    level: entry.level,
    text: [textOf(entry.message), ...extra.map(textOf)].filter((part) => part !== '').join(' '),
    functionName: isRecord(origin) ? textOf(origin['name']) : undefined,
    fromFunction: fromFunction && isRecord(origin),
    fields: user,
  };
}

function readConfig(command: StartEmulators): Record<string, unknown> {
  const config: unknown = JSON.parse(readFileSync(join(command.root, 'firebase.json'), 'utf8'));
  if (!isRecord(config)) throw new Error('firebase.json is not an object.');
  const hosting = isRecord(config['hosting']) ? config['hosting'] : {};
  const functions = Array.isArray(config['functions']) ? config['functions'].filter(isRecord) : [];
  const at = (port: number) => ({ host, port });
  const { ports } = command;
  return {
    ...config,
    functions: functions.map((codebase) => ({
      ...codebase,
      source: relative(command.root, command.functionsDirectory),
      configDir: relative(command.root, command.environmentDirectory),
    })),
    hosting: {
      ...hosting,
      public: relative(command.root, command.hostingDirectory),
      headers: localHeaders(hosting['headers'], ports),
    },
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
}

async function start(command: StartEmulators): Promise<void> {
  repairFirebaseTools();
  logger.on('data', (entry) => tell({ type: 'log', entry: toLogEntry(entry) }));
  const nothing = async () => {};
  await EmulatorRegistry.start({
    getName: () => 'firestore',
    getInfo: () => ({ name: 'firestore', host, port: command.ports.firestore }),
    start: nothing,
    connect: nothing,
    stop: nothing,
  });
  const { root, projectId, authDirectory } = command;
  await startAll(
    {
      config: new Config(readConfig(command), { projectDir: root, cwd: root }),
      project: projectId,
      projectId,
      only: 'auth,functions,hosting',
      cwd: root,
      projectRoot: root,
      site: projectId,
      nonInteractive: true,
      ...(authDirectory !== undefined && existsSync(authDirectory) ? { import: authDirectory } : {}),
    },
    false,
  );
}

/** firebase-tools keeps the real cause of an error in `original`. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const original = 'original' in error ? error.original : undefined;
  return original === undefined ? error.message : `${error.message}: ${explain(original)}`;
}

let started: StartEmulators | undefined;
let stopping = false;

async function keepUsers(): Promise<void> {
  if (started?.authDirectory === undefined) return;
  const { projectId, authDirectory: path } = started;
  await new HubExport(projectId, { path, initiatedBy: 'exit', targets: ['auth'] }).exportAll();
}

async function stop(): Promise<never> {
  if (!stopping) {
    stopping = true;
    // A function that hangs (an open stream) must not hold the shutdown: the parent kills the whole group afterwards.
    const deadline = new Promise<void>((resolve) => setTimeout(resolve, stopWithinMs));
    const orderly = keepUsers().then(() => EmulatorRegistry.stopAll());
    await Promise.race([orderly, deadline]).catch((error: unknown) =>
      tell({ type: 'failed', message: String(error) }),
    );
  }
  // The leader of its group goes with all of it: a worker that was just being started would stay behind otherwise.
  process.kill(-process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
}

process.on('message', (raw) => {
  const command = emulatorsCommand.parse(raw);
  if (command.type === 'stop') {
    void stop();
    return;
  }
  started = command;
  start(command).then(
    () => tell({ type: 'ready' }),
    (error: unknown) => tell({ type: 'failed', message: explain(error) }),
  );
});
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
