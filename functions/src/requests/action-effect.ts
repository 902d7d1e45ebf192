import type { MerchantRequest } from '@merve/contract';
import type { CommitContext, CommitEffect } from '../tools/commit-handler.ts';
import type { PreparedAction } from './prepare-action.ts';
import { requestCard, requestWords, toldToCustomer } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

/** A YES or NO that came to nothing. */
export function nothingDone(text: string): CommitEffect {
  return { text, ui: null, committed: false, intents: [], write: () => {} };
}

/** Where a request stands that the YES could not change. */
export function stands(request: MerchantRequest, { language, now }: CommitContext): string {
  const say = requestSentences(language);
  const words = requestWords(request, language);
  if (request.open && request.cancelAskedAt !== null) return say.cancelAskedBefore(words);
  // Time may be up before the clock has come by: then it is as good as expired.
  const isOver = request.state === 'placed' && now >= request.answerBy;
  return say.overForCustomer(words, say.state(isOver ? 'expired' : request.state));
}

/** What the customer is told of an action of theirs; where it changed nothing, how things stand. */
export function actionEffect(
  { outcome, intents, write }: PreparedAction,
  before: MerchantRequest,
  context: CommitContext,
): CommitEffect {
  if (!outcome.ok) return { ...nothingDone(stands(before, context)), ui: requestCard(before) };
  return {
    text: toldToCustomer(outcome.request, outcome.event, context.language),
    ui: requestCard(outcome.request),
    committed: true,
    intents,
    write: () => write(),
  };
}
