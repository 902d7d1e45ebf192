import { expect, test } from '@jest/globals';
import { pageOfDocument, pathOfIntent } from './document-link.ts';
import { prettyJson } from './format.ts';

test.each([
  ['businesses/b1/transactions/tx1', '/admin/ledger/bookings/b1/tx1'],
  ['businesses/b1/transactions/tx1/events/tx1:held', '/admin/ledger/bookings/b1/tx1'],
  ['viewingRequests/r', '/admin/ledger/orders/viewing/r'],
  ['threads/t/turns/000000000012', '/admin/turns/t/12'],
  ['threads/t', '/admin/conversations/t'],
  ['outbox/tx%3Aconfirmed', '/admin/outbox/tx%3Aconfirmed'],
  ['outbox/tx%3A%2B90…01', null],
  ['markets/m/merve/config', '/admin/merve'],
  ['businesses/b1/resourceLocks/x', null],
])('%s is shown at %s', (path, href) => {
  expect(pageOfDocument(path)).toBe(href);
});

test('JSON is indented, and what is none is left as it is', () => {
  expect(prettyJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(prettyJson('{"a":')).toBe('{"a":');
});

test('an intent is found under its encoded id', () => {
  expect(pathOfIntent('tx.1:confirmed')).toBe('outbox/tx%2E1%3Aconfirmed');
});
