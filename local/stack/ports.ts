import { createServer } from 'node:net';

/** Where each service of the stack listens, on loopback, when nothing is said. */
export const defaultPorts = {
  hosting: 5000,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  sandbox: 4010,
  stripe: 4020,
  places: 4030,
  weather: 4040,
  events: 4050,
  google: 4060,
  storage: 9199,
} as const;

export type Service = keyof typeof defaultPorts;
export type StackPorts = Record<Service, number>;

const serviceTitles: Record<Service, string> = {
  hosting: 'web app (Hosting emulator)',
  functions: 'Functions emulator',
  auth: 'Auth emulator',
  firestore: 'firestore-local',
  tasks: 'Tasks emulator',
  eventarc: 'Eventarc emulator',
  hub: 'emulator hub',
  logging: 'emulator logging',
  sandbox: 'provider sandbox (WhatsApp)',
  stripe: 'provider sandbox (Stripe)',
  places: 'provider sandbox (Google Places)',
  weather: 'provider sandbox (OpenWeather)',
  events: 'provider sandbox (PredictHQ)',
  google: 'provider sandbox (Google accounts)',
  storage: 'Cloud Storage double',
};

export const services: readonly Service[] = [
  'hosting',
  'functions',
  'auth',
  'firestore',
  'tasks',
  'eventarc',
  'hub',
  'logging',
  'sandbox',
  'stripe',
  'places',
  'weather',
  'events',
  'google',
  'storage',
];

/** Every port, built by asking `portOf` for each service. */
function portTable(portOf: (service: Service) => number): StackPorts {
  return {
    hosting: portOf('hosting'),
    functions: portOf('functions'),
    auth: portOf('auth'),
    firestore: portOf('firestore'),
    tasks: portOf('tasks'),
    eventarc: portOf('eventarc'),
    hub: portOf('hub'),
    logging: portOf('logging'),
    sandbox: portOf('sandbox'),
    stripe: portOf('stripe'),
    places: portOf('places'),
    weather: portOf('weather'),
    events: portOf('events'),
    google: portOf('google'),
    storage: portOf('storage'),
  };
}

/** Ports no browser and no fetch talks to: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

/** The default ports, all moved up by `offset`: a second stack beside a running one takes for example 100. */
export function portsAtOffset(offset: number): StackPorts {
  if (!Number.isInteger(offset) || offset < 0 || offset > 55_000) {
    throw new Error(`The port offset must be a whole number from 0 to 55000, not ${offset}.`);
  }
  const ports = portTable((service) => defaultPorts[service] + offset);
  const blocked = services.find((service) => blockedPorts.has(ports[service]));
  if (blocked === undefined) return ports;
  const problem = `would put the ${serviceTitles[blocked]} on port ${ports[blocked]}, which browsers and fetch refuse`;
  throw new Error(`The port offset ${offset} ${problem}: choose another.`);
}

/** Whether nothing listens on the port, on the IPv4 loopback address or the IPv6 one (absent IPv6 counts as free). */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const outcome = await new Promise<string>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
    });
    if (outcome === 'EADDRINUSE' || outcome === 'EACCES') return false;
  }
  return true;
}

/** Raised before anything is started; names every port that is taken, its service, and how to move the stack. */
export class PortInUseError extends Error {
  readonly taken: readonly Service[];
  constructor(ports: StackPorts, taken: readonly Service[]) {
    const lines = taken.map(
      (service) => `  port ${ports[service]} is needed by the ${serviceTitles[service]}`,
    );
    super(
      [
        taken.length === 1
          ? 'A port of the local stack is already in use:'
          : 'Ports of the local stack are already in use:',
        ...lines,
        'Stop what listens there (another `npm start`?), or move the whole stack: npm start -- --port-offset 100',
      ].join('\n'),
    );
    this.name = 'PortInUseError';
    this.taken = taken;
  }
}

/** @throws PortInUseError naming each service whose port is taken. */
export async function requireFreePorts(ports: StackPorts): Promise<void> {
  const free = await Promise.all(services.map((service) => isPortFree(ports[service])));
  const taken = services.filter((_, index) => free[index] === false);
  if (taken.length > 0) throw new PortInUseError(ports, taken);
}

/**
 * Ports for a stack that must not collide with another one (tests, `npm run demo`). They lie below the range the system
 * hands to outgoing connections (32768 on Linux, 49152 on macOS), which would otherwise take one between this check and
 * the start.
 */
export async function freePorts(): Promise<StackPorts> {
  let candidate = 20_000 + Math.floor(Math.random() * 12_000);
  const found: number[] = [];
  for (let tried = 0; found.length < services.length; tried += 1) {
    if (tried > 2_000) throw new Error('No free ports between 20000 and 32700.');
    if (await isPortFree(candidate)) found.push(candidate);
    candidate = candidate >= 32_700 ? 20_000 : candidate + 1;
  }
  return portTable((service) => found[services.indexOf(service)] ?? 0);
}
