/** What the emulators of firebase-tools 15.34.2 do otherwise than production, or than a machine without a network can bear. */
import exegesis from 'exegesis-express';
import versioning from 'firebase-tools/lib/deploy/functions/runtimes/node/versioning.js';
import authPages from 'firebase-tools/lib/emulator/auth/handlers.js';
import { FunctionsEmulator } from 'firebase-tools/lib/emulator/functionsEmulator.js';
import { RuntimeWorkerPool, type Worker } from 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';
import { TaskQueue } from 'firebase-tools/lib/emulator/taskQueue.js';
import { TaskQueueController } from 'firebase-tools/lib/emulator/tasksEmulator.js';
import { chooseAccountPage, helperFramePage } from '../sandbox/google/sign-in-pages.ts';

const emulatedServiceAccount = 'emulated-service-acct@email.com';

/** Production starts instances as it sees fit and gives each up to 80 requests at once; two show every race between them. */
const workersPerFunction = 2;

/** Keeps the emulators from asking npm, Secret Manager and the metadata server: calls that may hang. */
function stayOffTheNetwork(): void {
  // Asked at every load of the functions, to warn of an old SDK.
  versioning.getLatestSDKVersion = () => undefined;
  // Would be asked for what `.secret.local` lacks. Here every secret is in the environment already.
  FunctionsEmulator.prototype.resolveSecretEnvs = async () => ({});
  // firebase-admin looks for the service account a task is to run as, unless the app's settings say it.
  const firebaseConfig = FunctionsEmulator.prototype.getFirebaseConfig;
  FunctionsEmulator.prototype.getFirebaseConfig = function getFirebaseConfig() {
    const settings: object = JSON.parse(firebaseConfig.call(this));
    return JSON.stringify({ ...settings, serviceAccountId: emulatedServiceAccount });
  };
}

/**
 * The Tasks emulator runs every task at once, whatever its `scheduleTime`, looks for new ones once a second, and spins
 * while one is running. Production waits until the time; so does this.
 */
function keepTaskSchedules(): void {
  TaskQueueController.LISTEN_TIMEOUT = 50;
  TaskQueueController.UPDATE_TIMEOUT = 20;
  const waiting = new Map<string, NodeJS.Timeout>();
  const enqueueNow = TaskQueue.prototype.enqueue;
  const deleteQueued = TaskQueue.prototype.delete;
  TaskQueue.prototype.enqueue = function enqueue(task) {
    const delayMs = task.scheduleTime === undefined ? 0 : Date.parse(task.scheduleTime) - Date.now();
    if (!(delayMs > 0)) return enqueueNow.call(this, task);
    if (waiting.has(task.name) || this.queuedIds.has(task.name)) {
      throw new Error(`${task.name} is queued already`);
    }
    const dispatch = () => {
      waiting.delete(task.name);
      enqueueNow.call(this, task);
    };
    waiting.set(task.name, setTimeout(dispatch, Math.min(delayMs, 2_147_483_647)));
  };
  TaskQueue.prototype.delete = function deleteTask(taskName) {
    const timer = waiting.get(taskName);
    if (timer === undefined) return deleteQueued.call(this, taskName);
    clearTimeout(timer);
    waiting.delete(taskName);
  };
}

/**
 * The Functions emulator starts a process for each request that finds none idle: ten messages at once are ten Node starts,
 * and minutes on a small machine. Production lets one instance serve many requests; so does this, with two per function.
 */
function shareWorkers(): void {
  const open = new WeakMap<Worker, number>();
  const starting = new Map<string, Set<Promise<Worker>>>();
  const alive = (pool: RuntimeWorkerPool, id: string | undefined, runtime: string | undefined) => {
    pool.cleanUpWorkers();
    return pool.getTriggerWorkers(id, runtime).filter(({ state }) => state === 'IDLE' || state === 'BUSY');
  };

  RuntimeWorkerPool.prototype.readyForWork = function readyForWork(id, runtime) {
    const workers = alive(this, id, runtime);
    const coming = starting.get(id ?? '')?.size ?? 0;
    const idle = workers.some(({ state }) => state === 'IDLE');
    return idle || (workers.length > 0 && workers.length + coming >= workersPerFunction);
  };
  RuntimeWorkerPool.prototype.getIdleWorker = function getIdleWorker(id, runtime) {
    const load = (worker: Worker) => open.get(worker) ?? 0;
    return alive(this, id, runtime).sort((left, right) => load(left) - load(right))[0];
  };
  RuntimeWorkerPool.prototype.submitRequest = async function submitRequest(
    id,
    request,
    response,
    body,
    _debug,
    runtime,
  ) {
    const worker = this.getIdleWorker(id, runtime);
    if (worker === undefined) throw new Error(`No worker serves ${id}.`);
    open.set(worker, (open.get(worker) ?? 0) + 1);
    response.once('close', () => open.set(worker, (open.get(worker) ?? 1) - 1));
    return worker.request(request, response, body);
  };

  const startRuntime = FunctionsEmulator.prototype.startRuntime;
  FunctionsEmulator.prototype.startRuntime = async function start(backend, trigger) {
    const key = trigger?.id ?? '';
    const coming = starting.get(key) ?? new Set();
    starting.set(key, coming);
    if (coming.size >= workersPerFunction) return Promise.any(coming);
    const started = startRuntime.call(this, backend, trigger);
    coming.add(started);
    return started.finally(() => coming.delete(started));
  };
}

/** Where a worker could not be started, the emulator logs that and leaves the caller without any answer, for ever. */
function answerAlways(): void {
  const handle = FunctionsEmulator.prototype.handleHttpsTrigger;
  FunctionsEmulator.prototype.handleHttpsTrigger = async function handleHttpsTrigger(request, response) {
    await handle.call(this, request, response);
    if (!response.headersSent && !response.destroyed)
      response.writeHead(503).end('The function could not be started.');
  };
}

/**
 * The Auth emulator compiles a validator for every parameter of every route of Google's API at its start, nine seconds of CPU, for the two
 * dozen that are ever asked. Each is compiled when it is first asked for.
 */
function validateWhenAsked(): void {
  const { middleware } = exegesis;
  exegesis.middleware = (openApi, options) =>
    middleware(openApi, { ...options, lazyCompileValidationSchemas: true });
}

/**
 * The Auth emulator's pages for signing in with Google in a window fetch scripts and styles from Google and a mirror of
 * npm. Those of our double of Google need no network; other ways of signing in are the emulator's.
 */
function serveGoogleSignIn(): void {
  const provider = 'google.com';
  const registerHandlers = authPages.registerHandlers;
  authPages.registerHandlers = function register(app, stateOf) {
    app.get('/emulator/auth/handler', async ({ query }, response, next) => {
      if (query.providerId !== provider || !query.authType?.endsWith('ViaPopup')) return next();
      const known = stateOf(query.apiKey ?? '', query.tid).listProviderInfosByProviderId(provider);
      const accounts = known.map(({ rawId = '', email = '', displayName = '' }) => ({
        subject: rawId,
        email,
        name: displayName,
      }));
      response.type('html').send(await chooseAccountPage(accounts));
    });
    app.get('/emulator/auth/iframe', async (_request, response) => {
      response.type('html').send(await helperFramePage());
    });
    registerHandlers(app, stateOf);
  };
}

export function repairFirebaseTools(): void {
  stayOffTheNetwork();
  keepTaskSchedules();
  shareWorkers();
  answerAlways();
  validateWhenAsked();
  serveGoogleSignIn();
}
