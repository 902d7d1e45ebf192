import type { MessageProposalCard } from '@merve/contract/cards';
import { z } from 'zod';
import { commitmentsOf } from '../../commitments/commitments-of.ts';
import { spokenOfLast } from '../../commitments/spoken-of.ts';
import { formatList } from '../../language/format.ts';
import { shortLine } from '../../language/short-line.ts';
import { normalizeReference } from '../../ledger/identity.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type NamedSlot, nameIn } from '../../reading/named-as-said.ts';
import { defineTool, type Tool, type ToolResult } from '../../tools/define-tool.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { type LiveSubject, liveSubjectsOf } from './live-subject.ts';
import { offeredReplyWord } from './reply-words.ts';
import { messageSentences } from './sentences.ts';

/** How long a shown message waits for its YES. */
const answerWithinMs = 10 * 60_000;
const maxMessage = 600;
const maxName = 60;

const input = z.object({
  message: z
    .string()
    .min(1)
    .max(maxMessage)
    .describe('What is to be passed on, in the person’s own words. Add nothing to it.'),
  reference: z
    .string()
    .max(40)
    .optional()
    .describe('The code of the booking, order or ride it is about. Leave it out if there is only one.'),
});

const description = `Passes a message on to the business or driver of one of the person's own bookings, orders or rides that is under way, and \
to nobody else. It does not send: it shows the text as it would be sent, and only the person's own YES sends it.`;

/** The text as the other side reads it: whose it is, about what, and how to answer. Of the customer nothing but the name. */
function bodyFor({ counterpart, customerName, reference }: LiveSubject, message: string): string {
  const { language } = counterpart;
  return messageSentences(language).toCounterpart(
    shortLine(customerName, maxName),
    reference,
    message.trim(),
    `${offeredReplyWord(language)} ${reference}`,
  );
}

/** To whom it goes, as the words name them: by a code, or by a name. */
function counterpartSlot({ reference, counterpart }: LiveSubject, live: readonly LiveSubject[]): NamedSlot {
  const others = live.filter((one) => one.reference !== reference);
  const named = { names: [counterpart.name] };
  return {
    value: `${counterpart.name} (${reference})`,
    isKnown: true,
    hear(text) {
      if (text.includes(reference)) return { isThis: true, other: null };
      const other = others.find((one) => text.includes(one.reference));
      if (other !== undefined) return { isThis: false, other: other.reference };
      return nameIn(
        text,
        named,
        others.map((one) => ({ names: [one.counterpart.name] })),
      );
    },
  };
}

/** `sendWhatsAppMessage`: two round trips. */
export function sendMessageTool(documents: Documents): Tool {
  return defineTool({
    name: 'sendWhatsAppMessage',
    label: 'Write to a business or driver',
    group: 'Taxis and messages',
    does: 'Passes a message on to the business or driver of a booking, order or ride.',
    doing: {
      en: 'Preparing the message …',
      tr: 'Mesajı hazırlıyorum …',
      he: 'מכינה את ההודעה …',
      ru: 'Готовлю сообщение …',
      el: 'Ετοιμάζω το μήνυμα …',
      de: 'Bereitet die Nachricht vor …',
      ar: 'أجهّز الرسالة …',
      fa: 'پیام را آماده می‌کنم …',
      ko: '메시지를 준비하고 있습니다 …',
    },
    ability: {
      en: 'pass a message on to a business or driver',
      tr: 'işletmeye veya sürücüye mesaj iletme',
      he: 'להעביר הודעה לעסק או לנהג',
      ru: 'передать сообщение заведению или водителю',
      el: 'να μεταφέρω μήνυμα στην επιχείρηση ή στον οδηγό',
      de: 'dem Betrieb oder Fahrer etwas ausrichten',
      ar: 'نقل رسالة إلى المحل أو السائق',
      fa: 'رساندن پیام به کسب‌وکار یا راننده',
      ko: '업체나 기사에게 메시지 전달',
    },
    description,
    guidance: [
      {
        sentence:
          'To pass a message on to the business or driver of the person’s own booking, order or ride use sendWhatsAppMessage.',
      },
    ],
    input,
    effect: 'propose',
    proposes: 'confirm_message',
    async run({ message, reference }, context): Promise<ToolResult> {
      const { actorId, alsoActorIds = [], market, language, now } = context;
      const say = messageSentences(language);
      const [live, own] = await Promise.all([
        liveSubjectsOf(documents, [actorId, ...alsoActorIds], { now, language: market.defaultLanguage }),
        commitmentsOf(documents, context, now),
      ]);
      const open = own.open.filter((one) => live.some((subject) => subject.reference === one.reference));
      // Without a code it is about what was spoken of last; the question shows to whom it would go.
      const wanted =
        reference === undefined
          ? spokenOfLast(open, context.context, now)?.reference
          : normalizeReference(reference);
      const meant = wanted === undefined ? live : live.filter((one) => one.reference === wanted);
      const [one, other] = meant;
      if (one === undefined) {
        return { status: 'refused', code: 'TRANSACTION_NOT_FOUND', message: say.noneLive() };
      }
      if (other !== undefined) {
        const codes = formatList(
          meant.map(({ reference: code, counterpart }) => `${counterpart.name} (${code})`),
          language,
          'disjunction',
        );
        return { status: 'refused', code: 'BAD_REQUEST', message: say.which(codes) };
      }
      const unsaid = refuseUnsaid(
        context,
        { message, named: [counterpartSlot(one, live)] },
        { names: [], timeZone: market.timeZone },
      );
      if (unsaid !== null) return unsaid;
      const { subject, counterpart } = one;
      if (counterpart.address === null) {
        return {
          status: 'refused',
          code: 'MERCHANT_UNREACHABLE',
          message: say.unreachable(counterpart.name),
        };
      }
      const body = bodyFor(one, message);
      return {
        status: 'proposal',
        proposal: {
          kind: 'confirm_message',
          args: { subject, reference: one.reference, counterpartName: counterpart.name, body },
          ref: `correspondences/${one.reference}`,
          summary: say.ask(counterpart.name, body),
          brief: '',
          price: null,
          expiresAt: new Date(now.getTime() + answerWithinMs),
          ui: {
            type: 'message_proposal',
            to: counterpart.name,
            reference: one.reference,
            body,
          } satisfies MessageProposalCard,
        },
      };
    },
  });
}
