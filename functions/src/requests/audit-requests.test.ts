import { expect, test } from '@jest/globals';
import type { RequestEvent } from '@merve/contract';
import { afterAction, eventOf } from './after-action.ts';
import { judgeEvents } from './audit-requests.ts';
import { sampleRequest } from './testing/samples.ts';

const placed = sampleRequest();
const first = eventOf(null, placed, 'placed', 'customer', placed.createdAt);
const accepting = afterAction(
  placed,
  { by: 'merchant', do: 'accept', minutes: 20 },
  new Date('2026-11-21T10:02:00Z'),
);
if (!accepting.ok) throw new Error(accepting.why);
const { request: accepted, event: second } = accepting;

test('a request whose events lead to its state is whole', () => {
  expect(judgeEvents(placed, [first])).toBeNull();
  expect(judgeEvents(accepted, [first, second])).toBeNull();
});

test.each<[string, RequestEvent[], Partial<typeof accepted>]>([
  ['an event is missing', [first], {}],
  ['the first is missing', [second], {}],
  ['an event is there twice', [first, second, second], { revision: 3 }],
  ['it ends elsewhere', [first, second], { state: 'ready' }],
  ['it is over and marked open', [first, { ...second, to: 'rejected' }], { state: 'rejected' }],
  ['it is answered, and time still runs', [first, second], { dueAt: placed.lateAt }],
])('a fault is found where %s', (_, events, changes) => {
  expect(judgeEvents({ ...accepted, ...changes }, events)).not.toBeNull();
});
