import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type EmulatorLogEntry, emulatorsMessage, type StartEmulators } from './emulators-protocol.ts';

/** How long an orderly stop may take before the whole process group is killed. */
const stopWithinMs = 6_000;

export interface EmulatorsProcess {
  readonly pid: number;
  /** Starts the emulators; resolves when all of them listen and the functions are loaded. */
  start(command: StartEmulators): Promise<void>;
  /** Resolves when the process and every function worker it started are gone. */
  stop(): Promise<void>;
  /** Settles when the process ends without having been asked to. */
  readonly died: Promise<string>;
}

/**
 * What the emulators and, through them, the functions see of the environment: everything but what would lead them to a real
 * Google project. The pinned Node comes first in PATH, because firebase-tools starts helpers by `#!/usr/bin/env node`.
 */
function childEnvironment(
  root: string,
  environment: Record<string, string>,
  temporary: string,
): NodeJS.ProcessEnv {
  const { GOOGLE_APPLICATION_CREDENTIALS: _credentials, FIREBASE_TOKEN: _token, ...inherited } = process.env;
  return {
    ...inherited,
    PATH: [dirname(process.execPath), inherited['PATH']].join(delimiter),
    TMPDIR: temporary,
    // Saves each function worker and the emulators themselves from compiling the same code at every start.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    XDG_CONFIG_HOME: join(temporary, 'config'),
    CLOUDSDK_CONFIG: join(temporary, 'gcloud'),
    METADATA_SERVER_DETECTION: 'none',
    // Seconds until a function worker must be up: 30 is too few when the machine is busy with other tests.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    NO_UPDATE_NOTIFIER: '1',
    // Faster than its default of asking the functions over HTTP and waiting seconds for them to quit.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    ...environment,
  };
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // Not `instanceof Error`: Jest gives its tests an Error of their own.
    const gone = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}

/**
 * Spawns the process that holds the Firebase emulators, as the leader of a process group of its own: Ctrl-C reaches the
 * stack only, which then stops things in order, and no function worker can outlive the group.
 */
export function spawnEmulators(options: {
  root: string;
  /** Sockets and settings of firebase-tools go here; the caller removes it afterwards. */
  temporary: string;
  environment: Record<string, string>;
  onLog: (entry: EmulatorLogEntry) => void;
}): EmulatorsProcess {
  const { root, temporary, environment, onLog } = options;
  mkdirSync(join(temporary, 'config'), { recursive: true });
  const child: ChildProcess = spawn(process.execPath, [join(root, 'local/stack/firebase-emulators.ts')], {
    cwd: root,
    detached: true,
    env: childEnvironment(root, environment, temporary),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined)
    throw new Error('The Firebase emulators could not be started: no process was created.');

  let asked = false;
  let ready = false;
  let complaint = '';
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      killGroup(pid, 'SIGKILL');
      resolve(
        `The Firebase emulators ended with ${signal ?? `code ${code}`}.${complaint === '' ? '' : `\n${complaint}`}`,
      );
    });
  });
  const died = new Promise<string>((resolve) => {
    void exited.then((reason) => {
      if (!asked) resolve(reason);
    });
  });
  // Raw output is what escaped firebase-tools' logger: a crash, or a warning of Node itself.
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      complaint = (complaint + chunk).slice(-4_000);
      onLog({ level: 'debug', text: chunk.trimEnd(), fromFunction: false });
    });
  }

  return {
    pid,
    died,
    async start(command) {
      const answered = new Promise<void>((resolve, reject) => {
        child.on('message', (raw) => {
          const message = emulatorsMessage.parse(raw);
          if (message.type === 'log') onLog(message.entry);
          else if (message.type === 'ready') resolve();
          else reject(new Error(`The Firebase emulators did not start: ${message.message}`));
        });
        void died.then((reason) => reject(new Error(reason)));
      });
      child.send(command);
      await answered;
      ready = true;
    },
    async stop() {
      asked = true;
      if (!ready) killGroup(pid, 'SIGKILL');
      else if (child.exitCode === null && child.signalCode === null && child.connected)
        child.send({ type: 'stop' });
      const late = setTimeout(() => killGroup(pid, 'SIGKILL'), stopWithinMs);
      await exited;
      clearTimeout(late);
    },
  };
}
