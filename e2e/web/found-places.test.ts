import { expect } from '@jest/globals';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { keepScreenshots } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

describeInBrowser('places of the world in a conversation', () => {
  const webTest = webTests();

  webTest('are a card that is told at once, and by their ids when it is shown again', async (web) => {
    const guest = await newGuest(web);
    const again: number[] = [];
    guest.context.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('/v1/places/details')) again.push(response.status());
    });
    const page = await guest.open('/');
    const card = conversationOf(page).getByRole('article', { name: '5 places' });
    const names = () => card.getByRole('heading', { level: 3 }).allTextContents();
    await write(page, 'vegan pizza in Tel Aviv');
    await card
      .getByRole('link', { name: /^Google Maps/ })
      .nth(4)
      .waitFor();
    const told = await names();
    expect(told).toHaveLength(5);
    expect(again).toEqual([]);
    // Google's places are on no map of ours, nor beside one.
    await becomes(() => card.locator('canvas, svg[role="img"]').count(), 0);
    await card.getByText('Source: Google Maps').waitFor();
    await card.scrollIntoViewIfNeeded();
    await inspect(page, 'places of the world in a conversation');

    await page.reload();
    await card
      .getByRole('link', { name: /^Google Maps/ })
      .nth(4)
      .waitFor();
    await becomes(names, told);
    await becomes(async () => again, [200]);
    await page.setViewportSize({ width: 390, height: 844 });
    await card.scrollIntoViewIfNeeded();
    await keepScreenshots(page, 'places of the world on a phone');

    // An operator reads each step of the search: what it decided and why, and nothing of Google's.
    const operator = await web.openAsOperator(`/admin/turns/${await guest.threadId()}/1`);
    const steps = operator.getByRole('table', { name: 'How it came to its answer' });
    await steps.getByRole('row').nth(8).waitFor();
    await becomes(
      () => steps.getByRole('rowheader').allTextContents(),
      [...['intent', 'validate', 'location', 'strategy', 'query', 'search', 'normalise', 'persist']],
    );
    for (const name of told) await becomes(() => operator.getByText(name.replace(/^\d+\. /, '')).count(), 0);
    await steps.scrollIntoViewIfNeeded();
    await inspect(operator, 'admin turn of a search');
  });
});
