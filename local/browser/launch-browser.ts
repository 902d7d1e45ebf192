import { type Browser, chromium } from 'playwright-core';
import type { Chromium } from './chromium.ts';

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Containers give shared memory of 64 MB, in which a large page dies.
  '--disable-dev-shm-usage',
];

/** Starts a headless browser with a profile of its own, which goes when the browser is closed. */
export function launchBrowser({ executablePath, environment }: Chromium): Promise<Browser> {
  // Containers run as root, for whom Chromium has no sandbox.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    headless: true,
    env: { ...process.env, ...environment },
    args: [...FLAGS, ...asRoot],
  });
}
