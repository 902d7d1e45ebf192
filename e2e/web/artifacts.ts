import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { repositoryRoot } from '../../local/stack/repository-root.ts';

/** What the tests in a browser leave behind for people to look at; git does not see it. */
export const artifactsFolder = join(repositoryRoot(), '.cache/artifacts/web');

const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Keeps a picture of the page as it is. @returns its path. */
export async function keepScreenshot(page: Page, name: string): Promise<string> {
  mkdirSync(artifactsFolder, { recursive: true });
  const path = join(artifactsFolder, `${fileNameOf(name)}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  return path;
}

export const themes = ['light', 'dark'] as const;

/** Keeps a picture of the page in each theme, as the system asks for it; the page is left light. */
export async function keepScreenshots(page: Page, name: string): Promise<void> {
  for (const theme of [...themes].reverse()) {
    await page.emulateMedia({ colorScheme: theme });
    await keepScreenshot(page, `${name} ${theme}`);
  }
}
