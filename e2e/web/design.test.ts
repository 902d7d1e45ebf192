import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { chromiumOfThisRun } from '../../local/browser/chromium-of-this-run.ts';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { seriousViolations } from './accessibility.ts';
import { compareWithKept } from './design-pictures.ts';
import { webTests } from './harness.ts';

const frames = ['light-ltr', 'dark-ltr', 'light-rtl', 'dark-rtl'] as const;
const weights = [400, 500, 600, 700] as const;
const fontOf = (weight: number) =>
  join(repositoryRoot(), `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);

/** One font for every machine, and nothing that moves: what differs then is what somebody changed. */
const still = [
  ...weights.map(
    (weight) =>
      `@font-face { font-family: Pinned; font-weight: ${weight}; src: url(/pinned-font/${weight}.woff2); }`,
  ),
  '*, ::before, ::after { font-family: Pinned !important; animation: none !important; transition: none !important; }',
].join('\n');

/** Another Chromium draws letters otherwise; the one that comes with the packages is the same everywhere. */
const isPinned = chromiumOfThisRun()?.executablePath.startsWith(join(repositoryRoot(), '.cache')) === true;

describeInBrowser('the design', () => {
  const webTest = webTests();

  webTest('has every part in both themes and directions, and each looks as it did', async (web) => {
    const { context } = await web.person({ viewport: { width: 1360, height: 6000 } });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-12-01T10:00:00Z'));
    await page.route('**/pinned-font/*.woff2', (route) => {
      const weight = /(\d+)\.woff2/.exec(route.request().url())?.[1] ?? '400';
      return route.fulfill({ contentType: 'font/woff2', body: readFileSync(fontOf(Number(weight))) });
    });
    await page.goto('/design');
    await page.getByRole('heading', { level: 1, name: 'Design' }).waitFor();
    await page.addStyleTag({ content: still });
    await page.evaluate(
      `Promise.all([${weights.join(', ')}].map((weight) => document.fonts.load(weight + ' 16px Pinned')))`,
    );
    expect(await seriousViolations(page)).toEqual([]);
    const problems: (string | null)[] = [];
    for (const frame of frames) {
      const seen = await page
        .locator(`[data-frame="${frame}"]`)
        .screenshot({ animations: 'disabled', caret: 'hide' });
      problems.push(isPinned ? await compareWithKept(frame, seen) : null);
    }
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});
