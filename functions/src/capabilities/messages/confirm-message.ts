import type { Correspondence, OutboxIntent } from '@merve/contract';
import type { MessageSentCard } from '@merve/contract/cards';
import {
  approvedTemplate,
  isWindowOpen,
  notificationIntents,
  type Recipient,
  recipientOf,
} from '../../outbox/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { hashId } from '../../platform/ids.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { readLiveSubject } from './live-subject.ts';
import { readPendingMessage } from './pending-message.ts';
import { correspondenceIdFor } from './reply-words.ts';
import { messageSentences } from './sentences.ts';
import { mayWrite, writtenAt } from './write-limit.ts';

/** Also the template's key in `whatsappTemplates`. Its variables: `message`, `reference`. */
const messageType = 'customer_message';
/** After a customer's message the other side may answer for so long, whatever has become of the commitment. */
const answerForMs = 24 * 3_600_000;

const refused = (text: string): CommitEffect => ({
  text,
  ui: null,
  committed: false,
  intents: [],
  write: () => {},
});

function isReachable(recipient: Recipient | null, template: OutboxIntent['template'], now: Date): boolean {
  if (recipient?.optedOut) return false;
  return isWindowOpen(recipient, now) || template !== null;
}

/** YES and NO to a message that was shown. Sends exactly its text, to whoever is on the other side of the commitment. */
export function confirmMessageHandler(documents: Documents): CommitHandler {
  return {
    kind: 'confirm_message',

    async commit(tx, action, context): Promise<CommitEffect> {
      const { now, language, config, market, traceId } = context;
      const say = messageSentences(language);
      const { subject, reference, counterpartName, body } = readPendingMessage(action);
      const live = await readLiveSubject(tx, documents, subject, { now, language: market.defaultLanguage });
      const isOwn =
        live !== null && [action.ownerActorId, ...(context.alsoActorIds ?? [])].includes(live.actorId);
      if (!isOwn) return refused(say.over());
      const { address } = live.counterpart;
      if (address === null) return refused(say.unreachable(counterpartName));
      const correspondenceId = correspondenceIdFor(address, reference);
      const document = documents.correspondence(correspondenceId);
      const [known, session] = await readTogether(tx, document, documents.session(address));
      // Another person's commitment may have had the same code long ago.
      const before = known?.actorId === live.actorId ? known : undefined;
      if (!mayWrite(before?.customerWroteAt ?? [], now)) return refused(say.tooMany(counterpartName));
      const template = approvedTemplate(config, messageType, { message: body, reference });
      const recipient = recipientOf(session, market.marketId);
      if (!isReachable(recipient, template, now)) return refused(say.unreachable(counterpartName));
      const correspondence: Correspondence = {
        correspondenceId,
        marketId: market.marketId,
        subject,
        reference,
        actorId: live.actorId,
        threadId: context.threadId,
        address,
        counterpartName,
        counterpartLanguage: live.counterpart.language,
        customerWroteAt: writtenAt(before?.customerWroteAt ?? [], now),
        counterpartWroteAt: before?.counterpartWroteAt ?? [],
        answerUntil: new Date(now.getTime() + answerForMs),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
      };
      return {
        text: say.sent(counterpartName),
        ui: { type: 'message_sent', to: counterpartName, reference } satisfies MessageSentCard,
        committed: true,
        intents: messageIntents({ correspondenceId, address, body, template }, context, traceId),
        write: () => void tx.set(document, correspondence),
      };
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, _action, _reason, context): Promise<CommitEffect> {
      return refused(messageSentences(context.language).notSent());
    },
  };
}

function messageIntents(
  message: {
    readonly correspondenceId: string;
    readonly address: string;
    readonly body: string;
    readonly template: OutboxIntent['template'];
  },
  { idempotencyKey, market, now }: CommitContext,
  traceId: string,
): OutboxIntent[] {
  return notificationIntents({
    txId: message.correspondenceId,
    eventId: hashId(['message', idempotencyKey], 16),
    type: messageType,
    to: message.address,
    threadId: null,
    seq: 0,
    text: message.body,
    buttons: [],
    template: message.template,
    marketId: market.marketId,
    traceId,
    now,
  });
}
