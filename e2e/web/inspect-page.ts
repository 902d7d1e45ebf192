import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousViolations } from './accessibility.ts';
import { keepScreenshots, themes } from './artifacts.ts';

/** Looks at a page in both themes: pictures are kept, and axe finds nothing serious. */
export async function inspect(page: Page, name: string): Promise<void> {
  // Everything the page says it is still fetching.
  await page.getByRole('status').filter({ hasText: /…$/ }).first().waitFor({ state: 'detached' });
  await keepScreenshots(page, name);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    expect([name, colorScheme, await seriousViolations(page)]).toEqual([name, colorScheme, []]);
  }
}
