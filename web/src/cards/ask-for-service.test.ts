import { expect, test } from '@jest/globals';
import { askForService } from './ask-for-service.ts';

test('a service is asked for by its place and its number, with what was said and nothing else', () => {
  const wish = { listingId: 'lst_tap', number: 2, at: '', address: ' ', note: '' };
  expect(askForService(wish)).toEqual({ tool: 'bookService', args: { listing: 'lst_tap', service: '2' } });
  expect(
    askForService({
      ...wish,
      at: '2026-12-05T10:00',
      address: '3 Castle Road, Kyrenia',
      note: ' The tap drips ',
    }),
  ).toEqual({
    tool: 'bookService',
    args: {
      ...{ listing: 'lst_tap', service: '2', startsAtLocal: '2026-12-05T10:00' },
      ...{ address: '3 Castle Road, Kyrenia', note: 'The tap drips' },
    },
  });
});
