import type { JsonObject, MerveConfig } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type PolicyAction, type PolicyOutcome, readController } from './change-policy.ts';
import { checkPolicy } from './check-policy.ts';
import type { GovernedTool } from './tool-policy.ts';

/**
 * Puts a policy on trial beside the one in force, in place of another that was: every turn counts what it would have
 * decided otherwise, and goes by the live one alone. Raises no version; the action is on record in `adminActions`.
 * @throws MerveError `NOT_FOUND` for a market that does not exist.
 */
export async function tryPolicy(
  documents: Documents,
  tools: readonly GovernedTool[],
  action: PolicyAction & { readonly expectedVersion: number; readonly policy: JsonObject },
): Promise<PolicyOutcome> {
  const checked = checkPolicy(action.policy, tools);
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
  const { expectedVersion, changeId: candidateId, by, now: at, reason } = action;
  return changeTrial(documents, tools, action, 'policy-trial', (config) => {
    if (config.policyVersion !== expectedVersion) return 'outdated';
    return { candidateId, basedOn: config.policyVersion, policy: checked.policy, by, at, reason };
  });
}

/**
 * Ends a trial; what it counted stays in the log of the turns.
 * @throws MerveError `NOT_FOUND` for a market that does not exist, or a candidate that is not on trial.
 */
export function discardCandidate(
  documents: Documents,
  tools: readonly GovernedTool[],
  action: PolicyAction & { readonly candidateId: string },
): Promise<PolicyOutcome> {
  return changeTrial(documents, tools, action, 'policy-trial-ended', ({ candidate }) => {
    if (candidate?.candidateId === action.candidateId) return null;
    throw new MerveError('NOT_FOUND', 'This candidate is not on trial');
  });
}

function changeTrial(
  documents: Documents,
  tools: readonly GovernedTool[],
  { marketId, changeId, by, reason, now }: PolicyAction,
  action: 'policy-trial' | 'policy-trial-ended',
  candidateAfter: (config: MerveConfig) => MerveConfig['candidate'] | 'outdated',
): Promise<PolicyOutcome> {
  return documents.db.runTransaction(async (tx): Promise<PolicyOutcome> => {
    const [{ config, stored }, done] = await Promise.all([
      readController(tx, documents, marketId, tools),
      tx.get(documents.adminAction(changeId)),
    ]);
    // The SDK runs this again when a commit was applied but its answer was lost.
    if (done.exists) return { kind: 'saved', config, stored };
    const candidate = candidateAfter(config);
    if (candidate === 'outdated') return { kind: 'outdated', config, stored };
    const changed: MerveConfig = { ...config, candidate };
    tx.set(documents.merveConfig(marketId), changed);
    tx.create(documents.adminAction(changeId), {
      actionId: changeId,
      by,
      action,
      threadId: null,
      marketId,
      seq: null,
      until: null,
      reason,
      at: now,
    });
    return { kind: 'saved', config: changed, stored: true };
  });
}
