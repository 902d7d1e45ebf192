import { existsSync } from 'node:fs';
import { repositoryRoot } from '../stack/repository-root.ts';
import { bundledChromium } from './bundled-chromium.ts';
import type { Chromium } from './chromium.ts';
import { launchBrowser } from './launch-browser.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that was found, or why each that was looked at would not do. */
export type Search =
  | { readonly chromium: Chromium }
  | { readonly chromium: undefined; readonly failures: readonly string[] };

/** Where a Chromium may be; resolves to undefined where there is none. */
export type Place = () => Promise<Chromium | undefined>;

/** CHROMIUM_PATH first; then our own, the same version on every machine; then what is installed. */
const PLACES: readonly Place[] = [
  installedAt(() => process.env['CHROMIUM_PATH']),
  () => bundledChromium(repositoryRoot()),
  ...INSTALLED.map((path) => installedAt(() => path)),
];

/** Looks for a Chromium that really starts here and shows a page: there may be one whose libraries are missing. */
export async function findChromium(places: readonly Place[] = PLACES): Promise<Search> {
  const failures: string[] = [];
  for (const place of places) {
    let chromium: Chromium | undefined;
    try {
      chromium = await place();
      if (!chromium) continue;
      await tryOut(chromium);
      return { chromium };
    } catch (error) {
      failures.push(`${chromium?.executablePath ?? 'unpacking'}: ${reasonOf(error)}`);
    }
  }
  return { chromium: undefined, failures };
}

/** A Chromium at a path, if there is something. */
export function installedAt(path: () => string | undefined): Place {
  return async () => {
    const executablePath = path() ?? '';
    return existsSync(executablePath) ? { executablePath, environment: {} } : undefined;
  };
}

async function tryOut(chromium: Chromium): Promise<void> {
  const browser = await launchBrowser(chromium);
  try {
    const page = await browser.newPage();
    await page.evaluate('document.title');
  } finally {
    await browser.close();
  }
}

/** What the browser itself said first, if anything: the library's message holds its whole log. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const own = lines.find((line) => line.includes('[err]'))?.replace(/^.*\[err\]\s*/, '');
  return own ?? lines[0] ?? '';
}
