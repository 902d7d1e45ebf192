import type { Browser } from 'playwright-core';
import type { Chromium } from '../../local/browser/chromium.ts';
import { launchBrowser } from '../../local/browser/launch-browser.ts';

declare global {
  /** Put there by scripts/test/shared-browser-environment.cjs, which outlives a test file. */
  var sharedBrowser: ((launch: () => Promise<Browser>) => Promise<Browser>) | undefined;
}

/** The browser that the files of this worker share. Who asks for it does not close it. */
export function browserOfWorker(chromium: Chromium): Promise<Browser> {
  const shared = globalThis.sharedBrowser;
  if (shared === undefined) throw new Error('These tests run in shared-browser-environment.cjs.');
  return shared(() => launchBrowser(chromium));
}
