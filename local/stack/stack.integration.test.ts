import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import type { EmulatorLogEntry } from './emulators-protocol.ts';
import { connectFirestore } from './firestore-client.ts';
import { listFunctions } from './functions-emulator-client.ts';
import { isPortFree, PortInUseError, services } from './ports.ts';
import { type Stack, startStack } from './stack.ts';
import { type TinyFunctions, tinyFunctions } from './testing/tiny-functions.ts';

/** Only Linux tells a process about the environment of others. */
const processesAreSeen = existsSync('/proc/self/environ');

/** Ids of all processes whose environment names this stack's journal: its emulators and function workers. */
function processesOf(functions: TinyFunctions): string[] {
  if (!processesAreSeen) return [];
  const marker = functions.environment['TINY_JOURNAL'] ?? '';
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(marker);
      } catch {
        return false;
      }
    });
}

describe('a stack', () => {
  const log: EmulatorLogEntry[] = [];
  let functions: TinyFunctions;
  let stack: Stack;
  let dataDirectory: string;

  const start = () =>
    startStack({
      anyPorts: true,
      tickerIntervalMs: 0,
      dataDirectory,
      functionsDirectory: functions.directory,
      environment: functions.environment,
      onLog: (entry) => log.push(entry),
    });

  beforeAll(async () => {
    functions = tinyFunctions();
    dataDirectory = mkdtempSync(join(tmpdir(), 'merve-data-'));
    stack = await start();
  });

  afterAll(async () => {
    await stack?.stop();
    functions.remove();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  test('runs the functions on the pinned Node, with the settings they need and their secrets', async () => {
    const answer = await fetch(`${stack.functionsUrl}/api/some/path`);
    expect(await answer.json()).toEqual({
      path: '/some/path',
      node: process.version,
      GCLOUD_PROJECT: 'demo-merve',
      TWILIO_API_BASE_URL: `http://127.0.0.1:${stack.ports.sandbox}`,
      SERVICE_TOKEN: stack.secrets.SERVICE_TOKEN,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${stack.ports.firestore}`,
    });
    await eventually(() =>
      log.some(({ fromFunction, fields }) => fromFunction && fields?.['message'] === 'asked'),
    );
  });

  test('serves many requests at once with two workers, as instances in production do', async () => {
    const answer = z.object({ pid: z.number() });
    const ask = async () => answer.parse(await (await fetch(`${stack.functionsUrl}/slow`)).json()).pid;
    const startedAt = Date.now();
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    const pids = new Set(answers);
    expect(pids.size).toBeGreaterThan(0);
    expect(pids.size).toBeLessThanOrEqual(2);
    expect(Date.now() - startedAt).toBeLessThan(20 * 500);
  });

  test('serves the web address, and hands its API paths to the function', async () => {
    const page = await fetch(`http://127.0.0.1:${stack.ports.hosting}/any/page`);
    expect(await page.text()).toContain('<html');
    const api = await fetch(`http://127.0.0.1:${stack.ports.hosting}/chat/message`);
    expect(await api.json()).toMatchObject({ path: '/chat/message' });
  });

  test('runs a scheduled function when told to', async () => {
    await stack.runScheduled('sweep');
    expect(functions.journal().filter(({ what }) => what === 'sweep')).toHaveLength(1);
    await expect(stack.runScheduled('nothing')).rejects.toThrow('nothing');
  });

  test('runs a task at its time, not before, and refuses a second of the same name', async () => {
    const queue = `projects/demo-merve/locations/europe-west1/queues/expire`;
    const at = Date.now() + 1_500;
    const enqueue = () =>
      fetch(`http://127.0.0.1:${stack.ports.tasks}/${queue}/tasks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          task: {
            name: `${queue}/tasks/hold-1`,
            scheduleTime: new Date(at).toISOString(),
            httpRequest: {
              url: '',
              headers: { 'Content-Type': 'application/json' },
              body: Buffer.from('{"data":{"hold":1}}').toString('base64'),
            },
          },
        }),
      });
    expect((await enqueue()).status).toBe(200);
    expect((await enqueue()).status).toBe(409);
    await eventually(() => functions.journal().some(({ what }) => what === 'expire'));
    const [run, ...again] = functions.journal().filter(({ what }) => what === 'expire');
    expect(run?.data).toEqual({ hold: 1 });
    expect(run?.at).toBeGreaterThanOrEqual(at);
    expect(again).toEqual([]);
  });

  test('delivers a new document to its trigger', async () => {
    const db = connectFirestore(stack.ports.firestore);
    try {
      await db.doc('things/first').set({ colour: 'blue' });
      await eventually(() =>
        functions.journal().some(({ what, data }) => what === 'created' && data === 'first'),
      );
    } finally {
      await db.terminate();
    }
  });

  test('names a port that is in use before it starts anything', async () => {
    const offset = 3_000 + Math.floor(Math.random() * 900);
    const blocker = createServer().listen(8080 + offset, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    try {
      const refused = startStack({ portOffset: offset, functionsDirectory: functions.directory });
      await expect(refused).rejects.toThrow(PortInUseError);
      await expect(refused).rejects.toThrow(`port ${8080 + offset} is needed by the firestore-local`);
    } finally {
      await new Promise((resolve) => blocker.close(resolve));
    }
  });

  test('has a Google to sign in with that needs no network', async () => {
    const page = async (path: string): Promise<string> =>
      (await fetch(`http://127.0.0.1:${stack.ports.auth}/emulator/auth/${path}`)).text();
    const asked = 'apiKey=any&appName=any&providerId=google.com&authType=signInViaPopup';
    const pages = [await page(`handler?${asked}`), await page('iframe?apiKey=any&appName=any')];
    expect(pages[0]).toContain('<h1>Sign in with Google</h1>');
    const app = `http://127.0.0.1:${stack.ports.hosting}`;
    expect(await (await fetch(`${app}/index.html`)).text()).toContain('src="/google-api.js"');
    expect(await (await fetch(`${app}/google-api.js`)).text()).toContain('gapi');
    for (const html of pages) expect(html).not.toMatch(/https?:\/\//);
  });

  test('stops without leaving a process or a port, a hanging function included, and keeps its data', async () => {
    const signUp = await fetch(
      `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"kept@example.org","password":"a password","returnSecureToken":true}',
      },
    );
    expect(signUp.status).toBe(200);
    const hanging = fetch(`${stack.functionsUrl}/hang`).catch(() => 'cut off');
    if (processesAreSeen) await eventually(() => processesOf(functions).length >= 3);

    const { ports, secrets } = stack;
    await stack.stop();
    await hanging;
    expect(processesOf(functions)).toEqual([]);
    expect(await Promise.all(services.map((service) => isPortFree(ports[service])))).toEqual(
      services.map(() => true),
    );

    stack = await start();
    expect(stack.secrets).toEqual(secrets);
    expect((await listFunctions(stack.ports.functions)).map(({ name }) => name)).toContain('sweep');
    const db = connectFirestore(stack.ports.firestore);
    expect((await db.doc('things/first').get()).data()).toEqual({ colour: 'blue' });
    await db.terminate();
    expect(existsSync(join(dataDirectory, 'auth'))).toBe(true);
    const signIn = await fetch(
      `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"kept@example.org","password":"a password"}',
      },
    );
    expect(signIn.status).toBe(200);
  });
});

test('a bundle that cannot be loaded is an error that says why, and nothing stays behind', async () => {
  const functions = tinyFunctions();
  try {
    writeFileSync(join(functions.directory, 'index.js'), "throw new Error('the bundle is broken');");
    const started = startStack({
      anyPorts: true,
      functionsDirectory: functions.directory,
      environment: functions.environment,
    });
    await expect(started).rejects.toThrow('the bundle is broken');
    expect(processesOf(functions)).toEqual([]);
  } finally {
    functions.remove();
  }
});
