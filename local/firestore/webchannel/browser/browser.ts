import { existsSync } from 'node:fs';

/** What the tests use of playwright-core. */
export interface BrowserPage {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  waitForFunction(
    expression: string,
    argument: undefined,
    options: { polling: number; timeout: number },
  ): Promise<unknown>;
  on(event: 'request', listener: (request: { url(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface BrowserContext {
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}

export interface Browser {
  newContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

interface BrowserLibrary {
  readonly chromium: {
    launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
  };
}

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

/** playwright-core drives the browser; a variable name, because it may not be installed. */
const LIBRARY = 'playwright-core';

export function hasBrowserLibrary(): boolean {
  try {
    require.resolve(LIBRARY);
    return true;
  } catch {
    return false;
  }
}

export async function launchBrowser(executablePath: string): Promise<Browser> {
  const library: BrowserLibrary = await import(LIBRARY);
  return library.chromium.launch({
    executablePath,
    // Containers run as root, where Chromium has no sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
