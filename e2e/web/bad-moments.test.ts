import { afterEach, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { eventually } from '../../local/testing/eventually.ts';
import { becomes } from './becomes.ts';
import { askForHelp } from './conversation.ts';
import { conversationOf, newGuest, ownMessages, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';

const dayAndNight = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));

/** A place of its own, as a copy of one of the demo market with everything that belongs to it: what befalls it befalls no other test. */
async function copyOf({ stack }: WebTest, name: string) {
  const { db } = stack;
  const { docs } = await db.collection('listings').where('name', '==', name).get();
  const [found] = docs;
  if (found === undefined) throw new Error(`There is no ${name}`);
  const copy = `copy-${crypto.randomUUID().slice(0, 8)}`;
  const { businessId } = found.data();
  const copyName = `Quiet ${copy.slice(5)}`;
  const [business, offerings, dishes] = await Promise.all([
    db.doc(`businesses/${businessId}`).get(),
    db.collection(`businesses/${businessId}/offerings`).get(),
    db.collection(`listings/${found.id}/menuItems`).get(),
  ]);
  await db.doc(`businesses/${copy}`).set({ ...business.data(), businessId: copy, name: copyName });
  await Promise.all([
    ...offerings.docs.map((offering) =>
      db
        .doc(`businesses/${copy}/offerings/${offering.id}`)
        .set({ ...offering.data(), businessId: copy, listingId: copy, openingHours: dayAndNight }),
    ),
    ...dishes.docs.map((dish) =>
      db.doc(`listings/${copy}/menuItems/${dish.id}`).set({ ...dish.data(), listingId: copy }),
    ),
  ]);
  const actions: { ordering?: object }[] = found.get('merve.actions');
  const merve = {
    ...found.get('merve'),
    actions: actions.map((action) =>
      action.ordering === undefined
        ? action
        : { ...action, ordering: { ...action.ordering, openingHours: dayAndNight, minimum: null } },
    ),
  };
  await db
    .doc(`listings/${copy}`)
    .set({ ...found.data(), listingId: copy, businessId: copy, name: copyName, rating: 1, merve });
  copies.push(db.doc(`listings/${copy}`));
  // Warm instances look at what changed every quarter of a minute.
  const { idToken } = await stack.signIn();
  const headers = { authorization: `Bearer ${idToken}` };
  await eventually(async () => {
    const answer = await fetch(`${stack.functionsUrl}/api/v1/listings/${copy}/free-times`, { headers });
    // Asked more often, an account is told to wait.
    if (!answer.ok) await new Promise((resolve) => setTimeout(resolve, 1_000));
    return answer.ok;
  }, 'the copied place has free times');
  return { listingId: copy, name: copyName, listing: db.doc(`listings/${copy}`), db };
}

/** What the tests made: other files search the same market. */
const copies: { delete(): Promise<unknown> }[] = [];

const question = (page: Page) => page.getByRole('region', { name: 'Waiting for your answer' });

describeInBrowser('in a bad moment', () => {
  afterEach(() => Promise.all(copies.splice(0).map((copy) => copy.delete())));
  const webTest = webTests();

  webTest('a place that was closed while its page is open takes no booking, and says so', async (web) => {
    const place = await copyOf(web, 'Carob Lantern');
    const page = await (await newGuest(web)).open(`/place/${place.listingId}`);
    const times = page.getByRole('group', { name: /What time/ }).getByRole('button');
    await times.last().waitFor();
    await place.listing.update({ active: false });
    await times.last().click();
    await conversationOf(page)
      .getByRole('article', { name: 'Merve' })
      .last()
      .getByText(/not|no longer|cannot|could not/i)
      .first()
      .waitFor();
    await becomes(() => question(page).count(), 0);
    const held = await place.db
      .collection(`businesses/${place.listingId}/transactions`)
      .where('state', 'in', ['hold', 'confirmed'])
      .get();
    expect(held.size).toBe(0);
    await page.goto(`/place/${place.listingId}`);
    await page.getByText('This place is not here any more.').waitFor();
  });

  webTest(
    'a dish whose price rose behind an open menu is ordered at no price that was not shown',
    async (web) => {
      const place = await copyOf(web, 'Carob Lantern');
      const dishes = await place.db.collection(`listings/${place.listingId}/menuItems`).get();
      const dish = dishes.docs.find((one) => one.get('name') === 'Hummus');
      const page = await (await newGuest(web)).open(`/place/${place.listingId}`);
      for (const _ of [1, 2]) await page.getByRole('button', { name: 'One more: Hummus' }).click();
      await dish?.ref.update({ 'price.minorUnits': 77_700 });
      await page.getByRole('button', { name: 'Prepare order (2)' }).click();
      await question(page)
        .getByText(/Order this/)
        .waitFor();
      await conversationOf(page).getByText(/1,554/).first().waitFor();

      // Once more, between the proposal and the YES.
      await dish?.ref.update({ 'price.minorUnits': 88_800 });
      await question(page).getByRole('button', { name: 'YES', exact: true }).click();
      await conversationOf(page)
        .getByText(/price|changed/i)
        .last()
        .waitFor();
      const orders = await place.db.collection('food_orders').where('listingId', '==', place.listingId).get();
      expect(orders.docs.map((order) => order.get('total'))).toEqual([]);
    },
  );

  webTest('of two operators who edit one listing, neither loses what they wrote', async (web) => {
    const place = await copyOf(web, 'Carob Lantern');
    const [first, second] = await Promise.all(
      [1, 2].map(() => web.openAsOperator(`/admin/catalogue/${place.listingId}`)),
    );
    if (first === undefined || second === undefined) throw new Error('Two pages were to be opened');
    await Promise.all([first, second].map((page) => page.getByLabel('Address').waitFor()));
    await first.getByLabel('Address').fill('7 New Quay');
    await second.getByLabel('Sub-category').fill('fish grill');
    const save = async (page: Page) => {
      await page.getByRole('button', { name: 'Review and save' }).click();
      await page.getByRole('dialog').getByLabel('Why').fill('a test of the web app');
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await save(first);
    await second.getByText('Somebody else has saved a newer version').waitFor();
    await second.getByText('7 New Quay').first().waitFor();
    await second.getByRole('button', { name: 'Put my changes on top of theirs' }).click();
    await save(second);
    const stored = await place.listing.get();
    expect([stored.get('address'), stored.get('subCategory')]).toEqual(['7 New Quay', 'fish grill']);
  });

  webTest('a link to what was erased says so, and leads on', async (web) => {
    const page = await (await newGuest(web)).open('/place/erased');
    await page.getByText('This place is not here any more.').waitFor();
    for (const path of [
      '/mine?show=bookings&code=ZZZZZZ',
      '/trips/erased',
      '/groups/erased',
      '/no/such/page',
    ]) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByText(/not there|nothing|not here|no trip|no page|no such|no group|not find|not exist/i)
        .first()
        .waitFor();
      expect(
        await page
          .getByRole('main')
          .getByRole('link')
          .or(page.getByRole('navigation').getByRole('link'))
          .count(),
      ).toBeGreaterThan(0);
    }
  });

  webTest('with full storage, the conversation goes on', async (web) => {
    const { context, open } = await web.person();
    const page = await open();
    await askForHelp(page);
    // As browsers do it: a write seems done, and is undone when it would be kept.
    await context.addInitScript(`{
      Storage.prototype.setItem = () => { throw new DOMException('The quota has been exceeded.', 'QuotaExceededError'); };
      for (const name of ['put', 'add']) {
        const write = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...args) {
          const request = write.apply(this, args);
          request.addEventListener('success', () => this.transaction.abort());
          return request;
        };
      }
    }`);
    await page.reload();
    await conversationOf(page)
      .getByText(/I am Merve/)
      .waitFor();
    await write(page, 'help');
    // The same conversation goes on, and not that of somebody made up.
    await conversationOf(page)
      .getByText(/I am Merve/)
      .nth(1)
      .waitFor();
    await becomes(() => ownMessages(page).count(), 2);
  });

  webTest(
    'a browser that kept an old version gets the new one with the next load, and forgets what it kept of the old',
    async (web) => {
      const { context } = await web.person({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      // An old version's worker: it keeps a page of then, and answers with it.
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Write to Merve' }).waitFor();
      await page.evaluate(`(async () => {
      await navigator.serviceWorker.ready;
      const old = await caches.open('workbox-precache-v2-' + location.origin + '/');
      await old.put('/index.html', new Response('<h1>Old Merve</h1>', { headers: { 'content-type': 'text/html' } }));
      const parts = await caches.open('merve-parts');
      await parts.put('/assets/gone-0000.js', new Response('throw new Error("old")'));
    })()`);
      await page.reload();
      await page.getByRole('textbox', { name: 'Write to Merve' }).waitFor();
      await becomes(() => page.getByText('Old Merve').count(), 0);
    },
  );
});
