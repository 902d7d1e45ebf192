import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { demoPeople } from '../../local/seed/demo-people.ts';
import { seriousViolations } from './accessibility.ts';
import { keepScreenshots, themes } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { type WebTest, webTests } from './harness.ts';

const restaurant = demoPeople.merchant;

/** The simulator with a phone nobody has used and the demo restaurant's. */
async function openPhones({ open, stack }: WebTest): Promise<{ page: Page; guest: Locator; number: string }> {
  const { number } = stack.newPhone();
  const page = await open(
    `/dev/whatsapp?phones=${[number, restaurant.number].join(',').replaceAll('+', '')}`,
  );
  return { page, guest: page.getByRole('region', { name: number }), number };
}

async function write(phone: Locator, text: string): Promise<void> {
  await phone.getByRole('textbox').fill(text);
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
}

describeInBrowser('the WhatsApp simulator', () => {
  const webTest = webTests();

  webTest(
    'begins with a guest and a restaurant, and its suggestion leads to a booked table',
    async ({ open, stack }) => {
      // What an earlier run left on these phones.
      await fetch(`${stack.sandboxUrl}/sandbox/messages`, { method: 'DELETE' });
      const page = await open('/dev/whatsapp');
      const guest = page.getByRole('region', { name: demoPeople.guest.name });
      await guest.getByRole('list', { name: 'What to write first' }).getByRole('button').first().click();
      await guest.getByText('It is not booked yet').waitFor();
      await guest.getByText('read', { exact: true }).first().waitFor();
      await guest.getByRole('button', { name: 'YES' }).click();
      await guest.getByText(/^Confirmed/).waitFor();
      const merchant = page.getByRole('region', { name: restaurant.name });
      await merchant.getByText('Deniz Demo').first().waitFor();
      await keepScreenshots(page, 'simulator');
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        expect(await seriousViolations(page)).toEqual([]);
      }
    },
  );

  webTest('says that a message was lost on its way, and Merve answers the next one', async (web) => {
    const { page, guest } = await openPhones(web);
    await guest.getByRole('button', { name: /go wrong/ }).click();
    await page.getByLabel('Is lost: Merve never hears of it').check();
    await page.keyboard.press('Escape');
    await write(guest, 'hello?');
    await guest.getByText('lost on its way').waitFor();
    await write(guest, 'help');
    await guest.getByText(/I am Merve/).waitFor();
    await becomes(() => guest.getByText('hello?').count(), 1);
  });

  webTest('a message from Merve that is undelivered is said to be', async (web) => {
    const { page, guest } = await openPhones(web);
    await guest.getByRole('button', { name: /go wrong/ }).click();
    await page.getByRole('button', { name: /Is lost on the way to the phone/ }).click();
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await write(guest, 'help');
    await guest.getByText(/A message from Merve did not arrive: it was lost/).waitFor();
  });

  webTest('a closed window lets only a template through', async (web) => {
    const { page, guest } = await openPhones(web);
    const merchant = page.getByRole('region', { name: restaurant.name });
    const messages = merchant.getByRole('log');
    await write(merchant, 'bookings today');
    await messages.getByText('bookings today').waitFor();
    // Closed at once, while the message may be on its way to Merve: the two must not part about when the restaurant wrote.
    await merchant.getByRole('button', { name: /Close .* window/ }).click();
    await merchant.getByText(/^Window closed/).waitFor();
    const templates = await messages.getByText('Template', { exact: true }).count();
    await write(guest, 'Book a table for 2 at Carob Lantern in 9 days at 13:30');
    await guest.getByRole('button', { name: 'YES' }).click();
    await messages.getByText('Template', { exact: true }).nth(templates).waitFor();
  });

  webTest('sends where one is, and a picture', async (web) => {
    const { page, guest } = await openPhones(web);
    await guest.getByRole('button', { name: 'Send a location' }).click();
    await page.getByRole('button', { name: 'Lapta' }).click();
    await guest.getByRole('log').getByText('Lapta').waitFor();
    const onePixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await guest.getByLabel(/^Picture from/).setInputFiles({
      name: 'menu.png',
      mimeType: 'image/png',
      buffer: onePixel,
    });
    const picture = guest.getByRole('img', { name: 'Sent' });
    await picture.waitFor();
    const width = `document.querySelector('img[alt=Sent]').decode().then(() => document.querySelector('img[alt=Sent]').naturalWidth)`;
    await becomes(() => page.evaluate(width), 1);
  });

  webTest('adds a phone by name, keeps it in the address, and puts it away again', async (web) => {
    const { page, number } = await openPhones(web);
    await page.getByRole('button', { name: 'Add a phone' }).click();
    await page.getByLabel('Name, town or number').fill('demo driver');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Demo driver/ }).click();
    await page.getByRole('region', { name: demoPeople.driver.name }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: demoPeople.driver.name }).waitFor();
    await page.getByRole('button', { name: `Put ${number}'s phone away` }).click();
    await page.getByRole('region', { name: number }).waitFor({ state: 'detached' });
    await becomes(async () => new URL(page.url()).search, '?phones=905330000201,905330000301');
  });

  webTest('does not exist where messages are real', async ({ person }) => {
    const { context } = await person();
    await context.route('**/settings.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), local: null } });
    });
    const page = await context.newPage();
    await page.goto('/dev/whatsapp');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  });
});
