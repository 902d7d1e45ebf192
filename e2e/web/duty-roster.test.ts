import { expect } from '@jest/globals';
import { dutyRosterSchema } from '@merve/contract';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

/** Says why in the dialog that is open, and does it. */
async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('the chamber sent another list');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describeInBrowser('the pharmacies on duty', () => {
  const webTest = webTests();

  webTest('are seen night by night, changed with a reason, and put back as they were', async (web) => {
    const { db } = web.stack;
    const rosters = db.collection('markets/north-cyprus/dutyRosters');
    const known = await rosters.orderBy('date', 'desc').limit(1).get();
    const date = String(known.docs[0]?.id);
    const read = async () =>
      dutyRosterSchema.pick({ version: true, duties: true }).parse((await rosters.doc(date).get()).data());
    const before = await read();

    const page = await web.openAsOperator(`/admin/duty?from=${date}`);
    const night = page.getByRole('link', { name: /^Night of/ }).first();
    await night.waitFor();
    await page
      .getByText(/19:00–08:00 next day|08:00–08:00 next day/)
      .first()
      .waitFor();
    await page.getByText('Not known. Whoever asks is told so.').first().waitFor();
    await inspect(page, 'admin duty week');
    await night.click();

    const taken = page.getByRole('button', { name: /^Take off duty: / }).first();
    await taken.waitFor();
    await becomes(() => page.getByRole('button', { name: /^Take off duty: / }).count(), before.duties.length);
    await taken.click();
    // The first one that is free; the one just taken off is of another district.
    await page.getByLabel('Put on duty').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Until').last().fill('a quarter past');
    await page.getByText('One thing is wrong.').waitFor();
    await page.getByLabel('Until').last().fill('09:00');
    await page.getByText('2 changes are not saved.', { exact: true }).waitFor();
    await inspect(page, 'admin duty night');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('dialog').getByText('not on duty').first().waitFor();
    await confirm(page, 'Save');

    await page.getByRole('heading', { name: `Version ${before.version + 1}` }).waitFor();
    const changed = await read();
    expect(changed.version).toBe(before.version + 1);
    expect(changed.duties).toHaveLength(before.duties.length);
    expect(changed.duties.at(-1)?.ends).toBe('09:00');
    await page.getByText('the chamber sent another list').waitFor();
    await inspect(page, 'admin duty history');

    await page.getByRole('button', { name: `Undo version ${changed.version}` }).click();
    await confirm(page, 'Undo');
    await page.getByRole('heading', { name: `Version ${changed.version + 1}` }).waitFor();
    expect((await read()).duties).toEqual(before.duties);
  });
});
