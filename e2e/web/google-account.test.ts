/** A Google account on one's own page: given leave on Google's page, refused, and given up. */
import { expect } from '@jest/globals';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

describeInBrowser('a Google account', () => {
  const webTest = webTests();

  webTest('is connected for one thing at a time, and given up', async (web) => {
    const email = `olga-${crypto.randomUUID()}@example.org`;
    await web.stack.signIn(email);
    const olga = await web.person({
      account: { email, password: 'a password of the test' },
      viewport: { width: 390, height: 844 },
    });
    const page = await olga.open('/me');
    await page.getByRole('heading', { name: 'Google', exact: true }).waitFor();
    await inspect(page, 'google not connected');
    await page.getByRole('button', { name: 'Put entries into my calendar' }).click();
    await page.getByRole('link', { name: 'Allow as guest@example.org' }).click();
    await page.getByText('Google is connected.').waitFor();
    await page.getByText('Connected: guest@example.org').waitFor();
    // Google's answer is in no address any more.
    expect(page.url()).toMatch(/\/me$/);
    await inspect(page, 'google connected');
    await page.getByRole('button', { name: 'Send mail from my Gmail' }).click();
    await page.getByRole('link', { name: 'Refuse' }).click();
    await page.getByText('You did not allow it, so nothing was connected.').waitFor();
    await page.getByText('Connected: guest@example.org').waitFor();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('button', { name: 'Put entries into my calendar' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Put entries into my calendar' }).waitFor();
    expect(await page.getByText('Connected:').count()).toBe(0);
  });
});
