import { expect } from '@jest/globals';
import { placeSearchRequestSchema, placeSearchResponseSchema } from '@merve/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { eventually } from '../../local/testing/eventually.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const telAviv = { latitude: 32.08, longitude: 34.78 };
const phone = { width: 390, height: 844 };

const results = (page: Page) => page.getByRole('list', { name: /\d+ places?$/ }).getByRole('listitem');
const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
};
const takeOut = (page: Page, said: RegExp) => page.getByRole('button', { name: said }).click();

/** What the page asks the search for, and how often. */
function listen(context: BrowserContext) {
  const asked: z.output<typeof placeSearchRequestSchema>[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/v1/places/search'))
      asked.push(placeSearchRequestSchema.parse(request.postDataJSON()));
  });
  return asked;
}

describeInBrowser('exploring', () => {
  const webTest = webTests();

  webTest(
    'finds places in words, shows how they were understood, and takes parts of that out',
    async (web) => {
      const { context, open } = await web.person();
      const asked = listen(context);
      const page = await open('/explore');
      await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
      await inspect(page, 'explore empty');
      await search(page, 'cheap vegan pizza in Tel Aviv');
      await results(page).first().waitFor();
      const cheap = await results(page).count();
      await page.getByText('Google Maps', { exact: true }).first().waitFor();
      await becomes(() => page.locator('canvas').count(), 0);
      await takeOut(page, /^Without Cheap/);
      await page.getByRole('button', { name: /^Without Cheap/ }).waitFor({ state: 'detached' });
      await results(page).nth(cheap).waitFor();
      expect(asked.map(({ text, schema }) => [text ?? null, schema?.search.filters.price ?? null])).toEqual([
        ['cheap vegan pizza in Tel Aviv', null],
        [null, null],
      ]);
      await inspect(page, 'explore found');
      const before = await results(page).allTextContents();

      // Whoever opens the address sees the same.
      const other = await web.open(page.url().replace(web.baseUrl, ''));
      await results(other)
        .nth(before.length - 1)
        .waitFor();
      await becomes(() => results(other).allTextContents(), before);
      await becomes(() => other.getByRole('button', { name: /^Without Cheap/ }).count(), 0);
    },
  );

  webTest('fetches a photo when it comes into view, by an address that nothing keeps', async (web) => {
    const { context, open } = await web.person({ viewport: phone });
    const photos: { readonly path: string; readonly kept: string | undefined }[] = [];
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/v1/places/photos/'))
        photos.push({ path: pathname, kept: response.headers()['cache-control'] });
    });
    const page = await open('/explore?q=vegan+pizza+in+Tel+Aviv');
    await results(page).first().locator('img').waitFor();
    const places = await results(page).count();
    const seen = photos.length;
    expect(seen).toBeLessThan(places);
    await results(page).last().scrollIntoViewIfNeeded();
    await results(page).last().locator('img').waitFor();
    // Each was drawn, and none was refused by the page's own policy.
    const widths = z
      .array(z.number())
      .parse(
        await page.evaluate(
          'Promise.all([...document.querySelectorAll("li img")].map(async (one) => { await one.decode(); return one.naturalWidth; }))',
        ),
      );
    expect(Math.min(...widths)).toBeGreaterThan(0);
    await eventually(() => photos.length > seen, 'a photo more is fetched');
    for (const { kept } of photos) expect(kept).toContain('no-store');
    await inspect(page, 'explore phone');
  });

  webTest('asks where somebody is, and searches where they say, or where their device is', async (web) => {
    const page = await web.open('/explore?q=vegan+pizza+near+me');
    await page.getByText('Where are you?').waitFor();
    await inspect(page, 'explore where');
    await page.getByRole('textbox', { name: 'Town or area' }).fill('Tel Aviv');
    await page.getByRole('button', { name: 'Search there' }).click();
    await results(page).first().waitFor();
    await page.getByRole('button', { name: 'Without In or near Tel Aviv' }).waitFor();

    const near = await web.open('/explore?q=vegan+pizza+near+me', {
      ...{ geolocation: telAviv, permissions: ['geolocation'] },
    });
    await results(near)
      .first()
      .filter({ hasText: /\d k?m/ })
      .waitFor();
  });

  webTest('says when one may go on, and finds the next page', async (web) => {
    web.expectComplaints(/status of 429/);
    const { context, open } = await web.person();
    const asked = listen(context);
    const page = await open('/explore?q=restaurants+in+Tel+Aviv');
    await results(page).first().waitFor();
    const first = await results(page).count();
    await page.getByRole('button', { name: 'More places' }).click();
    await results(page).nth(first).waitFor();
    expect(asked[1]).toMatchObject({ pageToken: expect.any(String) });
    await context.route('**/v1/places/search', (route) =>
      route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          'retry-after': '7',
        },
        json: { error: { code: 'RATE_LIMITED', message: '', traceId: 't' } },
      }),
    );
    await search(page, 'sushi in Tel Aviv');
    await page.getByRole('alert').filter({ hasText: 'Go on in 7 seconds.' }).waitFor();
    await inspect(page, 'explore limit');
    await context.unroute('**/v1/places/search');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('“sushi”').waitFor();
  });

  webTest('tells a place of ours, and takes the wish to book it into the conversation', async (web) => {
    const { context, open } = await web.person();
    await context.route('**/v1/places/search', async (route) => {
      const response = await route.fetch();
      const answer = placeSearchResponseSchema.parse(await response.json());
      const restaurants = answer.restaurants.map((place, position) =>
        position === 0 ? { ...place, listingId: 'carob-lantern', name: 'Carob Lantern' } : place,
      );
      await route.fulfill({ response, json: { ...answer, restaurants } });
    });
    const page = await open('/explore?q=sushi+in+Tel+Aviv');
    const place = results(page).filter({ hasText: 'Carob Lantern' });
    await place.getByText('Bookable with Merve').waitFor();
    await place.getByRole('link', { name: /^Book/ }).click();
    await page.getByRole('textbox', { name: 'Write to Merve' }).waitFor();
    await becomes(
      () => page.getByRole('textbox', { name: 'Write to Merve' }).inputValue(),
      'I would like to book at Carob Lantern',
    );
  });

  for (const [why, answer, said] of [
    [
      'is not offered',
      { status: 404, json: { error: { code: 'NOT_FOUND', message: '', traceId: 't' } } },
      'To the map',
    ],
    [
      'fails',
      { status: 502, json: { error: { code: 'UPSTREAM_FAILED', message: '', traceId: 't' } } },
      'Try again',
    ],
    [
      'takes too long',
      { status: 504, json: { error: { code: 'UPSTREAM_TIMEOUT', message: '', traceId: 't' } } },
      'Try again',
    ],
  ] as const)
    webTest(`says so where the search ${why}, with a way on`, async (web) => {
      web.expectComplaints(/status of [45]0[24]/);
      const { context, open } = await web.person();
      await context.route('**/v1/places/search', (route) =>
        route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
      );
      const page = await open('/explore?q=sushi');
      await page.getByRole(said === 'To the map' ? 'link' : 'button', { name: said }).waitFor();
      await inspect(page, `explore ${why}`);
    });

  webTest('runs from right to left, on a phone, with the keyboard alone', async (web) => {
    const page = await web.open('/explore', { locale: 'he', viewport: phone });
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('פיצה טבעונית בתל אביב');
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: /מקומות/ }).getByRole('listitem');
    await list.first().waitFor();
    await inspect(page, 'explore hebrew');
    // To the first part that can be taken out, and out with it: the results have the keyboard then.
    await page.getByRole('button', { name: /^בלי/ }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'תוצאות' }).waitFor();
    await becomes(() => page.evaluate('document.activeElement?.getAttribute("aria-label")'), 'תוצאות');
  });
});
