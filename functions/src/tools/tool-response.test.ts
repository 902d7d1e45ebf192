import { describe, expect, test } from '@jest/globals';
import { jsonObjectSchema } from '@merve/contract';
import fc from 'fast-check';
import { toolResponse } from './tool-response.ts';

const json = fc
  .dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  .map((value) => jsonObjectSchema.parse(value));

describe('toolResponse', () => {
  test('says first that nothing was committed, whatever a reading tool returns', () => {
    fc.assert(
      fc.property(json, (data) => {
        const response = toolResponse(
          { effect: 'read' },
          { status: 'ok', data: { ...data, committed: true } },
        );
        expect(response['committed']).toBe(false);
        expect(JSON.stringify(response)).toMatch(/^\{"committed":false|^\{"\d+":/);
      }),
    );
  });

  test('says that a commit tool has acted', () => {
    expect(toolResponse({ effect: 'commit' }, { status: 'ok', data: { saved: 1 } })).toEqual({
      committed: true,
      saved: 1,
    });
  });

  test('gives refusals and proposals their own form', () => {
    expect(
      toolResponse({ effect: 'commit' }, { status: 'refused', code: 'TIME_PAST', message: 'Past.' }),
    ).toEqual({
      committed: false,
      refused: { code: 'TIME_PAST', message: 'Past.' },
    });
    const proposal = {
      kind: 'confirm_transaction' as const,
      args: { txId: 'secret' },
      ref: 'businesses/b/transactions/t',
      summary: 'Table. Reply YES.',
      price: null,
      expiresAt: new Date('2026-11-21T10:10:00Z'),
      ui: {},
    };
    expect(toolResponse({ effect: 'propose' }, { status: 'proposal', proposal })).toEqual({
      committed: false,
      awaitingConfirmation: true,
      summary: 'Table. Reply YES.',
      expiresAt: '2026-11-21T10:10:00.000Z',
    });
  });

  test('stays small, and says what was cut', () => {
    const item = { name: 'x'.repeat(5_000), text: '🍷'.repeat(3_000) };
    const response = toolResponse(
      { effect: 'read' },
      { status: 'ok', data: { results: Array.from({ length: 200 }, () => item) } },
    );
    expect(JSON.stringify(response).length).toBeLessThan(8_100);
    expect(response['truncated']).toBe(true);
    expect(response['results']).not.toEqual([]);
    expect(JSON.stringify(response).isWellFormed()).toBe(true);
  });
});
