import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium; CHROMIUM_PATH comes first. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
}

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Containers run as root, where Chromium has no sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
