import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AccessPolicy } from './access/access-policy.ts';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

const onlyAlice: AccessPolicy = {
  check: async ({ claims }) =>
    claims?.['sub'] === 'alice' ? { allowed: true } : { allowed: false, reason: 'not alice' },
};

let local: TestServer;

beforeAll(async () => {
  local = await startForTest({ policy: onlyAlice });
});
afterAll(() => local.stop());

test('the web SDK and its lite edition work as clients, under the policy', async () => {
  const script = join(__dirname, 'testing/exercise-web-sdk.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(local.server.port)]);
  expect(JSON.parse(stdout)).toEqual({
    numbers: [2],
    count: 1,
    refused: 'permission-denied',
    lite: ['b'],
    sawDocument: true,
  });
});
