import { expect } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { streetsStyle, streetsTiles } from '../../local/sandbox/mapbox/map-style.ts';
import { eventually } from '../../local/testing/eventually.ts';
import { keepScreenshots } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const kyreniaHarbour = { latitude: 35.3417, longitude: 33.3192 };
const vienna = { latitude: 48.2082, longitude: 16.3738 };

const results = (page: Page) => page.getByRole('list', { name: /\d+ places?$/ }).getByRole('listitem');

/** How far away each result is said to be, in metres, in the order of the list. */
async function distances(page: Page): Promise<number[]> {
  const texts = await results(page).allTextContents();
  return texts.map((text) => {
    const [, amount = '', unit] = /([\d.,]+)\s(m|km)(?![a-z])/.exec(text) ?? [];
    return Number(amount.replace(',', '')) * (unit === 'km' ? 1000 : 1);
  });
}

/** One building as wide as the tile and 60 m high, in the layer `building` (Mapbox Vector Tile 2.1). */
const tileOfOneBuilding = Buffer.from(
  'GlgKCGJ1aWxkaW5nEhoSBgAAAQECAhgDIg4JAAAagEAAAIBA/z8ADxoHZXh0cnVkZRoGaGVpZ2h0GgptaW5faGVpZ2h0IgYKBHRydWUiAig8IgIoACiAIHgC',
  'base64',
);

/** Settings with a token of Mapbox, and what Mapbox answers to it. @returns what it was asked for */
async function pretendMapbox(
  context: BrowserContext,
  answer: (url: URL) => { status?: number; json?: unknown; body?: Buffer },
): Promise<URL[]> {
  const asked: URL[] = [];
  await context.route('**/settings.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mapboxToken: 'pk.pretended' } });
  });
  await context.route(/^https:\/\/(api|[ab]\.tiles)\.mapbox\.com\//, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer(url) });
  });
  return asked;
}

/** The share of the map that is still the ground's green, between 0 and 1. */
async function greenShare(page: Page): Promise<number> {
  const picture = (await page.locator('canvas').screenshot()).toString('base64');
  return z.number().parse(
    await page.evaluate(`(async () => {
      const image = new Image();
      image.src = 'data:image/png;base64,${picture}';
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, image.width, image.height);
      let green = 0;
      for (let index = 0; index < data.length; index += 4)
        if (data[index] === 0 && data[index + 1] === 255 && data[index + 2] === 0) green += 1;
      return green / (image.width * image.height);
    })()`),
  );
}

/** The share of the ground that is seen, once it is as wished or a while has passed. */
async function seenGround(page: Page, isAsWished: (share: number) => boolean): Promise<number> {
  const until = Date.now() + 120_000;
  for (;;) {
    const share = await greenShare(page);
    if (isAsWished(share) || Date.now() > until) return share;
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
  }
}

describeInBrowser('the map', () => {
  const webTest = webTests();

  webTest('is a list where the browser cannot draw, and the list leads everywhere', async (web) => {
    const { context, open } = await web.person();
    await context.addInitScript(`
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
      };`);
    const page = await open('/map');
    await page.getByText('This browser cannot draw the map').waitFor();
    await becomes(() => page.locator('canvas').count(), 0);
    await page.getByRole('searchbox').fill('Carob Lantern');
    await page.getByRole('link', { name: /Carob Lantern/ }).click();
    await page.getByRole('heading', { name: 'Carob Lantern' }).waitFor();
    await inspect(page, 'map without drawing');
  });

  webTest('shows where somebody is, and what is near first', async (web) => {
    const page = await web.open('/map', { geolocation: kyreniaHarbour, permissions: ['geolocation'] });
    // The last of the listings and of the places are there.
    for (const name of ['Carob Lantern', 'Silver Carob Beach'])
      await results(page).filter({ hasText: name }).waitFor();
    await page.getByRole('button', { name: 'My position' }).click();
    await page.getByRole('img', { name: 'You are here' }).waitFor();
    await results(page).first().filter({ hasText: /\d m/ }).waitFor();
    await eventually(async () => Math.min(...(await distances(page))) > 0, 'how far each is');
    const away = await distances(page);
    expect(away.length).toBeGreaterThan(20);
    expect(Math.min(...away)).toBeGreaterThan(0);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    await inspect(page, 'map here');
  });

  for (const [what, options, words] of [
    ['is not allowed', {}, 'The browser may not tell where you are.'],
    [
      'is outside the market',
      { geolocation: vienna, permissions: ['geolocation'] },
      'You are outside the area of this map.',
    ],
  ] as const)
    webTest(`says so when somebody's position ${what}, and keeps the list as it is`, async (web) => {
      const { context, open } = await web.person({
        ...options,
        permissions: [...(options.permissions ?? [])],
      });
      if (options.permissions === undefined) await context.clearPermissions();
      const page = await open('/map');
      // The last of the listings and of the places are there.
      for (const name of ['Carob Lantern', 'Silver Carob Beach'])
        await results(page).filter({ hasText: name }).waitFor();
      const before = await results(page).allTextContents();
      await page.getByRole('button', { name: 'My position' }).click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await becomes(() => page.getByRole('img', { name: 'You are here' }).count(), 0);
      await becomes(() => results(page).allTextContents(), before);
    });

  webTest('shows what is found as it comes, and takes nothing away meanwhile', async (web) => {
    const { context, open } = await web.person();
    await context.addInitScript(`
      globalThis.shown = [];
      (function look() {
        const count = [...document.querySelectorAll('li')].filter((item) => item.checkVisibility()).length;
        if (shown.at(-1) !== count) shown.push(count);
        requestAnimationFrame(look);
      })();`);
    const page = await open('/map');
    for (const name of ['Carob Lantern', 'Silver Carob Beach'])
      await results(page).filter({ hasText: name }).waitFor();
    const shown = z.array(z.number()).parse(await page.evaluate('shown'));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });

  webTest('raises the buildings of a style that has them', async (web) => {
    const { context, open } = await web.person();
    const asked = await pretendMapbox(context, ({ pathname }) => {
      if (pathname === '/styles/v1/mapbox/streets-v12') return { json: streetsStyle };
      if (pathname !== '/v4/mapbox.mapbox-streets-v8.json') return { body: tileOfOneBuilding };
      return { json: streetsTiles('pk.pretended') };
    });
    const page = await open('/map');
    await page.locator('canvas').waitFor();
    // From afar no building is seen: it is the style's ground, and not the land that is drawn without it.
    expect(await seenGround(page, (share) => share > 0.5)).toBeGreaterThan(0.5);
    await results(page).filter({ hasText: 'Carob Lantern' }).getByRole('link').click();
    await page.getByRole('heading', { name: 'Carob Lantern' }).waitFor();
    expect(await seenGround(page, (share) => share < 0.5)).toBeLessThan(0.5);
    await becomes(() => page.getByText('The detailed map could not be loaded').count(), 0);
    expect(asked.map(({ searchParams }) => searchParams.get('access_token'))).toEqual(
      asked.map(() => 'pk.pretended'),
    );
    await keepScreenshots(page, 'map buildings');
  });

  webTest('is the one without a key where Mapbox refuses it, and says so', async (web) => {
    web.expectComplaints(/status of 401/);
    const { context, open } = await web.person();
    const asked = await pretendMapbox(context, () => ({ status: 401, json: { message: 'Not Authorized' } }));
    const page = await open('/map');
    await page.getByText('The detailed map could not be loaded').waitFor();
    await page.getByText('OpenStreetMap contributors').waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: /places, .* among them$/ })
      .first()
      .waitFor();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/styles/v1/mapbox/streets-v12']);
    await keepScreenshots(page, 'map refused by mapbox');
  });
});
