import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../stack/repository-root.ts';
import { bundledChromium } from './bundled-chromium.ts';

const manifest = join(repositoryRoot(), 'node_modules/@sparticuz/chromium/package.json');
const canRun = process.platform === 'linux' && process.arch === 'x64' && existsSync(manifest);
const onItsPlatform = canRun ? test : test.skip;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-chromium-'));
  symlinkSync(join(repositoryRoot(), 'node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

onItsPlatform('is unpacked whole, once, by two processes that start together', async () => {
  const [one, two] = await Promise.all([bundledChromium(root), bundledChromium(root)]);
  expect(two).toEqual(one);
  const [folder = '', ...others] = readdirSync(join(root, '.cache'));
  expect(others).toEqual([]);
  expect(one?.executablePath).toBe(join(root, '.cache', folder, 'chromium'));
  expect(readdirSync(join(root, '.cache', folder))).toEqual(
    expect.arrayContaining(['al2023', 'chromium', 'fonts', 'fonts.conf', 'libGLESv2.so']),
  );
});

test('is not there without its package', async () => {
  rmSync(join(root, 'node_modules'));
  expect(await bundledChromium(root)).toBeUndefined();
});
