import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { seriousViolations } from './accessibility.ts';
import { keepScreenshots, themes } from './artifacts.ts';

/** A page is as high as its window: what is longer scrolls inside it, and its header and what one writes in stay. */
async function requireFramed(page: Page, name: string): Promise<void> {
  const [documentHeight, windowHeight] = z
    .tuple([z.number(), z.number()])
    .parse(await page.evaluate('[document.documentElement.scrollHeight, innerHeight]'));
  expect([name, 'height of the document', documentHeight]).toEqual([
    name,
    'height of the document',
    windowHeight,
  ]);
}

/** Looks at a page in both themes: it does not scroll away, pictures are kept, and axe finds nothing serious. */
export async function inspect(page: Page, name: string): Promise<void> {
  // Everything the page says it is still fetching.
  await page.getByRole('status').filter({ hasText: /…$/ }).first().waitFor({ state: 'detached' });
  await requireFramed(page, name);
  await keepScreenshots(page, name);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const found = await seriousViolations(page, colorScheme === themes[0] ? 'everything' : 'colours');
    expect([name, colorScheme, found]).toEqual([name, colorScheme, []]);
  }
}
