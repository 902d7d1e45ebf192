import type { LinkQuota } from '@merve/contract';

/** How many codes may be asked for within a time. */
export interface QuotaRule {
  readonly most: number;
  readonly withinMs: number;
}

/** What one web account may ask for. */
export const codesPerAccount: QuotaRule = { most: 5, withinMs: 60 * 60_000 };

/** What may be sent to one number, whoever asks: it bounds both nuisance and guessing. */
export const codesPerPhone: QuotaRule = { most: 5, withinMs: 24 * 60 * 60_000 };

export type Spent =
  | { readonly allowed: true; readonly quota: LinkQuota }
  | { readonly allowed: false; readonly until: Date };

/** Takes one from a quota, which is whole again `withinMs` after its first use. Pure. */
export function spendQuota(quota: LinkQuota | undefined, rule: QuotaRule, now: Date): Spent {
  const current =
    quota !== undefined && quota.startedAt.getTime() + rule.withinMs > now.getTime()
      ? quota
      : { startedAt: now, count: 0 };
  const until = new Date(current.startedAt.getTime() + rule.withinMs);
  if (current.count >= rule.most) return { allowed: false, until };
  return {
    allowed: true,
    quota: { startedAt: current.startedAt, count: current.count + 1, expiresAt: until },
  };
}
