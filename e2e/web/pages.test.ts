import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };

const adminPages = [
  '',
  'alerts',
  'catalogue',
  'conversations',
  'duty',
  'jobs',
  'ledger',
  'merve',
  'outbox',
  'taxi',
  'turns',
  'usage',
];

describeInBrowser('every page, in both themes', () => {
  const webTest = webTests();

  for (const [width, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', phone],
  ] as const) {
    webTest(`of app users can be read and used by everybody, at the width of a ${width}`, async (web) => {
      const guest = await newGuest(web);
      const page = await guest.open();
      await page.setViewportSize(viewport);
      await inspect(page, `welcome ${width}`);
      await write(page, 'Good seafood in Kyrenia');
      await conversationOf(page).getByRole('article').nth(1).waitFor();
      await inspect(page, `chat ${width}`);
      await page.getByRole('button', { name: 'Account' }).click();
      await inspect(page, `account ${width}`);
      for (const path of ['mine', 'map', 'explore', 'me', 'trips', 'trips/one']) {
        await page.goto(`/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await inspect(page, `${path} ${width}`);
      }
    });
  }

  webTest('in Arabic it runs from right to left', async (web) => {
    const page = await web.open('/', { locale: 'ar' });
    await page.getByRole('textbox').waitFor();
    await becomes(
      () => page.evaluate('[document.documentElement.dir, document.documentElement.lang]'),
      ['rtl', 'ar'],
    );
    await inspect(page, 'welcome arabic');
  });

  webTest(
    'of operators can be read and used by everybody',
    async (web) => {
      const page = await web.openAsOperator();
      for (const path of adminPages) {
        await page.goto(`/admin/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await inspect(page, `admin ${path}`);
      }
    },
    300_000,
  );
});
