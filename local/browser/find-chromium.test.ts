import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chromiumVariable, notRun } from './chromium-of-this-run.ts';
import { findChromium, installedAt } from './find-chromium.ts';

let folder: string;
let broken: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
  broken = join(folder, 'chromium');
  writeFileSync(broken, '#!/bin/sh\necho "libnss3.so: cannot open shared object file" >&2\nexit 127\n');
  chmodSync(broken, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('findChromium', () => {
  test('a place where nothing is, is no failure', async () => {
    const places = [installedAt(() => undefined), installedAt(() => join(folder, 'none'))];
    expect(await findChromium(places)).toEqual({ chromium: undefined, failures: [] });
  });

  test('one that does not start is passed over, with the reason', async () => {
    const unreadable = () => Promise.reject(new Error('cannot be unpacked\nat some place'));
    const search = await findChromium([unreadable, installedAt(() => broken)]);
    expect(search).toEqual({
      chromium: undefined,
      failures: ['unpacking: cannot be unpacked', `${broken}: libnss3.so: cannot open shared object file`],
    });
  });
});

test('that nothing was run is said with every reason, and what to do', () => {
  const text = notRun({ chromium: undefined, failures: ['/usr/bin/chromium: no'] });
  expect(text).toMatch(/^NOT RUN: /);
  expect(text).toContain('/usr/bin/chromium: no');
  expect(text).toContain('CHROMIUM_PATH');
});

test('other processes are told what was found, or that nothing was', () => {
  const chromium = { executablePath: '/c', environment: { LD_LIBRARY_PATH: '/l' } };
  expect(chromiumVariable({ chromium })).toEqual({ MERVE_CHROMIUM: JSON.stringify(chromium) });
  expect(chromiumVariable({ chromium: undefined, failures: [] })).toEqual({ MERVE_CHROMIUM: 'none' });
});
