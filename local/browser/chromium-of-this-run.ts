import type { Chromium } from './chromium.ts';
import { findChromium, type Search } from './find-chromium.ts';

const variable = 'MERVE_CHROMIUM';

/** How a search is told to the processes of a test run, which are many: one of them searches for all. */
export function chromiumVariable(search: Search): Record<string, string> {
  return { [variable]: search.chromium ? JSON.stringify(search.chromium) : 'none' };
}

/** The Chromium for the tests of this process; undefined where none starts: then they are skipped, and that was said. */
export function chromiumOfThisRun(): Chromium | undefined {
  const value = process.env[variable] ?? 'none';
  return value === 'none' ? undefined : JSON.parse(value);
}

/** What people are told when the tests in a browser cannot be run. */
export function notRun({ failures }: Extract<Search, { chromium: undefined }>): string {
  return [
    'NOT RUN: every test in a browser, because no Chromium starts on this machine. They count as skipped.',
    ...failures.map((failure) => `  tried: ${failure}`),
    '  Install one (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  ].join('\n');
}

/** What jest calls before the tests of a project that needs a browser. */
export default async function findForJest(): Promise<void> {
  if (process.env[variable] !== undefined) return;
  const search = await findChromium();
  Object.assign(process.env, chromiumVariable(search));
  if (!search.chromium) process.stderr.write(`\n${notRun(search)}\n\n`);
}
