import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMarketId } from '../local/seed/demo-people.ts';
import { buildFunctions } from '../scripts/build-functions.ts';
import { openDesk } from './desk.ts';
import { type ColdFunction, type FirstAnswer, type FirstRequest, firstAnswer } from './first-answer.ts';
import { messageEvent } from './message-event.ts';
import { median, type Row, rounded } from './row.ts';
import { signedForm } from './signed-form.ts';
import { arrive } from './turn.ts';

const pairs = 9;
const authToken = 'the token of the benchmark';
const publicBase = 'https://merve.invalid';

/** One start that is measured, as a multiple of the empty handler's. */
interface ColdStart {
  /** Its row; with `Cpu` before `Ratio` in it, that of processor time. */
  readonly name: string;
  readonly target: string;
  readonly kind: ColdFunction['kind'];
  readonly request: () => Promise<FirstRequest>;
  readonly bound: string;
}

/**
 * How much longer than an empty handler what is deployed takes from process start to its first answer, under the functions framework: the
 * webhook for a badly signed request (`webhook.coldStartRatio`) and for a message that is accepted and written (`coldStartWriteRatio`), the
 * API for who asks whether it is up (`api.coldStartHealthRatio`), and the trigger for a message's whole turn, its answer with the provider
 * (`trigger.coldStartTurnRatio`). Ratios of runs that alternate with the empty handler's, so that a slow machine cancels out; those of
 * processor time beside them, which hardly move on a busy one.
 * `webhook.codeRun` does not depend on the machine at all: the bytecode of what ran of our code until both were answered.
 */
export async function coldStartRows(): Promise<Row[]> {
  const { directory } = await buildFunctions();
  const desk = await openDesk();
  const provider = await acceptingProvider();
  const scratch = mkdtempSync(join(tmpdir(), 'merve-bench-'));
  try {
    const environment = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${desk.server.port}`,
      GCLOUD_PROJECT: 'demo-bench',
      DEFAULT_MARKET_ID: demoMarketId,
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
      TWILIO_API_BASE_URL: provider.url,
      PUBLIC_WEBHOOK_URL: publicBase,
      ACTOR_KEY: 'a key of the benchmark alone',
      // As in the embedded stack: nobody waits for a metadata server that is not there.
      METADATA_SERVER_DETECTION: 'none',
    };
    const deployed = deploy(directory, scratch);
    const empty: ColdFunction = {
      ...{ source: emptyFunction(scratch), target: 'emptyHandler', kind: 'http', environment },
    };
    let people = 0;
    const starts: readonly ColdStart[] = [
      {
        ...{ name: 'webhook.coldStartRatio', target: 'twilioWebhook', kind: 'http', bound: '≤ 1.45' },
        request: async () => posted('bm90IGEgc2lnbmF0dXJl', 403),
      },
      {
        ...{ name: 'webhook.coldStartWriteRatio', target: 'twilioWebhook', kind: 'http', bound: '≤ 2.1' },
        request: async () => posted(null, 200),
      },
      {
        ...{ name: 'api.coldStartHealthRatio', target: 'api', kind: 'http', bound: '≤ 1.5' },
        request: async () => ({ method: 'GET', path: '/health', headers: {}, expected: 200 }),
      },
      {
        ...{
          name: 'trigger.coldStartTurnRatio',
          target: 'onInboundMessage',
          kind: 'cloudevent',
          bound: '≤ 4.5',
        },
        async request() {
          people += 1;
          return messageEvent(desk, await arrive(desk, `+9053300${90_000 + people}`, 'what can you do?'));
        },
      },
    ];
    const rows: Row[] = [];
    for (const start of starts) rows.push(...(await measured(start, { deployed, environment, empty })));
    if (provider.messages() < pairs) throw new Error('the turns of cold instances sent no answer');
    return [...rows, { name: 'webhook.codeRun', value: codeRun(deployed), unit: 'kB', target: '≤ 600' }];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await provider.stop();
    await desk.stop();
  }
}

interface Deployed {
  readonly deployed: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly empty: ColdFunction;
}

async function measured(
  { name, target, kind, request, bound }: ColdStart,
  { deployed, environment, empty }: Deployed,
): Promise<Row[]> {
  const ratios: FirstAnswer[] = [];
  for (let pair = -1; pair < pairs; pair += 1) {
    const base = await firstAnswer(empty, posted(null, 200));
    const answer = await firstAnswer({ source: deployed, target, kind, environment }, await request());
    // The first pair brings the files into the system's cache.
    if (pair >= 0) ratios.push({ wallMs: answer.wallMs / base.wallMs, cpuMs: answer.cpuMs / base.cpuMs });
  }
  return [
    row(name, median(ratios.map(({ wallMs }) => wallMs)), bound),
    row(name.replace('Ratio', 'CpuRatio'), median(ratios.map(({ cpuMs }) => cpuMs)), null),
  ];
}

/** Takes every message, as Twilio would. */
async function acceptingProvider() {
  let messages = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      messages += 1;
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid: `SM${String(messages).padStart(32, '0')}`, status: 'queued' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider listens nowhere');
  return {
    url: `http://127.0.0.1:${address.port}`,
    messages: () => messages,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function row(name: string, value: number, target: string | null): Row {
  return { name, value: rounded(value, 2), unit: '× empty', target };
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

/** @param signature the message's own if null */
function posted(signature: string | null, expected: number): FirstRequest {
  const url = `${publicBase}/twilioWebhook`;
  const form = signedForm({ authToken, publicUrl: url, phone: '+905330009009', text: 'hello' });
  return {
    ...{ method: 'POST', path: '/', body: form.rawBody, expected },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? form.signature ?? '',
    },
  };
}
