import { expect } from '@jest/globals';
import type { RecommendationPayload } from '@merve/contract';
import type { BrowserContext } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { expandedDetail, feedPayload } from './feed-samples.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };

/** Answers for the feed's routes, so that every state of the page is there to be seen; counts what is asked. */
async function answerFeed(
  context: BrowserContext,
  uid: string,
  more: Partial<RecommendationPayload> = {},
): Promise<{ readonly expanded: string[] }> {
  const expanded: string[] = [];
  const payload = feedPayload(uid, more);
  await context.route('**/v1/recommendations/**', async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const restaurantId = /\/([^/]+)\/expand$/.exec(new URL(request.url()).pathname)?.[1];
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (restaurantId === undefined) return route.fulfill({ headers, json: payload });
    expanded.push(restaurantId);
    const restaurant = payload.recommendations.find(
      (item) => item.restaurant.restaurantId === restaurantId,
    )?.restaurant;
    return route.fulfill({ headers, json: { restaurantId, expandedDetail, restaurant } });
  });
  return { expanded };
}

describeInBrowser('the feed', () => {
  const webTest = webTests();

  webTest('shows every element of a pick, closed and open, and fetches its detail once', async (web) => {
    const guest = await newGuest(web, { viewport: phone });
    const { expanded } = await answerFeed(guest.context, guest.uid);
    const page = await guest.open('/feed');
    await page.getByRole('heading', { level: 1, name: 'Picked for you' }).waitFor();
    const first = page.getByRole('article').first();
    await first.getByRole('img', { name: 'Fits you 86 of 100: Excellent' }).waitFor();
    await becomes(() => page.title(), 'Picked for you · Merve');
    await first.getByText('Known for candlelight').waitFor();
    const link = first.getByRole('link', { name: /Open on reviews\.example/ });
    await becomes(() => link.getAttribute('href'), 'https://www.reviews.example/quiet');
    await first.getByRole('button', { name: /^Book/ }).waitFor();
    await inspect(page, 'feed closed');
    const toggle = first.locator('button[aria-expanded]').first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    for (const title of ['Why it fits', 'Highlights', 'What people say', 'How it is there', 'Who goes there'])
      await first.getByRole('heading', { name: title }).waitFor();
    await first.locator('blockquote').waitFor();
    await first.locator('.recharts-radar-polygon').first().waitFor();
    await inspect(page, 'feed open');
    await toggle.click();
    await toggle.click();
    await first.locator('blockquote').waitFor();
    expect(expanded).toEqual(['quiet-courtyard']);
  });

  webTest(
    'tells the worst allergy first, the others one tap away, and what was left out with its reason',
    async (web) => {
      const guest = await newGuest(web, { viewport: phone });
      const { expanded } = await answerFeed(guest.context, guest.uid);
      const page = await guest.open('/feed');
      const second = page.getByRole('article').nth(1);
      await second.getByText('Unknown whether it contains nuts').waitFor();
      await second.getByText('Not declared by the restaurant: ask it before you order.').waitFor();
      await becomes(() => second.getByText('Contains milk').count(), 0);
      await becomes(() => second.getByText('Safe for your allergy profile').count(), 0);
      await second.getByRole('button', { name: '2 more' }).click();
      await second.getByText('Contains milk').waitFor();
      const flagged = page.getByText('1 place left out for your safety');
      await flagged.click();
      await page.getByText('Peanut Palace').waitFor();
      await page.getByText(/^Declared by the restaurant on 20 January 2030; cross-contact unknown/).waitFor();
      expect(expanded).toEqual([]);
    },
  );

  webTest('says that it is loading, that it failed, and that there is nothing', async (web) => {
    const guest = await newGuest(web, { viewport: phone });
    web.expectComplaints(/ERR_FAILED/);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await guest.context.route('**/v1/recommendations/**', async (route) => {
      await held;
      await route.abort();
    });
    const page = await guest.open('/feed');
    await page.locator('[data-skeleton="card"]').nth(2).waitFor();
    await becomes(() => page.locator('[data-skeleton="card"]').count(), 3);
    answer();
    await page.getByRole('alert').waitFor();
    await guest.context.unroute('**/v1/recommendations/**');
    await answerFeed(guest.context, guest.uid, { recommendations: [], flagged: [], empty: 'no_restaurants' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Merve knows no restaurants here yet').waitFor();
    await inspect(page, 'feed empty');
  });

  webTest('restaurants in the conversation are judged anew once an allergy is told', async (web) => {
    const guest = await newGuest(web, { viewport: phone });
    const page = await guest.open();
    await write(page, 'compare quiet seafood restaurants');
    const card = conversationOf(page).getByRole('article').first();
    await card.getByRole('listitem').first().waitFor();
    await becomes(() => card.getByText(/contains fish|Unknown whether it contains fish/i).count(), 0);
    await write(page, 'I am allergic to fish');
    await conversationOf(page).getByText('I have noted').first().waitFor();
    // By itself: nobody asks for it.
    await card
      .getByText(/contain fish|contains fish/i)
      .first()
      .waitFor();
    await becomes(() => card.getByRole('button', { name: 'Check again' }).count(), 0);
    await inspect(page, 'restaurants judged anew');
  });

  webTest(
    'picks of the market’s own restaurants, and leaves out what is not wanted until it is taken back',
    async (web) => {
      const guest = await newGuest(web, { viewport: phone });
      const page = await guest.open('/feed');
      const picks = page.getByRole('list', { name: 'Picked for you' });
      await picks.getByRole('article').first().waitFor();
      const name = await picks.getByRole('heading', { level: 2 }).first().locator('bdi').textContent();
      await picks
        .getByRole('article')
        .filter({ hasText: name ?? 'a name' })
        .getByRole('button', { name: /^Not this one/ })
        .click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await inspect(page, 'feed real');
      await page.goto('/me');
      await page.getByText('You said “not this one” of 1 restaurant.').waitFor();
      await page.getByRole('button', { name: 'Let them be picked again' }).click();
      await page.getByText('You said “not this one” of 1 restaurant.').waitFor({ state: 'detached' });
      await page.goto('/feed');
      const again = picks.getByRole('article').first();
      await again.locator('button[aria-expanded]').first().click();
      await again.getByRole('heading', { level: 3 }).first().waitFor();
      await inspect(page, 'feed real open');
    },
  );
});
