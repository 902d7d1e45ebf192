import { describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import { judgeOrder, judgeSentOnce } from './audit-intents.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
type Sent = Pick<OutboxIntent, 'state' | 'attempts' | 'attemptedAt'>;
const intent = (state: Sent['state'], attempts: number, minute: number | null): Sent => ({
  state,
  attempts,
  attemptedAt: minute === null ? null : at(minute),
});

describe('parts in order', () => {
  test.each<[string, Sent, Sent]>([
    ['both claimed at once', intent('sent', 1, 0), intent('sent', 1, 0)],
    ['the first before the second', intent('delivered', 1, 1), intent('sent', 1, 0)],
    ['the second still waiting', intent('queued', 0, null), intent('sending', 1, 0)],
    // The first was in doubt, the second went on, and the first proved not to have left.
    ['the first sent again after doubt', intent('read', 1, 1), intent('sent', 2, 5)],
    ['the first back in the queue after doubt', intent('sent', 1, 1), intent('queued', 1, 0)],
    ['the second refused', intent('failed', 1, 0), intent('queued', 0, null)],
  ])('%s: no fault', (_name, part, before) => {
    expect(judgeOrder(part, before)).toBeNull();
  });

  test.each<[string, Sent, Sent | undefined]>([
    ['the first was never tried', intent('sent', 1, 0), intent('queued', 0, null)],
    ['the first was tried later', intent('sent', 1, 0), intent('sent', 1, 1)],
    ['there is no first', intent('sent', 1, 0), undefined],
  ])('%s: a fault', (_name, part, before) => {
    expect(judgeOrder(part, before)).toMatchObject({ kind: 'intent-order' });
  });
});

describe('sent once', () => {
  const accepted = (providerId: string | null) => ({ end: 'accepted' as const, providerId });
  test('whatever became of attempts that were not accepted', () => {
    const failed = { end: 'lease_expired' as const, providerId: null };
    expect(judgeSentOnce({ providerId: 'SM1' }, [failed, accepted('SM1')])).toBeNull();
    expect(judgeSentOnce({ providerId: 'SM1' }, [failed])).toBeNull();
  });

  test('two accepted attempts, or another id than the one accepted, are a fault', () => {
    expect(judgeSentOnce({ providerId: 'SM1' }, [accepted('SM1'), accepted('SM2')])).not.toBeNull();
    expect(judgeSentOnce({ providerId: 'SM2' }, [accepted('SM1')])).not.toBeNull();
  });
});
