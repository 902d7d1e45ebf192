import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundledChromium } from './bundled-chromium.ts';

const onItsPlatform = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-chromium-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A package that unpacks as the real one does, into the temporary folder, but little. */
function install(unpack: string): void {
  const folder = join(root, 'node_modules/@sparticuz/chromium');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3","type":"module","exports":"./index.js"}');
  writeFileSync(join(folder, 'index.js'), `export default { executablePath: async () => { ${unpack} } };`);
}
const UNPACK = `
  const { tmpdir } = await import('node:os');
  const { appendFileSync } = await import('node:fs');
  appendFileSync(tmpdir() + '/chromium', 'half ');
  await new Promise((resolve) => setTimeout(resolve, 100));
  appendFileSync(tmpdir() + '/chromium', 'whole');`;

onItsPlatform('is unpacked once, whole, by two that start together', async () => {
  install(UNPACK);
  const [one, two] = await Promise.all([bundledChromium(root), bundledChromium(root)]);
  expect(two).toEqual(one);
  expect(readdirSync(join(root, '.cache'))).toEqual(['chromium-1.2.3']);
  expect(one?.executablePath).toBe(join(root, '.cache/chromium-1.2.3/chromium'));
  expect(readFileSync(one?.executablePath ?? '', 'utf8')).toBe('half whole');
  expect(readFileSync(one?.environment['FONTCONFIG_FILE'] ?? '', 'utf8')).toContain(
    `<dir>${root}/.cache/chromium-1.2.3/fonts</dir>`,
  );
});

onItsPlatform('leaves nothing behind when it cannot be unpacked, and says why', async () => {
  install(`${UNPACK} throw new Error('no space left');`);
  await expect(bundledChromium(root)).rejects.toThrow('no space left');
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
});

test('is not there without its package', async () => {
  expect(await bundledChromium(root)).toBeUndefined();
});
