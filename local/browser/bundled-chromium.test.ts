import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundledChromium } from './bundled-chromium.ts';

const ITS_PLATFORM = 'linux-x64';
let root: string;
let gate: Gate;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'bundled-chromium-'));
  gate = await openGate();
});
afterEach(() => {
  gate.close();
  rmSync(root, { recursive: true });
});

/** Where the package's process waits, half way, until it is told to go on. */
interface Gate {
  readonly url: string;
  /** Resolves when one more process has come half way; what it resolves to lets that one go on. */
  arrival(): Promise<() => void>;
  close(): void;
}

async function openGate(): Promise<Gate> {
  const arrived: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    arrived.push(response);
    server.emit('arrival');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    arrival: async () => {
      if (arrived.length === 0) await once(server, 'arrival');
      const waiting = arrived.shift();
      return () => waiting?.end();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A package that unpacks as the real one does, into the temporary folder, but little. */
function install(unpack: string): void {
  const folder = join(root, 'node_modules/@sparticuz/chromium');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3","type":"module","exports":"./index.js"}');
  writeFileSync(join(folder, 'index.js'), `export default { executablePath: async () => { ${unpack} } };`);
}

const unpackThrough = ({ url }: Gate): string => `
  const { tmpdir } = await import('node:os');
  const { appendFileSync } = await import('node:fs');
  appendFileSync(tmpdir() + '/chromium', 'half ');
  await fetch('${url}');
  appendFileSync(tmpdir() + '/chromium', 'whole');`;

test('is unpacked once, whole, by two of which one starts when the other is half way', async () => {
  install(unpackThrough(gate));
  const first = bundledChromium(root, ITS_PLATFORM);
  const firstGoesOn = await gate.arrival();
  const second = bundledChromium(root, ITS_PLATFORM);
  const secondGoesOn = await gate.arrival();
  expect(existsSync(join(root, '.cache/chromium-1.2.3'))).toBe(false);
  firstGoesOn();
  const one = await first;
  secondGoesOn();
  expect(await second).toEqual(one);
  expect(readdirSync(join(root, '.cache'))).toEqual(['chromium-1.2.3']);
  expect(one?.executablePath).toBe(join(root, '.cache/chromium-1.2.3/chromium'));
  expect(readFileSync(one?.executablePath ?? '', 'utf8')).toBe('half whole');
  expect(readFileSync(one?.environment['FONTCONFIG_FILE'] ?? '', 'utf8')).toContain(
    `<dir>${root}/.cache/chromium-1.2.3/fonts</dir>`,
  );
});

test('is not unpacked again when it is there', async () => {
  install(unpackThrough(gate));
  const first = bundledChromium(root, ITS_PLATFORM);
  (await gate.arrival())();
  const one = await first;
  install(`throw new Error('unpacked again');`);
  expect(await bundledChromium(root, ITS_PLATFORM)).toEqual(one);
});

test('leaves nothing behind when it cannot be unpacked, and says why', async () => {
  install(`${unpackThrough(gate)} throw new Error('no space left');`);
  const failing = bundledChromium(root, ITS_PLATFORM);
  (await gate.arrival())();
  await expect(failing).rejects.toThrow('no space left');
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
});

describe('is not there', () => {
  test('without its package', async () => {
    expect(await bundledChromium(root, ITS_PLATFORM)).toBeUndefined();
  });

  test.each(['linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'])('on %s', async (platform) => {
    install(`throw new Error('It was unpacked.');`);
    expect(await bundledChromium(root, platform)).toBeUndefined();
    expect(existsSync(join(root, '.cache'))).toBe(false);
  });

  test('elsewhere, unless told otherwise: it looks at the machine', async () => {
    install('');
    const found = await bundledChromium(root);
    expect(found !== undefined).toBe(`${process.platform}-${process.arch}` === ITS_PLATFORM);
  });
});
