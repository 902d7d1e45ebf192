import { describe, expect, test } from '@jest/globals';
import type { ChatMessageResponse } from '@merve/contract';
import { questionIn } from './question.ts';

const response = (change: Partial<ChatMessageResponse>): ChatMessageResponse => ({
  threadId: 't',
  seq: 3,
  duplicate: false,
  replies: [
    {
      seq: 4,
      text: 'Cancel K7QF2M?',
      buttons: [
        { label: 'YES', payload: 'yes:a1' },
        { label: 'NO', payload: 'no:a1' },
        { label: 'Map', payload: 'map' },
      ],
      ui: null,
    },
  ],
  pendingAction: {
    actionId: 'a1',
    kind: 'confirm_transaction',
    summary: 'Cancel K7QF2M?',
    expiresAt: '2026-11-21T10:10:00.000Z',
  },
  traceId: 'trace',
  ...change,
});

describe('what Merve said to a cancellation', () => {
  test('is shown in its own words, with the answers it waits for', () => {
    expect(questionIn(response({}))).toEqual({
      words: ['Cancel K7QF2M?'],
      answers: [
        { label: 'YES', button: { actionId: 'a1', answer: 'yes' } },
        { label: 'NO', button: { actionId: 'a1', answer: 'no' } },
      ],
    });
  });

  test.each([
    ['nothing waits', null],
    [
      'something else waits',
      { actionId: 'b2', kind: 'k', summary: 's', expiresAt: '2026-11-21T10:10:00.000Z' },
    ],
  ])('has no answers when %s', (_, pendingAction) => {
    expect(questionIn(response({ pendingAction })).answers).toEqual([]);
  });
});
