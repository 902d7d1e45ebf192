import { expect, test } from '@jest/globals';
import type { LinkQuota } from '@merve/contract';
import fc from 'fast-check';
import { spendQuota } from './open-link-code.ts';

const rule = { most: 3, withinMs: 60_000 };
const start = new Date('2026-11-21T10:00:00Z').getTime();

test('never more than the rule allows from its first use until it is whole again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 }), (pauses) => {
      let quota: LinkQuota | undefined;
      let now = start;
      const allowed: number[] = [];
      for (const pause of pauses) {
        now += pause;
        const spent = spendQuota(quota, rule, new Date(now));
        if (spent.allowed) {
          allowed.push(now);
          quota = spent.quota;
          expect(spent.quota.expiresAt.getTime()).toBeGreaterThan(now);
        } else {
          expect(spent.until.getTime()).toBeGreaterThan(now);
        }
      }
      const first = quota?.startedAt.getTime() ?? 0;
      const inWindow = allowed.filter((at) => at >= first && at < first + rule.withinMs);
      expect(inWindow.length).toBeLessThanOrEqual(rule.most);
    }),
  );
});

test('it is whole again when it says so, and not a millisecond before', () => {
  const full = { startedAt: new Date(start), count: 3, expiresAt: new Date(start + rule.withinMs) };
  const early = spendQuota(full, rule, new Date(start + rule.withinMs - 1));
  expect(early).toEqual({ allowed: false, until: new Date(start + rule.withinMs) });
  expect(spendQuota(full, rule, new Date(start + rule.withinMs))).toMatchObject({
    allowed: true,
    quota: { count: 1 },
  });
});
