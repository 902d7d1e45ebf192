import { describe, expect, test } from '@jest/globals';
import { type IntentState, intentStateSchema } from '@merve/contract';
import fc from 'fast-check';
import { applyStatus, type ProviderReport, rankOf, stateProvenBy } from './rank.ts';

const statuses = [
  'queued',
  'accepted',
  'scheduled',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'undelivered',
  'canceled',
  'partially_delivered',
  'teleported',
];
const report = (status: string): ProviderReport => ({ providerId: 'SM1', status, errorCode: null });
const from = (state: IntentState) => ({ state, providerId: null as string | null, errorCode: null });
const anyState = fc.constantFrom(...intentStateSchema.options);
const reports = fc.array(fc.constantFrom(...statuses).map(report), { maxLength: 10 });

describe('applyStatus', () => {
  test('whatever the order of the callbacks, and however often each comes, the end is the same', () => {
    const orders = reports.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
    );
    fc.assert(
      fc.property(anyState, orders, (state, [list, shuffled]) => {
        const end = (all: ProviderReport[]) => all.reduce(applyStatus, from(state)).state;
        expect(end(shuffled)).toBe(end(list));
      }),
    );
  });

  test('no callback ever moves an intent back', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...statuses), (state, status) => {
        expect(rankOf(applyStatus(from(state), report(status)).state)).toBeGreaterThanOrEqual(rankOf(state));
      }),
    );
  });

  test.each<[IntentState, string, IntentState]>([
    ['sending', 'queued', 'sent'],
    ['sending', 'delivered', 'delivered'],
    ['unknown', 'sent', 'sent'],
    ['queued', 'sent', 'sent'],
    ['sent', 'delivered', 'delivered'],
    ['delivered', 'read', 'read'],
    ['delivered', 'sent', 'delivered'],
    ['read', 'delivered', 'read'],
    ['delivered', 'failed', 'delivered'],
    ['read', 'undelivered', 'read'],
    ['failed', 'sent', 'failed'],
    ['undelivered', 'sent', 'undelivered'],
    ['failed', 'delivered', 'delivered'],
    ['sent', 'canceled', 'failed'],
    ['sent', 'teleported', 'sent'],
  ])('%s and then "%s" is %s', (state, status, expected) => {
    expect(applyStatus(from(state), report(status)).state).toBe(expected);
  });

  test('a failure keeps its code; a later delivery clears it', () => {
    const failed = applyStatus(from('sent'), { ...report('failed'), errorCode: '63016' });
    expect(failed).toEqual({ state: 'failed', providerId: 'SM1', errorCode: '63016' });
    expect(applyStatus(failed, report('delivered')).errorCode).toBeNull();
  });

  test('a report about another message changes nothing', () => {
    const current = { state: 'sent' as const, providerId: 'SM2', errorCode: null };
    expect(applyStatus(current, report('failed'))).toBe(current);
  });

  test('a report that is no news changes nothing', () => {
    const current = { state: 'read' as const, providerId: 'SM1', errorCode: null };
    expect(applyStatus(current, report('delivered'))).toBe(current);
  });

  test('every provider word is proof that the provider has the message', () => {
    for (const status of statuses)
      expect(rankOf(stateProvenBy(status))).toBeGreaterThanOrEqual(rankOf('sent'));
  });
});
