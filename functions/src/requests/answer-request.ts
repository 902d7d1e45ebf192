import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, Message } from '@merve/contract';
import { threadIdFor } from '../conversations/thread-id.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { AnswerEffect, AnswerHandler } from '../tools/answer-handler.ts';
import type { CommitContext } from '../tools/commit-handler.ts';
import { answerCode, isAnsweredByVersion } from './answer-code.ts';
import { rejectOrOfferLess } from './food/offer-less.ts';
import { requestKinds } from './identity.ts';
import { byReference } from './is-merchant-answer.ts';
import { answerButtons } from './merchant-notice.ts';
import { howToAnswer } from './merchant-template.ts';
import { prepareAction } from './prepare-action.ts';
import { type MerchantAnswer, readMerchantAnswer, readPlainAnswer } from './read-merchant-answer.ts';
import { answeredToMerchant, detailLines, requestWords } from './request-words.ts';
import { requestsWaitingFor } from './requests-waiting-for.ts';
import { requestSentences } from './sentences/index.ts';

/**
 * Which request a merchant means who names none: the only one that waits for them. Of several they are asked which; so
 * they are where the same person, as a guest, is being asked something that the same word would answer.
 */
async function whichIsMeant(
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

type Names = MerchantAnswer['of'];

async function find(
  tx: Transaction,
  documents: Documents,
  of: Names,
  from: string,
): Promise<MerchantRequest | undefined> {
  if ('requestId' in of) {
    const request = (await tx.get(documents.request(of.kind, of.requestId))).data();
    return request?.merchantAddress === from ? request : undefined;
  }
  const found = await Promise.all(
    requestKinds.map((kind) => tx.get(byReference(documents, kind, of.reference, from))),
  );
  const requests = found.flatMap(({ docs }) => docs.map((document) => document.data()));
  return requests.find(({ open }) => open) ?? requests[0];
}

const nothing = (outcome: string, text: string): AnswerEffect => ({
  outcome,
  text,
  ui: null,
  intents: [],
  write: () => {},
});

interface Meant {
  readonly request: MerchantRequest;
  /** Which version of it is answered. */
  readonly version: number;
  readonly action: NonNullable<MerchantAnswer['action']>;
}

/** Which request is answered, and how; or what the merchant is told where that is not clear. */
async function meantBy(
  tx: Transaction,
  documents: Documents,
  message: Message,
  context: CommitContext,
): Promise<Meant | AnswerEffect> {
  const marketSay = requestSentences(context.market.defaultLanguage);
  const answer = readMerchantAnswer(message);
  const bare = answer === null && !message.payload ? readPlainAnswer(message.text) : null;
  if (message.address === null || (answer === null && bare === null)) {
    return nothing('not-an-answer', marketSay.unknown('–'));
  }
  if (answer === null) {
    const { address } = message;
    const waiting = await requestsWaitingFor(documents, address, (query) => tx.get(query));
    const meant = await whichIsMeant(tx, documents, waiting, context);
    if ('say' in meant) return nothing('request-which', meant.say);
    return bare === null || meant.request === null
      ? nothing('request-unknown', marketSay.unknown('–'))
      : { request: meant.request, version: 1, action: bare };
  }
  const request = await find(tx, documents, answer.of, message.address);
  if (request === undefined) {
    const named = 'reference' in answer.of ? answer.of.reference : '–';
    return nothing('request-unknown', marketSay.unknown(named));
  }
  const say = requestSentences(request.merchantLanguage);
  const { label } = requestWords(request, request.merchantLanguage);
  return answer.action === null
    ? nothing('request-unclear', say.unclear(label, answerCode(request)))
    : { request, version: answer.version, action: answer.action };
}

/** An answer to what the customer has changed meanwhile: nothing comes of it but the order as it is now. */
function answeredOlder(request: MerchantRequest): AnswerEffect {
  const { merchantLanguage: language } = request;
  const { label } = requestWords(request, language);
  const lines = detailLines(request, language, 'merchant');
  const text = requestSentences(language).answeredOlder(label, lines, howToAnswer(request, language));
  return { ...nothing('request-changed-since', text), buttons: answerButtons(request) };
}

/**
 * Merchants' answers to requests, by button or by words with the code. Only the number that was asked may answer, and only
 * what the customer has not changed since. The merchant is told what became of it, in the business's language; the customer in the same transaction.
 */
export function merchantAnswers(documents: Documents): AnswerHandler {
  return {
    threadType: 'ops',
    async answer(tx, message: Message, context): Promise<AnswerEffect> {
      const meant = await meantBy(tx, documents, message, context);
      if ('outcome' in meant) return meant;
      const { request, version } = meant;
      if (!isAnsweredByVersion(request, version, context.now)) return answeredOlder(request);
      const say = requestSentences(request.merchantLanguage);
      const { label } = requestWords(request, request.merchantLanguage);
      const { config, traceId, now } = context;
      const wanted = await rejectOrOfferLess(tx, documents, request, meant.action, { config, now });
      const prepared = await prepareAction(tx, documents, request, wanted, { config, traceId, now });
      if (prepared.outcome.ok) {
        return {
          outcome: `request-${prepared.outcome.event.transition}`,
          text: answeredToMerchant(prepared.outcome.request, prepared.outcome.event),
          ui: null,
          intents: prepared.intents,
          write: () => prepared.write(),
        };
      }
      // Time may be up before the clock has come by: then it is as good as expired.
      const state = request.open && prepared.outcome.why === 'over' ? 'expired' : request.state;
      switch (prepared.outcome.why) {
        case 'over':
          return nothing('request-over', say.overForMerchant(label, say.state(state)));
        case 'not_asked':
          return nothing('request-cancel-not-asked', say.notAsked(label));
        default:
          return nothing('request-already', say.alreadySo(label, say.state(state)));
      }
    },
  };
}
