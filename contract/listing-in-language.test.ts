import { expect, test } from '@jest/globals';
import { listingIn } from './listing-in-language.ts';

const listing = {
  name: 'Lemon Yard',
  description: 'Meze under lemon trees',
  tags: ['meze', 'terrace'],
  translations: {
    tr: { description: 'Limon ağaçlarının altında meze', tags: ['meze', 'teras'] },
    de: { tags: ['Meze', 'Terrasse'] },
    el: { description: '', tags: [] },
  },
};

test('a listing is read in the language of its reader, as far as it speaks it', () => {
  expect(listingIn(listing, 'tr')).toMatchObject({
    name: 'Lemon Yard',
    description: 'Limon ağaçlarının altında meze',
    tags: ['meze', 'teras'],
  });
  expect(listingIn(listing, 'de')).toMatchObject({
    description: 'Meze under lemon trees',
    tags: ['Meze', 'Terrasse'],
  });
  for (const language of ['ko', 'el'] as const)
    expect(listingIn(listing, language)).toMatchObject({
      description: 'Meze under lemon trees',
      tags: ['meze', 'terrace'],
    });
});
