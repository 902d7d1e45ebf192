import type { BusinessMessageCard } from '@merve/contract/cards';
import { prepareThreadNotice } from '../../conversations/thread-notice.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { AnswerEffect, AnswerHandler } from '../../tools/answer-handler.ts';
import { correspondenceIdFor, readCounterpartReply } from './reply-words.ts';
import { messageSentences } from './sentences/index.ts';
import { mayWrite, writtenAt } from './write-limit.ts';

const tells = (outcome: string, text: string): AnswerEffect => ({
  outcome,
  text,
  ui: null,
  intents: [],
  write: () => {},
});

/** What a business or driver answers a customer: shown in the customer's conversation as theirs, word for word. */
export function counterpartHandler(documents: Documents): AnswerHandler {
  return {
    threadType: 'business',
    async answer(tx, message, context): Promise<AnswerEffect> {
      const { now, traceId } = context;
      const reply = readCounterpartReply(message.text);
      const spoken = messageSentences(context.market.defaultLanguage);
      if (reply === null || message.address === null) return tells('reply-unread', spoken.unknownCode('–'));
      const document = documents.correspondence(correspondenceIdFor(message.address, reply.code));
      const known = (await tx.get(document)).data();
      if (known === undefined || known.answerUntil <= now) {
        const say = known === undefined ? spoken : messageSentences(known.counterpartLanguage);
        return tells('reply-unknown', say.unknownCode(reply.code));
      }
      const say = messageSentences(known.counterpartLanguage);
      if (reply.text === '') return tells('reply-empty', say.emptyReply(reply.code));
      if (!mayWrite(known.counterpartWroteAt, now)) return tells('reply-limited', say.tooManyReplies());
      const { actorId, threadId, counterpartName, reference } = known;
      const notice = await prepareThreadNotice(tx, documents, {
        threadId,
        actorId,
        say: (language) => messageSentences(language).fromCounterpart(counterpartName, reference, reply.text),
        ui: {
          type: 'business_message',
          from: counterpartName,
          reference,
          text: reply.text,
        } satisfies BusinessMessageCard,
        author: 'business',
        traceId,
        now,
      });
      return {
        ...tells('reply-passed-on', say.passedOn(reference)),
        intents: notice.intents,
        write() {
          notice.write();
          tx.set(document, {
            ...known,
            counterpartWroteAt: writtenAt(known.counterpartWroteAt, now),
            updatedAt: now,
          });
        },
      };
    },
  };
}
