import { expect } from '@jest/globals';
/** A group on its phones: the organiser's link, three taps to vote, the result with its rounds. */
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };
const made = z.object({
  outing: z.object({ outingId: z.string() }),
  link: z.object({ token: z.string() }),
});

/** An outing of an organiser whose browser is signed in. */
async function openVote(web: WebTest, more: object = {}) {
  const email = `organiser-${crypto.randomUUID()}@example.org`;
  const { idToken } = await web.stack.signIn(email);
  const answer = await fetch(`${web.stack.functionsUrl}/api/v1/outings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ idempotencyKey: crypto.randomUUID(), title: 'Friday supper', organiserName: 'Olga' },
      candidates: ['The Olive Garden', 'Harbour Grill', 'Blue Terrace'].map((name, index) => ({
        ...{ venueId: `yelp:v${index}`, name },
      })),
      ...{
        dates: ['2030-06-07T20:00', '2030-06-08T20:00'],
        closesAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
      ...more,
    }),
  });
  const { outing, link } = made.parse(await answer.json());
  const account = { email, password: 'a password of the test' };
  const path = `/groups/${outing.outingId}`;
  return { path, link: `${path}#${link.token}`, organiser: await web.person({ account, viewport: phone }) };
}

/** Three taps: join, a place, vote. */
async function joinAndVote(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Join' }).click();
  for (const name of names) await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await page.getByText('Your vote counts. You can change it until the end.').waitFor();
}

describeInBrowser('a group that chooses', () => {
  const webTest = webTests();

  webTest(
    'votes with three taps each, and sees who won, on what day, and how it was counted',
    async (web) => {
      const { path, link, organiser } = await openVote(web, { method: 'ranked' });
      const ana = await newGuest(web, { viewport: phone });
      const page = await ana.open(link);
      await page.getByRole('heading', { level: 1, name: 'You are invited' }).waitFor();
      await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
      await inspect(page, 'group invited');
      await joinAndVote(page, ['Blue Terrace', 'Harbour Grill']);
      await becomes(async () => new URL(page.url()).hash, '');
      await page.getByRole('button', { name: /^Yes/ }).first().click();
      await page.getByRole('button', { name: 'Yes 1' }).waitFor();
      await inspect(page, 'group voting');
      const ben = await newGuest(web, { viewport: phone, locale: 'he-IL' });
      const rtl = await ben.open(link);
      await rtl.getByRole('button', { name: 'להצטרף' }).click();
      await rtl.getByRole('button', { name: /Blue Terrace/ }).click();
      await rtl.getByRole('button', { name: 'להצביע', exact: true }).click();
      await rtl.getByText('הקול שלכם נספר. אפשר לשנות עד הסוף.').waitFor();
      await inspect(rtl, 'group voting hebrew');
      const own = await organiser.open(path);
      await own.getByText('2 voted', { exact: false }).first().waitFor();
      await own.getByRole('button', { name: 'Share the link' }).waitFor();
      await own.getByRole('button', { name: 'End the vote' }).click();
      await own.getByText('Blue Terrace won').waitFor();
      const calendar = await own.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
      expect(await (await fetch(String(calendar))).text()).toMatch(
        /^BEGIN:VCALENDAR[\s\S]*SUMMARY:Friday supper – Blue Terrace/,
      );
      await own.getByRole('heading', { name: 'How it was counted' }).waitFor();
      await inspect(own, 'group result');
      // A link that opened nothing says no more than that.
      await page.goto(`/groups/out_nowhere#${'0'.repeat(26)}`);
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByRole('heading', { level: 1, name: 'This vote is not there' }).waitFor();
      await inspect(page, 'group missing');
    },
  );

  webTest('is made of places that were seen, and what it chose is proposed to its organiser', async (web) => {
    const olga = await newGuest(web, { viewport: phone });
    const page = await olga.open('/groups/new');
    await page.getByRole('heading', { level: 1, name: 'Let your friends vote' }).waitFor();
    await page.getByText('Places that Merve has shown you stand here.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Ask Merve' }).click();
    await write(page, 'seafood restaurants in Kyrenia');
    await conversationOf(page).getByText('Carob Lantern').first().waitFor();
    await page.goto('/groups/new');
    await page.getByRole('button', { name: 'Carob Lantern' }).click();
    await page.getByRole('button', { name: 'Start the vote' }).click();
    await page.getByText('Choose at least two places.').waitFor();
    await page.getByRole('button', { name: 'Anchor & Almond' }).click();
    await page.getByText('2 chosen, 8 at most').waitFor();
    await page.getByRole('textbox', { name: 'What is it for?' }).fill('Supper at the harbour');
    await inspect(page, 'group new');
    await page.getByRole('button', { name: 'Start the vote' }).click();
    await page.getByRole('heading', { level: 1, name: 'Supper at the harbour' }).waitFor();
    await page.getByRole('button', { name: 'Carob Lantern' }).click();
    await page.getByRole('button', { name: 'Vote', exact: true }).click();
    await page.getByText('Your vote counts. You can change it until the end.').waitFor();
    await page.getByRole('button', { name: 'End the vote' }).click();
    await page.getByRole('button', { name: 'End it all the same' }).click();
    await page.getByText('Carob Lantern won').waitFor();
    // Nobody said when: Merve tells it in the conversation by herself, and asks.
    await page.goto('/');
    await conversationOf(page).getByText('When shall I book it?', { exact: false }).waitFor();
    await inspect(page, 'group result in the conversation');
  });

  webTest('is made in a language from right to left, and in the dark', async (web) => {
    const noa = await newGuest(web, { viewport: phone, locale: 'he-IL' });
    const places = ['listing:carob-lantern~Carob Lantern', 'listing:anchor-almond~Anchor & Almond'];
    const search = new URLSearchParams(places.map((place): [string, string] => ['place', place]));
    const page = await noa.open(`/groups/new?${search.toString()}`);
    await page.getByText('נבחרו 2, לכל היותר 8').waitFor();
    await inspect(page, 'group new hebrew');
    await page.getByRole('button', { name: 'לפתוח הצבעה' }).click();
    await page.getByRole('heading', { level: 1, name: 'ארוחה ביום שישי' }).waitFor();
  });
});
