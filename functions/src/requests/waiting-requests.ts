import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest } from '@merve/contract';
import { threadIdFor } from '../conversations/thread-id.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { CommitContext } from '../tools/commit-handler.ts';
import { answerCode } from './answer-code.ts';
import { requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

/**
 * Which request a merchant means who names none: the only one that waits for them. Of several they are asked which; so
 * they are where the same person, as a guest, is being asked something that the same word would answer.
 */
export async function whichIsMeant(
  tx: Transaction,
  documents: Documents,
  waiting: readonly MerchantRequest[],
  { now, market, threadId }: CommitContext,
): Promise<{ readonly request: MerchantRequest | null } | { readonly say: string }> {
  const open = waiting.filter(({ answerBy }) => now < answerBy);
  const [request, second] = open;
  if (request === undefined) return { request: waiting[0] ?? null };
  const say = requestSentences(request.merchantLanguage);
  if (second !== undefined) {
    return { say: say.whichRequest(open.map(answerCode).join(', ')) };
  }
  const [line] = await readTogether(tx, documents.thread(threadId));
  const { marketId } = market;
  const own = line && { threadType: 'merve' as const, marketId, actorId: line.actorId, counterpart: null };
  const [guest] = own === undefined ? [] : await readTogether(tx, documents.thread(threadIdFor(own)));
  const asked = guest?.pendingAction ?? null;
  if (asked === null || asked.expiresAt <= now) return { request };
  const { label } = requestWords(request, request.merchantLanguage);
  return { say: say.requestOrOwn(label, answerCode(request)) };
}
