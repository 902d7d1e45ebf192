import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, Message } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import type { AnswerEffect, AnswerHandler } from '../tools/answer-handler.ts';
import { prepareDeed } from './prepare-deed.ts';
import { type MerchantAnswer, readMerchantAnswer } from './read-merchant-answer.ts';
import { answeredToMerchant, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

/** One merchant has few requests of one code: one, but for a chance of one in hundreds of millions. */
const sameCode = 2;

type Names = MerchantAnswer['of'];

function byReference(documents: Documents, kind: 'food' | 'service', reference: string, from: string) {
  return documents
    .requests(kind)
    .where('merchantAddress', '==', from)
    .where('reference', '==', reference)
    .limit(sameCode);
}

/**
 * True if this message answers a request that was sent to this very number. Only messages that look like one are looked
 * up, so an ordinary message costs nothing. One round trip.
 */
export async function isMerchantAnswer(
  documents: Documents,
  message: { readonly from: string; readonly text: string; readonly payload: string | null },
): Promise<boolean> {
  const answer = readMerchantAnswer(message);
  if (answer === null) return false;
  if ('requestId' in answer.of) {
    const { kind, requestId } = answer.of;
    const request = (await documents.request(kind, requestId).get()).data();
    return request?.merchantAddress === message.from;
  }
  const { reference } = answer.of;
  const found = await Promise.all(
    (['food', 'service'] as const).map((kind) => byReference(documents, kind, reference, message.from).get()),
  );
  return found.some(({ empty }) => !empty);
}

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
    (['food', 'service'] as const).map((kind) => tx.get(byReference(documents, kind, of.reference, from))),
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

/**
 * Merchants' answers to requests, by button or by words with the code. Only the number that was asked may answer. The
 * merchant is told what became of it, in the business's language; the customer in the same transaction.
 */
export function merchantAnswers(documents: Documents): AnswerHandler {
  return {
    threadType: 'ops',
    async answer(tx, message: Message, context): Promise<AnswerEffect> {
      const answer = readMerchantAnswer(message);
      const marketSay = requestSentences(context.market.defaultLanguage);
      if (answer === null || message.address === null)
        return nothing('not-an-answer', marketSay.unknown('–'));
      const request = await find(tx, documents, answer.of, message.address);
      if (request === undefined) {
        const named = 'reference' in answer.of ? answer.of.reference : '–';
        return nothing('request-unknown', marketSay.unknown(named));
      }
      const say = requestSentences(request.merchantLanguage);
      const { label } = requestWords(request, request.merchantLanguage);
      if (answer.deed === null) return nothing('request-unclear', say.unclear(label, request.reference));
      const { config, traceId, now } = context;
      const deed = await prepareDeed(tx, documents, request, answer.deed, { config, traceId, now });
      if (deed.outcome.ok) {
        return {
          outcome: `request-${deed.outcome.event.transition}`,
          text: answeredToMerchant(deed.outcome.request, deed.outcome.event),
          ui: null,
          intents: deed.intents,
          write: () => deed.write(),
        };
      }
      // Time may be up before the clock has come by: then it is as good as expired.
      const state = request.open && deed.outcome.why === 'over' ? 'expired' : request.state;
      switch (deed.outcome.why) {
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
