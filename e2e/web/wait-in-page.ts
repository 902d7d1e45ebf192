import type { Page } from 'playwright-core';
import { eventually } from '../../local/testing/eventually.ts';

/**
 * Waits until an expression is true in a page. Playwright's own `waitForFunction` looks a second time by `eval` in the page,
 * which the app's Content-Security-Policy forbids: it fails wherever the first look comes too early.
 *
 * @throws Error when it never becomes true.
 */
export const waitInPage = (page: Page, expression: string): Promise<void> =>
  eventually(async () => Boolean(await page.evaluate(expression)), expression);
