import type { WebIdentity } from '@merve/contract';
import { type CodeTyped, redeemLinkCode } from '../../identity/redeem-link-code.ts';
import { log } from '../../platform/log.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { mergeActors } from './merge-actors.ts';

/**
 * Links a web account by the code that arrived on WhatsApp, and makes one conversation of the two. The link holds even
 * if the second part does not get done here: the sweep goes on with it.
 * @throws MerveError `LINK_CODE_INVALID` or `ALREADY_LINKED`; nothing was linked.
 */
export async function confirmLink(
  deps: OrchestratorDependencies,
  attempt: Omit<CodeTyped, 'now'>,
): Promise<WebIdentity> {
  const { documents, clock } = deps;
  const identity = await redeemLinkCode(documents, { ...attempt, now: clock.now() });
  try {
    const merge = (await documents.actorMerge(identity.ownActorId).get()).data();
    if (merge?.state === 'waiting') await mergeActors(deps, merge);
  } catch (thrown) {
    log.error('conversations not joined; left to the sweep', {}, thrown);
  }
  return identity;
}
