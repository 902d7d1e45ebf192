import type { Market, MerveConfig, PolicyChange } from '@merve/contract';
import type { Auditor } from '../platform/audit/auditor.ts';
import { auditorOfOverdue } from '../platform/audit/make-auditor.ts';
import { isSamePolicy } from './policy-differences.ts';
import { policyOf } from './policy-of.ts';

/** What is wrong with a policy and the newest record of a change; null if the record accounts for it. Pure. */
export function judgePolicy(config: MerveConfig, newest: PolicyChange | undefined): string | null {
  const { policyVersion } = config;
  if (newest === undefined) {
    // The first version is set up with the market, by no operator.
    return policyVersion === 1 ? null : `It is at version ${policyVersion}, and no change is on record`;
  }
  if (newest.policyVersion !== policyVersion) {
    return `It is at version ${policyVersion}, and the newest change on record is ${newest.policyVersion}`;
  }
  return isSamePolicy(policyOf(config), newest.after)
    ? null
    : `It is not what the record of version ${policyVersion} says`;
}

/** A policy in force that no record accounts for: it was changed by another door than the operators'. One query and two reads a market. */
export const policyAuditors: readonly Auditor[] = [
  auditorOfOverdue<Market>({
    name: 'policies',
    kinds: ['policy-unrecorded'],
    suspects: (documents) => [documents.markets.orderBy('marketId')],
    judge: ({ documents }, { marketId }) =>
      documents.db.runTransaction(
        async (tx) => {
          const reference = documents.merveConfig(marketId);
          const [config, newest] = await Promise.all([
            tx.get(reference),
            tx.get(documents.policyChanges(marketId).orderBy('policyVersion', 'desc').limit(1)),
          ]);
          const stored = config.data();
          const message = stored === undefined ? null : judgePolicy(stored, newest.docs[0]?.data());
          if (message === null) return null;
          return { kind: 'policy-unrecorded' as const, subject: reference.path, message };
        },
        { readOnly: true },
      ),
  }),
];
