import { expect, test } from '@jest/globals';
import { questionOf } from './held-question.ts';

const asks = (kind: string, expiresAt: string) => ({
  pendingAction: { actionId: kind, kind, summary: '', price: null, expiresAt },
});
const at = '2026-12-05T18:10:00.000Z';

test('the question to a hold is the one that ends with it', () => {
  const threads = [
    { pendingAction: null },
    asks('confirm_transaction', '2026-12-05T18:10:01.000Z'),
    asks('confirm_transaction', at),
  ];
  expect(questionOf(threads, at)).toMatchObject({ expiresAt: at });
});

test('a question of another kind, and a hold without an end, have none', () => {
  expect(questionOf([asks('confirm_taxi', at)], at)).toBeNull();
  expect(questionOf([asks('confirm_transaction', at)], null)).toBeNull();
});
