import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { startFirestoreLocal } from '../local/firestore/index.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import { seedDemoMarket } from '../local/seed/index.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { buildFunctions } from '../scripts/build-functions.ts';
import { freePort } from './firestore.ts';
import { median, type Row, rounded } from './row.ts';
import { signedForm } from './signed-form.ts';

const pairs = 9;
const authToken = 'the token of the benchmark';
const publicBase = 'https://merve.invalid';

/**
 * How much longer than an empty handler the deployed webhook takes from process start to its first answer, under the
 * functions framework: for a badly signed request (`coldStartRatio`), and for a message that is accepted and written
 * (`coldStartWriteRatio`). Ratios of runs that alternate with the empty handler's, so that a slow machine cancels out.
 * `codeRun` does not depend on the machine at all: the bytecode of what ran of our code until both were answered.
 */
export async function coldStartRows(): Promise<Row[]> {
  const { directory } = await buildFunctions();
  const server = await startFirestoreLocal({ port: 0, projectId: 'demo-bench' });
  const scratch = mkdtempSync(join(tmpdir(), 'merve-bench-'));
  try {
    await seed(server.port);
    const deployed = deploy(directory, scratch);
    const empty = emptyFunction(scratch);
    const environment = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
      GCLOUD_PROJECT: 'demo-bench',
      DEFAULT_MARKET_ID: demoMarketId,
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
      PUBLIC_WEBHOOK_URL: publicBase,
      ACTOR_KEY: 'a key of the benchmark alone',
      // As in the embedded stack: nobody waits for a metadata server that is not there.
      METADATA_SERVER_DETECTION: 'none',
    };
    const refused: number[] = [];
    const written: number[] = [];
    for (let pair = -1; pair < pairs; pair += 1) {
      const base = await firstAnswer(empty, 'emptyHandler', environment, badlySigned, 200);
      const refusal = await firstAnswer(deployed, 'twilioWebhook', environment, badlySigned, 403);
      const baseAgain = await firstAnswer(empty, 'emptyHandler', environment, badlySigned, 200);
      const acceptance = await firstAnswer(deployed, 'twilioWebhook', environment, wellSigned, 200);
      // The first pair brings the files into the system's cache.
      if (pair < 0) continue;
      refused.push(refusal / base);
      written.push(acceptance / baseAgain);
    }
    return [
      row('webhook.coldStartRatio', median(refused), '≤ 1.45'),
      row('webhook.coldStartWriteRatio', median(written), '≤ 2.7'),
      { name: 'webhook.codeRun', value: codeRun(deployed), unit: 'kB', target: '≤ 600' },
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await server.stop();
  }
}

function row(name: string, value: number, target: string): Row {
  return { name, value: rounded(value, 2), unit: '× empty', target };
}

async function seed(port: number): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const db = new Firestore({ projectId: 'demo-bench' });
  await seedDemoMarket(db);
  await db.terminate();
}

/** The deployed directory as a function's instance sees it: a copy, after the step that Cloud Build runs in it. */
function deploy(directory: string, scratch: string): string {
  const deployed = join(scratch, 'deployed');
  cpSync(directory, deployed, { recursive: true });
  execFileSync(process.execPath, ['write-code-cache.js'], { cwd: deployed, stdio: ['ignore', 2, 2] });
  return deployed;
}

/** Kilobytes of the code cache that the rehearsal left of the webhook's own file: only functions that ran are in it. */
function codeRun(deployed: string): number {
  const caches = readdirSync(join(deployed, 'code-cache'), { recursive: true, encoding: 'utf8' });
  const own = caches.find((file) => file.includes('twilio-webhook.js.'));
  if (own === undefined) throw new Error('the rehearsal left no code cache of the webhook');
  return rounded(statSync(join(deployed, 'code-cache', own)).size / 1024, 0);
}

function emptyFunction(scratch: string): string {
  const directory = join(scratch, 'empty');
  mkdirSync(directory);
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ name: 'empty', main: 'index.js' }));
  writeFileSync(
    join(directory, 'index.js'),
    "exports.emptyHandler = (request, response) => response.send('ok');\n",
  );
  return directory;
}

interface Posted {
  readonly body: string;
  readonly signature: string;
}

function wellSigned(): Posted {
  const url = `${publicBase}/twilioWebhook`;
  const form = signedForm({ authToken, publicUrl: url, phone: '+905330009009', text: 'hello' });
  return { body: form.rawBody, signature: form.signature ?? '' };
}

function badlySigned(): Posted {
  return { body: wellSigned().body, signature: 'bm90IGEgc2lnbmF0dXJl' };
}

/** Milliseconds from the start of the process to its first HTTP answer. */
async function firstAnswer(
  source: string,
  target: string,
  environment: Record<string, string>,
  post: () => Posted,
  expected: number,
): Promise<number> {
  const port = await freePort();
  const framework = join(
    repositoryRoot(),
    'node_modules/@google-cloud/functions-framework/build/src/main.js',
  );
  const { body, signature } = post();
  const startedAt = performance.now();
  const instance = spawn(
    process.execPath,
    [framework, `--source=${source}`, `--target=${target}`, `--port=${port}`, '--signature-type=http'],
    { stdio: 'ignore', env: { PATH: process.env['PATH'] ?? '', ...environment } },
  );
  try {
    const status = await untilAnswered(port, body, signature);
    const took = performance.now() - startedAt;
    if (status !== expected) throw new Error(`${target} answered ${status} instead of ${expected}`);
    return took;
  } finally {
    await ended(instance);
  }
}

async function untilAnswered(port: number, body: string, signature: string): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
        body,
      });
      return response.status;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

function ended(instance: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    instance.once('exit', () => resolve());
    instance.kill('SIGKILL');
  });
}
