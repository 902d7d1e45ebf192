import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/stack/repository-root.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'merve-bootstrap-'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs a program through the bootstrap. */
function bootstrap(
  source: string,
  args: readonly string[] = [],
  whenItSays?: { text: string; signal: NodeJS.Signals },
) {
  const entry = join(directory, `entry-${Math.random().toString(36).slice(2)}.ts`);
  writeFileSync(entry, source);
  const child = spawn('node', [join(repositoryRoot(), 'scripts/bootstrap.mjs'), entry, ...args]);
  const said = { stdout: '', stderr: '' };
  let signalled = false;
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      said[stream] += chunk;
      if (whenItSays !== undefined && !signalled && said.stdout.includes(whenItSays.text)) {
        signalled = true;
        child.kill(whenItSays.signal);
        child.kill(whenItSays.signal);
      }
    });
  }
  return new Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>(
    (resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, ...said }));
    },
  );
}

describe('bootstrap', () => {
  test('runs TypeScript on the pinned Node with its arguments, and adds nothing to its output', async () => {
    const source =
      'const said: unknown = { version: process.version, args: process.argv.slice(2) }; console.log(JSON.stringify(said));';
    const { stdout, stderr, code } = await bootstrap(source, ['--json', 'a b']);
    expect(JSON.parse(stdout)).toEqual({ version: process.version, args: ['--json', 'a b'] });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test('passes the exit code on', async () => {
    expect((await bootstrap('process.exit(7);')).code).toBe(7);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('passes %s on once, and waits for the end', async (signal) => {
    const source = `
      let count = 0;
      process.on('${signal}', () => {
        count += 1;
        if (count === 1) setTimeout(() => { console.log('got ' + count); process.exit(3); }, 300);
      });
      setInterval(() => {}, 1000);
      console.log('listening');
    `;
    const { stdout, code } = await bootstrap(source, [], { text: 'listening', signal });
    expect(stdout).toBe('listening\ngot 1\n');
    expect(code).toBe(3);
  });

  test('dies of the signal its entry died of', async () => {
    const { signal } = await bootstrap("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);");
    expect(signal).toBe('SIGTERM');
  });
});
