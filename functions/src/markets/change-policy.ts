import type { Transaction } from '@google-cloud/firestore';
import type { JsonObject, MerveConfig, MervePolicy, PolicyChange, PolicyProblem } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { checkPolicy } from './check-policy.ts';
import { defaultMerveConfig } from './default-merve-config.ts';
import { isSamePolicy } from './policy-differences.ts';
import { policyOf } from './policy-of.ts';
import type { GovernedTool } from './tool-policy.ts';

/** Who changes a policy, when and why. */
export interface PolicyAction {
  readonly marketId: string;
  /** The operator's uid, from the verified token. */
  readonly by: string;
  readonly reason: string;
  readonly traceId: string;
  readonly now: Date;
  /** The action's own id, made by the caller before the transaction: a transaction run again is the same action. */
  readonly changeId: string;
}

/** What became of a change. What an operator can put right is an outcome, not an error; nothing was written then. */
export type PolicyOutcome =
  /** In force with the next turn. Saving what is in force already changes nothing, and raises no version. */
  | { readonly kind: 'saved'; readonly config: MerveConfig; readonly stored: boolean }
  /** Somebody else changed it first: this is what is in force now. */
  | { readonly kind: 'outdated'; readonly config: MerveConfig; readonly stored: boolean }
  | { readonly kind: 'invalid'; readonly problems: readonly PolicyProblem[] };

/**
 * Puts a whole policy in force, if the version the operator saw still is. One transaction writes the policy and who
 * made it out of which.
 * @throws MerveError `NOT_FOUND` for a market that does not exist.
 */
export async function savePolicy(
  documents: Documents,
  tools: readonly GovernedTool[],
  action: PolicyAction & { readonly expectedVersion: number; readonly policy: JsonObject },
): Promise<PolicyOutcome> {
  const checked = checkPolicy(action.policy, tools);
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
  const { policy } = checked;
  return changePolicy(documents, tools, action, async (_tx, { config }) =>
    isSamePolicy(policy, policyOf(config)) ? null : { policy, origin: { kind: 'edit' } },
  );
}

/**
 * Brings back, as a new version, what the policy was before a version was made. What was changed since then goes with
 * it: the operator saw the version in force.
 * @throws MerveError `NOT_FOUND` for a market or a version that does not exist.
 */
export function undoPolicyChange(
  documents: Documents,
  tools: readonly GovernedTool[],
  action: PolicyAction & { readonly expectedVersion: number; readonly undoes: number },
): Promise<PolicyOutcome> {
  const { marketId, undoes } = action;
  return changePolicy(documents, tools, action, async (tx) => {
    const [change] = await readTogether(tx, documents.policyChange(marketId, undoes));
    if (change === undefined) throw new MerveError('NOT_FOUND', `There is no record of version ${undoes}`);
    return { policy: change.before, origin: { kind: 'undo', undoes } };
  });
}

/**
 * Puts the policy on trial in force, as it was tried. One that was made against another version than the one in force
 * would take back what was changed since, and is outdated.
 * @throws MerveError `NOT_FOUND` for a market that does not exist, or a candidate that is not on trial.
 */
export function promoteCandidate(
  documents: Documents,
  tools: readonly GovernedTool[],
  action: PolicyAction & { readonly expectedVersion: number; readonly candidateId: string },
): Promise<PolicyOutcome> {
  const { candidateId } = action;
  return changePolicy(documents, tools, action, async (_tx, { config }) => {
    const { candidate } = config;
    if (candidate?.candidateId !== candidateId) {
      throw new MerveError('NOT_FOUND', 'This candidate is not on trial');
    }
    if (candidate.basedOn !== config.policyVersion) return 'outdated';
    return { policy: candidate.policy, origin: { kind: 'candidate', candidateId } };
  });
}

interface Replacement {
  readonly policy: MervePolicy;
  readonly origin: PolicyChange['origin'];
}

type Decide = (
  tx: Transaction,
  current: { readonly config: MerveConfig },
) => Promise<Replacement | 'outdated' | null>;

/** The one writer of a policy. `decide` says what it becomes: `null` leaves it as it is. */
function changePolicy(
  documents: Documents,
  tools: readonly GovernedTool[],
  action: PolicyAction & { readonly expectedVersion: number },
  decide: Decide,
): Promise<PolicyOutcome> {
  const { marketId, expectedVersion, changeId, by, reason, traceId, now } = action;
  return documents.db.runTransaction(async (tx): Promise<PolicyOutcome> => {
    const { config, newest, stored } = await readController(tx, documents, marketId, tools);
    // The SDK runs this again when a commit was applied but its answer was lost.
    if (newest?.changeId === changeId) return { kind: 'saved', config, stored };
    if (config.policyVersion !== expectedVersion) return { kind: 'outdated', config, stored };
    const replacement = await decide(tx, { config });
    if (replacement === 'outdated') return { kind: 'outdated', config, stored };
    if (replacement === null) return { kind: 'saved', config, stored };
    const { policy, origin } = replacement;
    const checked = checkPolicy(policy, tools);
    if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
    // Above every version there is a record of: a controller that was restored or edited by hand has an older number.
    const policyVersion = Math.max(config.policyVersion, newest?.policyVersion ?? 0) + 1;
    const candidate = origin.kind === 'candidate' ? null : config.candidate;
    const changed: MerveConfig = { ...checked.policy, marketId, policyVersion, candidate };
    tx.set(documents.merveConfig(marketId), changed);
    // create: a record is written once.
    tx.create(documents.policyChange(marketId, policyVersion), {
      changeId,
      marketId,
      policyVersion,
      origin,
      by,
      at: now,
      reason,
      traceId,
      before: policyOf(config),
      after: checked.policy,
    });
    return { kind: 'saved', config: changed, stored: true };
  });
}

/** The controller in force, generated where none is stored, and the newest record of a change. */
export async function readController(
  tx: Transaction,
  documents: Documents,
  marketId: string,
  tools: readonly GovernedTool[],
): Promise<{
  readonly config: MerveConfig;
  /** False where the config is the generated default. */
  readonly stored: boolean;
  readonly newest: PolicyChange | undefined;
}> {
  const [[market, stored], newest] = await Promise.all([
    readTogether(tx, documents.market(marketId), documents.merveConfig(marketId)),
    tx.get(documents.policyChanges(marketId).orderBy('policyVersion', 'desc').limit(1)),
  ]);
  if (market === undefined) throw new MerveError('NOT_FOUND', `There is no market ${marketId}`);
  return {
    config: stored ?? defaultMerveConfig(market, tools),
    stored: stored !== undefined,
    newest: newest.docs[0]?.data(),
  };
}
