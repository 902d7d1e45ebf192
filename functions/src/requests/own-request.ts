import type { MerchantRequest, PendingAction } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import type { CommitContext, CommitEffect } from '../tools/commit-handler.ts';
import { nothingDone } from './action-effect.ts';

/** The request that a YES is about, if there is one and it is this person's; else what they are told. Pure. */
export function ownRequest(
  request: MerchantRequest | undefined,
  reference: string,
  { ownerActorId }: Pick<PendingAction, 'ownerActorId'>,
  { language, alsoActorIds = [] }: CommitContext,
): MerchantRequest | CommitEffect {
  if (request === undefined) {
    return nothingDone(errorSentence({ code: 'REQUEST_NOT_FOUND', details: { reference } }, language));
  }
  // Whose request it is, and nobody else.
  return [ownerActorId, ...alsoActorIds].includes(request.actorId)
    ? request
    : nothingDone(errorSentence({ code: 'NOT_THE_OWNER', details: {} }, language));
}
