import type { MerchantRequest, MerveConfig, OutboxIntent, RequestEvent } from '@merve/contract';
import { allergySentences } from '../allergies/sentences.ts';
import type { MessageButton } from '../integrations/message-sender.ts';
import { formatClock } from '../language/format.ts';
import { merchantText } from '../markets/index.ts';
import { approvedTemplate } from '../outbox/approved-template.ts';
import { notificationIntents } from '../outbox/intent.ts';
import { changedLines } from './food/changed-lines.ts';
import { merchantWords } from './merchant-phrases.ts';
import { alwaysSaid, howToAnswer, templateValues } from './merchant-template.ts';
import { type MerchantButton, merchantPayload } from './read-merchant-answer.ts';
import { detailLines, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

type NamedButton = readonly [label: string, button: MerchantButton];

/** How a request that waits for an answer is answered: a button says what would be typed. */
function answersTo({ details, merchantLanguage }: MerchantRequest): readonly NamedButton[] {
  const word = merchantWords(merchantLanguage);
  return [
    [word.accept, 'accept'],
    [word.reject, 'reject'],
    // Nothing of a flat can be sold out.
    ...(details.kind === 'viewing' ? [] : [[word.stock, 'stock'] as const]),
  ];
}

function asButtons(
  { details, requestId, version }: MerchantRequest,
  named: readonly NamedButton[],
): MessageButton[] {
  return named.map(([label, button]) => ({
    label,
    payload: merchantPayload(button, details.kind, requestId, version),
  }));
}

/** The buttons that answer a request as it is now, and no version of it that was or will be. */
export function answerButtons(request: MerchantRequest): MessageButton[] {
  return asButtons(request, answersTo(request));
}

interface Notice {
  /** Also the name of the approved WhatsApp template for merchants outside the 24-hour window. */
  readonly type: string;
  readonly text: string;
  readonly buttons: readonly NamedButton[];
  /** See `OutboxIntent.asksNothing`. */
  readonly asksNothing?: true;
}

/** Of a notice that needs no answer, and warns of nothing. */
const tellsOnly = { buttons: [], asksNothing: true } as const;

/** What the merchant is told of a transition that is not their own; null if they need not know. */
function noticeOf(
  request: MerchantRequest,
  event: RequestEvent,
  templates: readonly (string | null | undefined)[],
): Notice | null {
  const language = request.merchantLanguage;
  const say = requestSentences(language);
  // A button says what would be typed.
  const word = merchantWords(language);
  const { label, reference } = requestWords(request, language);
  switch (event.transition) {
    case 'placed': {
      const lines = [say.customer(request.customerName), ...detailLines(request, language, 'merchant')];
      const isViewing = request.details.kind === 'viewing';
      const answerBy = formatClock(request.answerBy, request.timeZone);
      return {
        type: 'merchant_request_placed',
        text: merchantText(templates, templateValues(request, language), {
          always: alwaysSaid,
          otherwise: isViewing
            ? say.toAgent(label, lines, reference, answerBy)
            : say.toMerchant(label, lines, reference, answerBy),
        }),
        buttons: answersTo(request),
      };
    }
    case 'changed':
      return {
        type: 'merchant_request_changed',
        text: say.merchantChanged(
          label,
          event.replaced === null ? [] : changedLines(event.replaced, request, language),
          detailLines(request, language, 'merchant'),
          howToAnswer(request, language),
        ),
        buttons: answersTo(request),
      };
    case 'allergy_told': {
      const before = event.replaced?.details.allergies ?? [];
      const news = request.details.allergies.filter((said) => !before.includes(said));
      return {
        type: 'merchant_request_allergies',
        text: allergySentences(language).merchantToldLater(label, news),
        buttons: [],
      };
    }
    case 'cancel_asked':
      return {
        type: 'merchant_request_cancel_asked',
        text: say.merchantCancelAsked(label, reference),
        buttons: [
          [word.allow, 'allow'],
          [word.keep, 'keep'],
        ],
      };
    case 'took_less':
      return {
        type: 'merchant_request_less_taken',
        text: say.restTaken(label, detailLines(request, language, 'merchant'), reference),
        buttons: [[word.ready, 'ready']],
      };
    case 'cancelled':
      return event.by === 'customer'
        ? { type: 'merchant_request_cancelled', text: say.merchantCancelled(label), ...tellsOnly }
        : null;
    case 'expired':
      return { type: 'merchant_request_expired', text: say.merchantExpired(label), ...tellsOnly };
    default:
      return null;
  }
}

/**
 * The messages that tell a merchant of a transition, in the business's language. Their ids follow from the event, so
 * writing them twice is writing them once. None if they need not know.
 * @param config undefined if the market has none: then nothing reaches a merchant outside the 24-hour window
 * @param templates for a new request, in the order in which they are preferred
 */
export function merchantNotice(
  request: MerchantRequest,
  event: RequestEvent,
  {
    config,
    traceId,
    now,
    templates = [],
  }: {
    config: MerveConfig | undefined;
    traceId: string;
    now: Date;
    templates?: readonly (string | null | undefined)[];
  },
): OutboxIntent[] {
  const notice = noticeOf(request, event, templates);
  if (notice === null) return [];
  const { type, text } = notice;
  const { reference, businessName } = request;
  return notificationIntents({
    txId: request.requestId,
    eventId: event.eventId,
    type,
    threadId: null,
    seq: 0,
    to: request.merchantAddress,
    text,
    buttons: asButtons(request, notice.buttons),
    asksNothing: notice.asksNothing === true,
    marketId: request.marketId,
    template:
      config === undefined
        ? null
        : approvedTemplate(config, type, { message: text, reference, businessName }),
    traceId,
    now,
  });
}
