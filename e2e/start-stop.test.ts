import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isPortFree, portsAtOffset, type StackPorts, services } from '../local/stack/ports.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

interface Finished {
  code: number | null;
  output: string;
}

/** A program of the checkout, run as npm runs it. */
function run(
  entry: string,
  args: readonly string[],
  input?: string,
): { child: ChildProcess; said: () => string; finished: Promise<Finished> } {
  const root = repositoryRoot();
  const child = spawn('node', ['scripts/bootstrap.mjs', entry, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    // The leader of a group of its own, so that all of it can be killed.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  child.stdin?.end(input ?? '');
  const finished = new Promise<Finished>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { child, said: () => output, finished };
}

async function until(condition: () => boolean, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${waitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** An offset at which every port is free and usable. */
async function freeOffset(): Promise<{ offset: number; ports: StackPorts }> {
  for (let tried = 0; tried < 50; tried += 1) {
    const offset = 11_000 + Math.floor(Math.random() * 9_000);
    const ports = portsAtOffset(offset);
    const free = await Promise.all(services.map((service) => isPortFree(ports[service])));
    if (free.every(Boolean)) return { offset, ports };
  }
  throw new Error('No free offset.');
}

describe('npm start', () => {
  let started: ReturnType<typeof run>;
  let offset: number;
  let ports: StackPorts;

  let dataDirectory: string;

  const begin = async () => {
    ({ offset, ports } = await freeOffset());
    started = run('local/start.ts', ['--port-offset', String(offset), '--data-dir', dataDirectory]);
    await until(() => started.said().includes('Merve is ready') || started.child.exitCode !== null, 240_000);
  };
  const killAll = () => {
    if (started.child.pid !== undefined && started.child.exitCode === null)
      process.kill(-started.child.pid, 'SIGKILL');
  };
  const says = async (text: string) => {
    const args = ['--port-offset', String(offset), '--as', '+905391112299', '--once', text, '--wait', '60'];
    return (await run('local/cli/chat.ts', args).finished).output;
  };

  beforeAll(async () => {
    dataDirectory = mkdtempSync(join(tmpdir(), 'merve-started-'));
    await begin();
  });

  afterAll(() => {
    killAll();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  test('prints one table of addresses and how to talk to Merve', () => {
    const said = started.said();
    expect(said).toContain(`http://127.0.0.1:${ports.hosting}`);
    expect(said).toContain(`npm run chat -- --port-offset ${offset}`);
    expect(said).toContain('npm run demo');
    expect(said).not.toMatch(/warn|error/i);
  });

  test('is talked to with npm run chat', async () => {
    const once = run('local/cli/chat.ts', [
      '--port-offset',
      String(offset),
      '--once',
      'hello',
      '--wait',
      '40',
    ]);
    expect(await once.finished).toMatchObject({
      code: 0,
      output: expect.stringMatching(/You +hello +✓✓\n.*Merve/),
    });
    const piped = run(
      'local/cli/chat.ts',
      ['--port-offset', String(offset), '--as', '+905391112233'],
      'hello\n/quit\n',
    );
    expect(await piped.finished).toMatchObject({ code: 0, output: expect.stringContaining('Merve') });
  });

  test('refuses a second start on the same ports, naming them', async () => {
    const { code, output } = await run('local/start.ts', ['--port-offset', String(offset)]).finished;
    expect(code).toBe(1);
    expect(output).toContain(`port ${ports.firestore} is needed by the firestore-local`);
  });

  test('knows after everything was killed and started again what must not be eaten', async () => {
    expect(await says('I am allergic to sesame')).toContain('I have noted');
    killAll();
    await started.finished;
    await begin();
    expect(await says('I want to order food from Carob Lantern')).toMatch(/Hummus.*contains sesame/i);
  });

  test('Ctrl-C leaves no port behind', async () => {
    started.child.kill('SIGINT');
    expect(await started.finished).toMatchObject({ code: 0 });
    const free = await Promise.all(services.map((service) => isPortFree(ports[service])));
    expect(free).toEqual(services.map(() => true));
  });

  test('npm run chat says that nothing is running', async () => {
    const { code, output } = await run('local/cli/chat.ts', [
      '--port-offset',
      String(offset),
      '--once',
      'hello',
    ]).finished;
    expect(code).toBe(1);
    expect(output).toContain('npm start');
  });
});

test('npm run demo ends well', async () => {
  const { code, output } = await run('local/cli/demo.ts', []).finished;
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('state confirmed') });
  expect(output).not.toContain('✗');
});
