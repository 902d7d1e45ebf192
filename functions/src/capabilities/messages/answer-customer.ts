import type { Transaction } from '@google-cloud/firestore';
import type { Message } from '@merve/contract';
import type { BusinessMessageCard } from '@merve/contract/cards';
import { prepareThreadNotice } from '../../conversations/thread-notice.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { AnswerEffect, AnswerHandler } from '../../tools/answer-handler.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';
import { readDelay } from './delay-words.ts';
import { subjectsServedBy } from './live-subject.ts';
import { correspondenceIdFor, readCounterpartReply } from './reply-words.ts';
import { messageSentences } from './sentences.ts';
import { mayWrite, writtenAt } from './write-limit.ts';

const tells = (outcome: string, text: string): AnswerEffect => ({
  outcome,
  text,
  ui: null,
  intents: [],
  write: () => {},
});

/**
 * A driver's or kitchen's word that they are late: shown to the customer as they wrote it, where it is clear which is
 * meant. Of several they are asked which.
 */
async function passOnDelay(
  tx: Transaction,
  documents: Documents,
  { text, address }: Message & { readonly address: string },
  { now, traceId, market }: CommitContext,
): Promise<AnswerEffect> {
  const delay = readDelay(text);
  const spoken = messageSentences(market.defaultLanguage);
  if (delay === null) return tells('reply-unread', spoken.unknownCode('–'));
  const served = await subjectsServedBy(tx, documents, address, market.defaultLanguage);
  const named = served.filter(({ reference }) => delay.code === null || reference === delay.code);
  const [subject, second] = named;
  if (subject === undefined) return tells('reply-unknown', spoken.unknownCode(delay.code ?? '–'));
  const say = messageSentences(subject.counterpart.language);
  if (second !== undefined) {
    const codes = named.map(({ reference }) => reference).join(', ');
    return tells('delay-which', say.whichServed(codes, `${subject.reference} ${text}`));
  }
  const { actorId, threadId, reference, counterpart } = subject;
  const notice = await prepareThreadNotice(tx, documents, {
    threadId,
    actorId,
    say: (language) => messageSentences(language).fromCounterpart(counterpart.name, reference, text),
    ui: { type: 'business_message', from: counterpart.name, reference, text } satisfies BusinessMessageCard,
    author: 'business',
    traceId,
    now,
  });
  return {
    ...tells('delay-passed-on', say.passedOn(reference)),
    intents: notice.intents,
    write: () => notice.write(),
  };
}

/** What a business or driver answers a customer: shown in the customer's conversation as theirs, word for word. */
export function counterpartHandler(documents: Documents): AnswerHandler {
  return {
    threadType: 'business',
    async answer(tx, message, context): Promise<AnswerEffect> {
      const { now, traceId } = context;
      const reply = readCounterpartReply(message.text);
      const spoken = messageSentences(context.market.defaultLanguage);
      if (message.address === null) return tells('reply-unread', spoken.unknownCode('–'));
      if (reply === null)
        return passOnDelay(tx, documents, { ...message, address: message.address }, context);
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
