import type { Language, MerchantRequest, RequestEvent } from '@merve/contract';
import type { OrderStatusCard } from '@merve/contract/cards';
import { allergySentences } from '../allergies/sentences.ts';
import { formatClock, formatLocalTime, formatMoney } from '../language/format.ts';
import { withLess } from './food/less-of-order.ts';
import { lineWords } from './food/order-line.ts';
import type { RequestWords } from './sentences/en.ts';
import { requestSentences } from './sentences/index.ts';

export function requestWords(
  { details, reference, businessName }: Pick<MerchantRequest, 'details' | 'reference' | 'businessName'>,
  language: Language,
): RequestWords {
  return {
    label: requestSentences(language).label(details.kind, reference),
    reference,
    business: businessName,
  };
}

/**
 * The details, a line each: what, how much, where, and what was said about allergies, which the merchant is asked to look at and the
 * customer is told to be unknown.
 */
export function detailLines(
  request: Pick<MerchantRequest, 'details' | 'total' | 'timeZone'>,
  language: Language,
  reader: 'customer' | 'merchant',
): string[] {
  const say = requestSentences(language);
  const { details, total, timeZone } = request;
  const money = (minorUnits: number) =>
    total === null ? '' : formatMoney({ minorUnits, currency: total.currency }, language);
  const price = total === null ? say.priceOpen() : say.total(money(total.minorUnits));
  const noted = details.note === null ? [] : [say.note(details.note)];
  const allergic = details.allergies.map((said) =>
    reader === 'merchant' ? say.allergies(said) : say.allergiesTold(said),
  );
  const wished =
    details.wishedAt === null ? null : say.wishedAt(formatLocalTime(details.wishedAt, timeZone, language));
  if (details.kind === 'viewing') {
    const when =
      details.wishedAt === null
        ? say.wheneverItSuits()
        : say.wishedAt(formatLocalTime(details.wishedAt, timeZone, language));
    return [say.viewingOf(details.name), when, ...noted, ...allergic];
  }
  if (details.kind === 'service') {
    const when = wished ?? say.asSoonAsPossible();
    const where = details.onSite === null ? [] : [say.bringTo(details.onSite.address)];
    return [details.name, when, ...where, ...noted, ...allergic, price];
  }
  const items = details.lines.map((line) => `${lineWords(line)} – ${money(line.totalMinor)}`);
  const { deliverTo, deliveryMinor, allergensUnknownIn } = details;
  const undeclared = reader === 'merchant' ? say.allergensUnknown : say.allergensUndeclared;
  return [
    ...items,
    ...(deliverTo !== null && deliveryMinor > 0 ? [say.delivery(money(deliveryMinor))] : []),
    price,
    deliverTo === null ? say.collects() : say.bringTo(deliverTo.address),
    // What is said of no time is wanted now, as orders are.
    ...(wished === null ? [] : [wished]),
    ...noted,
    ...allergic,
    ...(allergensUnknownIn.length === 0 ? [] : [undeclared(allergensUnknownIn.join(', '))]),
  ];
}

/**
 * What is said beside the card of a request that was just sent: that it was, and what the card does not show: what was chosen of a dish, where it goes, and
 * which dishes are not known to be without what the person must not eat. Pure.
 */
export function sentInBrief(request: MerchantRequest, language: Language): string {
  const say = requestSentences(language);
  const { details } = request;
  const beside =
    details.kind === 'viewing'
      ? []
      : details.kind === 'service'
        ? details.onSite === null
          ? []
          : [say.bringTo(details.onSite.address)]
        : [
            // The card has a dish by its name alone.
            ...details.lines.filter(({ choices }) => choices.length > 0).map(lineWords),
            details.deliverTo === null ? say.collects() : say.bringTo(details.deliverTo.address),
            ...(details.allergensUnknownIn.length === 0
              ? []
              : [say.allergensUndeclared(details.allergensUnknownIn.join(', '))]),
          ];
  const lines = say.sent(requestWords(request, language), beside.join('\n')).split('\n');
  return lines.filter((line) => line !== '').join('\n');
}

/** What a card says in the person's own words, beside what is asked for. Pure. */
export function ownWords({
  note,
  allergies,
}: Pick<MerchantRequest['details'], 'note' | 'allergies'>): Pick<OrderStatusCard, 'note' | 'allergies'> {
  return { ...(note === null ? {} : { note }), ...(allergies.length === 0 ? {} : { allergies }) };
}

/** The status card for the web client. Instants are ISO 8601 in UTC. */
export function requestCard(request: MerchantRequest): OrderStatusCard {
  const { details } = request;
  return {
    type: 'order_status',
    kind: details.kind,
    requestId: request.requestId,
    reference: request.reference,
    state: request.state,
    version: request.version,
    businessName: request.businessName,
    listingId: request.listingId,
    total: request.total,
    lines:
      details.kind === 'food'
        ? details.lines.map(({ name, quantity, totalMinor }) => ({ name, quantity, totalMinor }))
        : [],
    wishedAt: details.wishedAt?.toISOString() ?? null,
    readyAt: request.readyAt?.toISOString() ?? null,
    answerBy: request.state === 'placed' ? request.answerBy.toISOString() : null,
    cancelAsked: request.cancelAskedAt !== null,
    reason: request.reason,
    ...ownWords(details),
    timeZone: request.timeZone,
  };
}

/** A merchant's reason for the customer; empty without one. */
function whyOf(reason: string | null, language: Language): string {
  const say = requestSentences(language);
  if (reason === null) return '';
  const [, what] = /^out_of_stock(?:: (.*))?$/s.exec(reason) ?? [];
  if (reason.startsWith('out_of_stock')) return say.whyOutOfStock(what ?? null);
  return say.whySaid(reason);
}

/** What the customer is told of a transition. */
export function toldToCustomer(request: MerchantRequest, event: RequestEvent, language: Language): string {
  const say = requestSentences(language);
  const words = requestWords(request, language);
  const clock = (instant: Date) => formatClock(instant, request.timeZone);
  const readyAt = request.readyAt === null ? null : clock(request.readyAt);
  switch (event.transition) {
    case 'placed':
      return say.sent(words, detailLines(request, language, 'customer').join('\n'));
    case 'changed':
      return say.changeSent(words, detailLines(request, language, 'customer').join('\n'));
    case 'allergy_told':
      return allergySentences(language).toldToo(words.label, words.business);
    case 'late':
      return say.late(words, clock(request.answerBy));
    case 'accepted':
      return say.accepted(words, readyAt) + whyOf(event.reason, language);
    case 'estimated':
      return (
        (readyAt === null ? say.accepted(words, null) : say.estimated(words, readyAt)) +
        whyOf(event.reason, language)
      );
    case 'offered_less':
      return say.lessProposal(
        words,
        request.less?.without.join(', ') ?? '',
        detailLines(request.less === null ? request : withLess(request, request.less), language, 'customer'),
        clock(request.answerBy),
      );
    case 'took_less':
      return say.lessTaken(words, detailLines(request, language, 'customer'));
    case 'ready':
      return say.ready(words);
    case 'completed':
      return say.completed(words);
    case 'rejected':
      return say.rejected(words, whyOf(request.reason, language));
    case 'cancel_asked':
      return say.cancelAsked(words);
    case 'cancel_refused':
      return say.cancelRefused(words);
    case 'cancelled':
      if (request.cancelledBy === 'merchant')
        return say.cancelledByMerchant(words, whyOf(request.reason, language));
      return event.by === 'merchant' ? say.cancelledByLeave(words) : say.cancelledFree(words);
    case 'expired':
      return request.reason === 'less_unanswered'
        ? say.lessExpired(words, clock(request.answerBy))
        : say.expired(words, clock(request.answerBy));
  }
}

/** What the merchant is answered to an action of theirs that counted. */
export function answeredToMerchant(request: MerchantRequest, event: RequestEvent): string {
  const say = requestSentences(request.merchantLanguage);
  const { label } = requestWords(request, request.merchantLanguage);
  const at = request.readyAt === null ? null : formatClock(request.readyAt, request.timeZone);
  // What goes to the customer besides, as they wrote it.
  const said = event.reason === null ? '' : ` (“${event.reason}”)`;
  const next = request.open && request.state === 'accepted' ? say.nextAfterAccept(request.reference) : '';
  switch (event.transition) {
    case 'offered_less':
      return say.askedForRest(label, request.less?.without.join(', ') ?? '');
    case 'accepted':
      return say.noted(
        label,
        at === null ? `${say.nowAccepted()}${said}` : `${say.nowAccepted()}, ${say.nowEstimated(at)}${said}`,
        next,
      );
    case 'estimated':
      return say.noted(label, `${at === null ? say.nowAccepted() : say.nowEstimated(at)}${said}`, next);
    case 'ready':
      return say.noted(label, say.nowReady(), '');
    case 'completed':
      return say.noted(label, say.nowCompleted(), '');
    case 'cancelled':
      return say.noted(label, say.nowCancelled(), '');
    case 'cancel_refused':
      return say.noted(label, say.nowCancelRefused(), '');
    default:
      return say.noted(label, say.nowRejected(), '');
  }
}
