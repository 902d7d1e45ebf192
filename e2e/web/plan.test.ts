/** What a group could do: a wish, the roles at work, and ideas with reasons beside a map of our own venues. */
import { expect } from '@jest/globals';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { eventually } from '../../local/testing/eventually.ts';
import { keepScreenshot } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { newGuest } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };

describeInBrowser('a plan for a group', () => {
  const webTest = webTests();

  webTest(
    'comes of a sentence: roles that work, ideas with why and what to watch out for, and our own venues on the map',
    async (web) => {
      const guest = await newGuest(web);
      const page = await guest.open('/plan');
      await page.getByRole('heading', { level: 1, name: 'What shall we do?' }).waitFor();
      await inspect(page, 'plan empty');
      await page
        .getByRole('textbox', { name: 'What would you all like?' })
        .fill('five of us, something outdoors and scenic near Kyrenia, not too expensive');
      await page.keyboard.press('Enter');
      const ideas = page.getByRole('list', { name: 'Ideas' }).getByRole('article');
      await ideas.nth(2).waitFor();
      // The weather is known, by the double of its service.
      await page.getByRole('link', { name: 'OpenWeather' }).waitFor();
      const map = page.getByRole('region', { name: 'Map of the ideas' });
      await map.getByRole('button', { name: /^1\b.*: /u }).waitFor();
      await ideas.first().getByRole('button', { name: 'Show on the map' }).click();
      await map.getByRole('button', { name: /^1\b.*: /u, pressed: true }).waitFor();
      await inspect(page, 'plan desktop');
      await page.getByRole('button', { name: 'Heat of a mood' }).click();
      const told = page.waitForResponse(
        (response) => response.url().includes('vibe-heatmap') && response.ok(),
      );
      await page.getByRole('dialog', { name: 'Pick a mood' }).getByRole('button', { name: 'scenic' }).click();
      expect(JSON.parse(await (await told).text())).not.toEqual([]);
      await page.getByRole('button', { name: 'Heat: scenic', pressed: true }).waitFor();
      await inspect(page, 'plan heat');
      await page.getByRole('button', { name: 'Heat: scenic' }).click();

      await page.getByRole('tab', { name: 'How it was found' }).click();
      await page.getByText('Looks for risks').waitFor();
      await page.getByText(/^\[CRITIC\] \d+ looked at/u).waitFor();
      await keepScreenshot(page, 'plan log');
      const line = page.getByRole('separator', { name: 'Width of the list' });
      const before = Number(await line.getAttribute('aria-valuenow'));
      await line.focus();
      await page.keyboard.press('ArrowRight');
      await eventually(async () => Number(await line.getAttribute('aria-valuenow')) > before, 'a wider list');
    },
  );

  webTest(
    'is asked for by its parts on a phone, one of 52 moods among them; a place nobody knows is asked about',
    async (web) => {
      const guest = await newGuest(web, { viewport: phone });
      const page = await guest.open('/plan');
      await page.getByRole('textbox', { name: 'What would you all like?' }).fill('coffee together');
      await page.getByRole('button', { name: 'Choose more' }).click();
      await page.getByRole('spinbutton', { name: 'How many' }).fill('6');
      await page.getByRole('button', { name: 'Cheap' }).click();
      await page.getByRole('button', { name: 'Pick a mood' }).click();
      const picker = page.getByRole('dialog', { name: 'Pick a mood' });
      await becomes(() => picker.getByRole('listitem').count(), 52);
      await inspect(page, 'plan moods phone');
      await picker.getByRole('searchbox').fill('coz');
      await picker.getByRole('button', { name: 'cozy' }).click();
      await page.getByRole('button', { name: 'Mood: cozy' }).waitFor();
      await page.getByText('How I like plans').click();
      const careful = page.getByRole('button', { name: 'Better safe than sorry' });
      await careful.click();
      await page.getByRole('button', { name: 'Better safe than sorry', pressed: true }).waitFor();
      await inspect(page, 'plan parts phone');
      await page.getByRole('textbox', { name: 'Where' }).fill('Zzyzxville');
      await page.getByRole('button', { name: 'Find ideas' }).click();
      await page.getByText('I do not know “Zzyzxville”. Which town or place do you mean?').waitFor();
      await page.getByRole('button', { name: /^Choose more/u }).click();
      await page.getByRole('textbox', { name: 'Where' }).fill('Kyrenia');
      await page.getByRole('button', { name: 'Find ideas' }).click();
      await page.getByRole('list', { name: 'Ideas' }).getByRole('article').first().waitFor();
      await page
        .getByRole('region', { name: 'Map of the ideas' })
        .getByRole('button', { name: /^1\b/u })
        .waitFor();
      await inspect(page, 'plan phone');
      await page.getByRole('link', { name: 'Let your group vote on these' }).click();
      await page.getByRole('heading', { level: 1, name: 'Let your friends vote' }).waitFor();
      await page.getByRole('list').getByRole('button', { pressed: true }).nth(1).waitFor();
      await page.getByText(/^[2-8] chosen, 8 at most$/u).waitFor();
      await inspect(page, 'group of a plan phone');
    },
  );

  webTest('is read from right to left in Hebrew', async (web) => {
    const guest = await newGuest(web, { viewport: phone, locale: 'he' });
    const page = await guest.open('/plan');
    await page.getByRole('textbox', { name: 'מה כולכם רוצים?' }).fill('אנחנו חמישה, משהו רומנטי בקירניה');
    await page.getByRole('button', { name: 'מצאו רעיונות' }).click();
    await page.getByRole('list', { name: 'רעיונות' }).getByRole('article').first().waitFor();
    await page.getByRole('region', { name: 'מפת הרעיונות' }).getByRole('button', { name: /^1\b/u }).waitFor();
    await inspect(page, 'plan hebrew phone');
  });
});
