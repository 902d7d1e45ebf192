import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { keepScreenshot } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };
const sample = (page: Page, name: string) => page.locator(`[data-sample="${name}"]`);

/** What goes to the merchant in the person's own words, on every card that asks for it or tells of it. */
const words = {
  'booking proposed': ['A high chair, and the terrace if you can', 'My son is allergic to peanuts'],
  'booking confirmed': ['كرسي متحرك، من فضلك', 'I am coeliac', 'У мужа аллергия на рыбу'],
  'order proposed': ['No cutlery, please', 'I am allergic to celery'],
  'service proposed': ['The kitchen tap drips'],
  'viewing proposed': ['Is there a lift? My mother uses a wheelchair'],
  'order placed': ['Ring twice', 'I am allergic to celery'],
  'change of an order proposed': ['I am allergic to celery'],
} as const;

describeInBrowser('what somebody asks for in their own words', () => {
  const webTest = webTests();

  for (const [locale, title] of [
    ['en-GB', 'Allergies, in your words'],
    ['de', 'Allergien, in Ihren Worten'],
    ['ar', 'الحساسية، بكلماتك'],
    ['ko', '알레르기 (말씀하신 그대로)'],
  ] as const) {
    webTest(`is read on every card, in ${locale}, by everybody`, async (web) => {
      const page = await web.open('/dev/cards', { locale, viewport: phone });
      await page.locator('[data-sample]').first().waitFor();
      for (const [name, said] of Object.entries(words)) {
        const card = sample(page, name);
        for (const one of said) await card.getByText(one, { exact: true }).waitFor();
      }
      await sample(page, 'booking proposed').getByText(title).waitFor();
      // Each is read in the direction it was written in, whatever the app's is.
      const directions = await page.evaluate(
        `[...document.querySelectorAll('[data-sample="booking confirmed"] q bdi')]
          .map((words) => getComputedStyle(words).direction)`,
      );
      expect(directions).toEqual(['ltr', 'ltr', 'rtl']);
      for (const name of ['booking confirmed', 'order placed', 'booking proposed', 'menu'] as const) {
        await sample(page, name).scrollIntoViewIfNeeded();
        await keepScreenshot(page, `own words ${name} ${locale}`);
      }
      await inspect(page, `own words ${locale}`);
    });
  }

  webTest('and a dish that holds what somebody must not eat is marked before it is chosen', async (web) => {
    const page = await web.open('/dev/cards', { locale: 'en-GB', viewport: phone });
    const dish = sample(page, 'menu').getByRole('listitem').filter({ hasText: 'Sea bass' });
    await dish.getByText('Allergy warning').waitFor();
    await dish.getByText('contains fish', { exact: true }).waitFor();
    await becomes(() => sample(page, 'menu').getByText('Allergy warning').count(), 1);
  });
});
