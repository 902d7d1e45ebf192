import type { Finding } from '../../platform/audit/auditor.ts';
import type { Commitment } from './commitment.ts';

/**
 * One slot, one booking: no lock is claimed by two live transactions, and the one that claims it is its owner. Locks
 * over which the same transactions differ are one finding, named after the first. CRITICAL: a slot is sold twice.
 * (A claimed lock that does not exist is `locks-owned`.)
 */
export function judgeSingleHoldPerLock({ transaction, live, locks, claimants }: Commitment): Finding[] {
  const findings = new Map<string, Finding>();
  for (const key of live ? [...transaction.lockKeys].sort() : []) {
    const owner = locks.get(key)?.txId;
    const ids = claimants
      .filter((claimant) => claimant.lockKeys.includes(key))
      .map((claimant) => claimant.txId)
      .sort();
    const disagrees = owner !== undefined && owner !== transaction.txId;
    const message = `Claimed by ${ids.join(', ')}; the lock belongs to ${owner ?? 'nobody'}`;
    if ((ids.length < 2 && !disagrees) || findings.has(message)) continue;
    findings.set(message, {
      kind: 'single-hold-per-lock',
      subject: `businesses/${transaction.businessId}/resourceLocks/${key}`,
      message,
    });
  }
  return [...findings.values()];
}
