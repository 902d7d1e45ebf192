import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { buildFunctions } from '../../scripts/build-functions.ts';
import { startFirestoreLocal } from '../firestore/index.ts';
import { startCloudStorageDouble } from '../sandbox/cloud-storage/index.ts';
import { type GoogleAccountDouble, startGoogleAccountDouble } from '../sandbox/google-account/index.ts';
import { demoCityPlaces, startGooglePlacesDouble } from '../sandbox/google-places/index.ts';
import { changingWeather, startOpenWeatherDouble } from '../sandbox/open-weather/index.ts';
import { demoEvents, startPredictHqDouble } from '../sandbox/predict-hq/index.ts';
import { type StripeSandbox, startStripeSandbox } from '../sandbox/stripe/index.ts';
import { startTwilioSandbox, type TwilioSandbox } from '../sandbox/twilio/index.ts';
import { demoPhones, demoTowns, seedDemoMarket, seedDemoRestaurants } from '../seed/index.ts';
import { forgetWhenTheyWrote } from './close-window.ts';
import { createOperator, operatorEmail } from './demo-operator.ts';
import { type EmulatorsProcess, spawnEmulators } from './emulators-process.ts';
import type { EmulatorLogEntry } from './emulators-protocol.ts';
import { connectFirestore } from './firestore-client.ts';
import { listFunctions } from './functions-emulator-client.ts';
import {
  functionsUrl,
  googleClientId,
  loadSecrets,
  mergeSettings,
  projectId,
  publicSettings,
  type StackSecrets,
  writeDotEnv,
} from './functions-environment.ts';
import { freePorts, portsAtOffset, requireFreePorts, type StackPorts } from './ports.ts';
import { repositoryRoot } from './repository-root.ts';
import { startTicker } from './ticker.ts';
import { layOutWebApp } from './web-app.ts';

interface StackOptions {
  /** Moves every default port up by this much. */
  portOffset?: number;
  /** Takes whatever ports are free instead (tests). */
  anyPorts?: boolean;
  /** Keeps documents, users and secrets here; without it all is gone at the end. */
  dataDirectory?: string;
  /** How often scheduled functions are looked at: 60000 follows their schedules, 0 is never. */
  tickerIntervalMs?: number;
  /** How long a message from a phone may take to be taken: Twilio's 15 s, which a worker that starts on a busy machine does not always keep. */
  webhookWithinMs?: number;
  /** A built functions directory to run instead of building `functions/src` (into `functions/dist`; with `anyPorts`, aside). */
  functionsDirectory?: string;
  /** More environment variables for the functions, for example a real model key. */
  environment?: Record<string, string>;
  onLog?: (entry: EmulatorLogEntry) => void;
  /** Breaks off a start that is under way. */
  signal?: AbortSignal;
}

export interface Stack {
  readonly ports: StackPorts;
  readonly projectId: string;
  /** What the demo market holds, in a line. */
  readonly market: string;
  /** An account with the claim `admin`, to sign in with in the web app. */
  readonly operator: { readonly email: string; readonly password: string };
  /** Base URL of the HTTP functions. */
  readonly functionsUrl: string;
  readonly secrets: StackSecrets;
  readonly sandbox: TwilioSandbox;
  readonly stripe: StripeSandbox;
  readonly google: GoogleAccountDouble;
  /** Runs one scheduled function now. */
  runScheduled(name: string): Promise<void>;
  /** Builds the web app again if its source has changed, and serves it. @returns whether it was built. */
  layOutWebApp(): ReturnType<typeof layOutWebApp>;
  /** Settles, with the reason, if the emulators end by themselves. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

export class StartBrokenOffError extends Error {
  constructor() {
    super('The start was broken off.');
    this.name = 'StartBrokenOffError';
  }
}

/** The order in which things stop: whoever calls goes before whom it calls. */
const stopOrder = [
  'ticker',
  'emulators',
  'sandbox',
  'stripe',
  'places',
  'weather',
  'google',
  'events',
  'storage',
  'firestore',
  'temporary',
  'bundle',
] as const;
type Piece = (typeof stopOrder)[number];

/** Stops what was started; goes on after a failure, and raises the first one at the end. */
function undoList(): { add(piece: Piece, step: () => Promise<void>): void; run(): Promise<void> } {
  const steps = new Map<Piece, () => Promise<void>>();
  let ran: Promise<void> | undefined;
  const runAll = async () => {
    const failures: unknown[] = [];
    for (const piece of stopOrder)
      await steps
        .get(piece)?.()
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  return {
    add: (piece, step) => {
      // What comes up after a start was broken off goes down again at once.
      if (ran === undefined) steps.set(piece, step);
      else void ran.then(step, step);
    },
    run: () => {
      ran ??= runAll();
      return ran;
    },
  };
}

/** Checks that the emulator loaded functions: it reports a bundle that throws in its log only, and goes on without any. */
async function requireFunctions(port: number, complaints: readonly string[]): Promise<void> {
  if ((await listFunctions(port)).length > 0) return;
  throw new Error(`The functions could not be loaded.\n${complaints.join('\n')}`);
}

async function buildShared(): Promise<string> {
  return (await buildFunctions()).directory;
}

/**
 * Builds into a directory that is this stack's alone: a test must not have its functions reloaded under it because somebody
 * saves a file and another stack builds. Dependencies are found through the link, and upwards from `.cache`.
 */
async function buildOwn(root: string, undo: ReturnType<typeof undoList>): Promise<string> {
  const parent = join(root, '.cache/stacks');
  mkdirSync(parent, { recursive: true });
  const directory = mkdtempSync(join(parent, 'functions-'));
  undo.add('bundle', async () => rmSync(directory, { recursive: true, force: true }));
  symlinkSync(join(root, 'functions/node_modules'), join(directory, 'node_modules'), 'dir');
  await buildFunctions({ directory });
  return directory;
}

/** Puts firestore.rules in force, as firebase-tools does for the emulator it knows. @throws when they are not valid. */
async function loadRules(root: string, port: number): Promise<void> {
  const file = join(root, 'firestore.rules');
  if (!existsSync(file)) return;
  const files = [{ name: 'firestore.rules', content: readFileSync(file, 'utf8') }];
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files } }),
  });
  if (!response.ok) throw new Error(`firestore.rules: ${await response.text()}`);
}

/** Writes the demo market, before any trigger is registered: a market is not news. @returns a line about it. */
async function seed(ports: StackPorts): Promise<string> {
  const db = connectFirestore(ports.firestore);
  try {
    const [market, restaurants] = await Promise.all([
      seedDemoMarket(db),
      seedDemoRestaurants(documentsIn(db)),
    ]);
    return `${market.summary}, ${restaurants.summary}`;
  } finally {
    await db.terminate();
  }
}

async function startPieces(
  options: StackOptions,
  ports: StackPorts,
  undo: ReturnType<typeof undoList>,
): Promise<Stack> {
  const root = repositoryRoot();
  const { dataDirectory } = options;
  const secrets = loadSecrets(dataDirectory);
  const { OPERATOR_PASSWORD: operatorPassword, ...secretsOfFunctions } = secrets;
  const settings = mergeSettings(publicSettings(ports), options.environment ?? {});
  const temporary = mkdtempSync(join(tmpdir(), 'merve-'));
  undo.add('temporary', async () => rmSync(temporary, { recursive: true, force: true }));
  writeDotEnv(temporary, settings);

  const complaints: string[] = [];
  const emulators: EmulatorsProcess = spawnEmulators({
    root,
    temporary,
    environment: { GCLOUD_PROJECT: projectId, ...secretsOfFunctions, ...settings },
    onLog: (entry) => {
      if (entry.level === 'error') complaints.push(entry.text);
      options.onLog?.(entry);
    },
  });
  undo.add('emulators', () => emulators.stop());

  const layOutWeb = () => layOutWebApp(temporary, ports);
  const [functionsDirectory, { directory: hostingDirectory }] = await Promise.all([
    options.functionsDirectory ?? (options.anyPorts === true ? buildOwn(root, undo) : buildShared()),
    layOutWeb(),
    startFirestoreLocal({
      port: ports.firestore,
      projectId,
      indexes: join(root, 'firestore.indexes.json'),
      functionsEmulator: () => `127.0.0.1:${ports.functions}`,
      ...(dataDirectory === undefined ? {} : { dataDir: join(dataDirectory, 'firestore') }),
    }).then((firestore) => undo.add('firestore', () => firestore.stop())),
  ]);
  const sandbox = await startTwilioSandbox({
    port: ports.sandbox,
    accountSid: secrets.TWILIO_ACCOUNT_SID,
    authToken: secrets.TWILIO_AUTH_TOKEN,
    ...(options.webhookWithinMs === undefined ? {} : { webhookWithinMs: options.webhookWithinMs }),
    webhookUrl: `${functionsUrl(ports)}/twilioWebhook`,
    people: demoPhones(),
    places: Object.values(demoTowns),
    onWindowClosed: (phone) => forgetWhenTheyWrote(ports.firestore, phone),
    onCallbackFailed: (reason) =>
      options.onLog?.({
        level: 'warn',
        text: `WhatsApp sandbox: status callback ${reason}`,
        fromFunction: false,
      }),
  });
  undo.add('sandbox', () => sandbox.stop());
  const stripe = await startStripeSandbox({
    port: ports.stripe,
    secretKey: secrets.STRIPE_SECRET_KEY,
    webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
    webhookUrl: `${functionsUrl(ports)}/stripeWebhook`,
    onWebhookFailed: (reason) =>
      options.onLog?.({ level: 'warn', text: `Stripe sandbox: webhook ${reason}`, fromFunction: false }),
  });
  undo.add('stripe', () => stripe.stop());
  const places = await startGooglePlacesDouble({
    ...{ port: ports.places, apiKey: secrets.GOOGLE_PLACES_API_KEY, places: demoCityPlaces() },
  });
  undo.add('places', () => places.stop());
  const weather = await startOpenWeatherDouble({
    ...{ port: ports.weather, apiKey: secrets.OPENWEATHER_API_KEY, weather: changingWeather },
  });
  undo.add('weather', () => weather.stop());
  const events = await startPredictHqDouble({
    ...{ port: ports.events, accessToken: secrets.PREDICTHQ_API_KEY, events: demoEvents() },
  });
  undo.add('events', () => events.stop());
  const google = await startGoogleAccountDouble({
    ...{ port: ports.google, clientId: googleClientId, clientSecret: secrets.GOOGLE_OAUTH_CLIENT_SECRET },
    redirectUris: [`http://127.0.0.1:${ports.hosting}/me/google`],
    accounts: ['guest@example.org', 'another.guest@example.org'],
  });
  undo.add('google', () => google.stop());
  const storage = await startCloudStorageDouble({
    port: ports.storage,
    ...(dataDirectory === undefined ? {} : { directory: join(dataDirectory, 'cloud-storage') }),
  });
  undo.add('storage', () => storage.stop());
  const [market] = await Promise.all([seed(ports), loadRules(root, ports.firestore)]);

  await emulators.start({
    type: 'start',
    root,
    projectId,
    functionsDirectory,
    environmentDirectory: temporary,
    hostingDirectory,
    ...(dataDirectory === undefined ? {} : { authDirectory: join(dataDirectory, 'auth') }),
    ports,
  });
  await Promise.all([
    requireFunctions(ports.functions, complaints),
    createOperator(ports.auth, operatorPassword),
  ]);

  const ticker = startTicker({
    functionsPort: ports.functions,
    intervalMs: options.tickerIntervalMs ?? 60_000,
    onError: (text) => options.onLog?.({ level: 'error', text, fromFunction: false }),
  });
  undo.add('ticker', () => ticker.stop());
  return {
    ports,
    projectId,
    market,
    operator: { email: operatorEmail, password: operatorPassword },
    functionsUrl: functionsUrl(ports),
    secrets,
    sandbox,
    stripe,
    google,
    died: emulators.died,
    runScheduled: (name) => ticker.run(name),
    layOutWebApp: layOutWeb,
    stop: () => undo.run(),
  };
}

/**
 * Starts everything Merve needs on this machine, on loopback only: firestore-local, the Auth, Functions, Hosting and Tasks
 * emulators, the sandboxes of WhatsApp, Stripe, Google Places, OpenWeather, PredictHQ and Cloud Storage, the demo market, and the ticker that runs
 * scheduled functions.
 *
 * @returns when all of it answers; `stop()` leaves no process and no port behind.
 * @throws PortInUseError before anything is started; Error with the cause when a piece does not start (all is stopped then).
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = options.anyPorts === true ? await freePorts() : portsAtOffset(options.portOffset ?? 0);
  await requireFreePorts(ports);
  if (options.dataDirectory !== undefined) mkdirSync(options.dataDirectory, { recursive: true });
  const undo = undoList();
  const { signal } = options;
  const abort = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new StartBrokenOffError()), { once: true });
  });
  try {
    return await Promise.race([startPieces(options, ports, undo), abort]);
  } catch (error) {
    await undo.run().catch(() => undefined);
    throw error;
  }
}
