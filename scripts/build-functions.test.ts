import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { buildFunctions } from './build-functions.ts';

const directory = mkdtempSync(join(tmpdir(), 'merve-deployed-'));
beforeAll(async () => {
  await buildFunctions({ directory });
}, 120_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('installing what is deployed makes its code cache, though the deploying tool has told the build to run nothing', () => {
  const file = join(directory, 'package.json');
  const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  // The packages beside the bundle are for whoever lists its functions: they need not be fetched for this.
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: {} }));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // With this very Node, as the cache is made for one version.
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      HOME: directory,
      NODE_ENV: 'production',
      // What `firebase deploy` sets.
      GOOGLE_NODE_RUN_SCRIPTS: '',
    },
  });
  const made = readdirSync(join(directory, 'code-cache'), { recursive: true, encoding: 'utf8' });
  for (const name of ['twilio-webhook', 'on-inbound-message', 'api', 'twilio-status', 'firestore.package'])
    expect(made.filter((cache) => cache.includes(`/${name}.js.`))).toHaveLength(1);
}, 240_000);
