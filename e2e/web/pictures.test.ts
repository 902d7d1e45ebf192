import sharp from 'sharp';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';
import { waitInPage } from './wait-in-page.ts';

const phone = { width: 390, height: 844 };

/** A picture with something to see on it. */
const harbour = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#7fb4d6"/><rect y="430" width="1200" height="370" fill="#1d5f8a"/><circle cx="880" cy="180" r="90" fill="#fbd38d"/><path d="M200 470h420l-70 110H270z" fill="#8a4b2a"/><path d="M400 160v300h150z" fill="#fff"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();

describeInBrowser('pictures of a listing', () => {
  const webTest = webTests();

  webTest(
    'are uploaded with words, refused in words, and shown in cards, on the map and on its page',
    async (web) => {
      const found = await web.stack.db.collection('listings').where('name', '==', 'Carob Lantern').get();
      const listingId = found.docs[0]?.id ?? '';
      const editor = await web.openAsOperator(`/admin/catalogue/${listingId}`);
      const choose = editor.getByLabel('Add pictures');
      await choose.setInputFiles([
        {
          name: 'logo.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('<svg><script>alert(1)</script></svg>'),
        },
        { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await harbour() },
      ]);
      await editor.getByText('logo.jpg: It is no JPEG, PNG or WebP picture.').waitFor();
      await editor
        .getByLabel('What is to be seen on picture 1')
        .fill('A sailing boat before the harbour wall');
      await editor.getByText('stands for the listing').waitFor();
      await waitInPage(editor, `document.querySelector('img[src^="blob:"]')?.naturalWidth > 0`);
      await editor.getByRole('group', { name: 'Pictures' }).scrollIntoViewIfNeeded();
      await inspect(editor, 'admin pictures');
      await editor.getByRole('button', { name: 'Review and save' }).click();
      const dialog = editor.getByRole('dialog');
      await dialog.getByText('A sailing boat before the harbour wall').first().waitFor();
      await dialog.getByLabel('Why').fill('a test of the web app');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });

      const guest = await newGuest(web, { viewport: phone });
      const page = await guest.open(`/place/${listingId}`);
      const picture = page.getByRole('img', { name: 'A sailing boat before the harbour wall' });
      await picture.waitFor();
      const address = await picture.getAttribute('src');
      await waitInPage(page, `document.querySelector('img[src="${address}"]')?.naturalWidth > 0`);
      await inspect(page, 'place with a picture');

      await page.goto('/');
      await write(page, 'Good seafood in Kyrenia');
      const small = page
        .locator(`img[src="/v1/listings/${listingId}/pictures/${await idOf()}/small"]`)
        .first();
      await small.waitFor();

      async function idOf(): Promise<string> {
        const stored = await web.stack.db.doc(`listings/${listingId}`).get();
        return String(stored.get('pictures')[0].pictureId);
      }
    },
  );
});
