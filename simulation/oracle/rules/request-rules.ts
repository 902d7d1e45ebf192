import type { Change, Changes } from '../picture.ts';
import { requestStatementsIn } from '../request-readings.ts';
import type { Court, Rule } from '../rule.ts';
import type { MessageView, RequestView } from '../views.ts';
import type { KitchenAction } from '../witness.ts';

const skewMs = 500;

/** Which states follow which, and what a merchant must have done for it; null where it is not the merchant's to do. */
const lawful: Readonly<Record<string, readonly KitchenAction[] | null>> = {
  // Taken by the customer, after the kitchen had offered less, it is theirs (`consent-rules.ts`).
  'placed>accepted': ['accept'],
  'placed>rejected': ['reject', 'stock'],
  'placed>ready': ['ready'],
  'placed>completed': ['complete'],
  'placed>cancelled': null,
  'placed>expired': null,
  'accepted>ready': ['ready'],
  'accepted>completed': ['complete'],
  'accepted>cancelled': ['allow', 'reject', 'stock'],
  'ready>completed': ['complete'],
  'ready>cancelled': ['allow', 'reject', 'stock'],
};

/** What a merchant is told of which transition; of others they are told nothing. */
const notices: Readonly<Record<string, string>> = {
  placed: 'merchant_request_placed',
  changed: 'merchant_request_changed',
  allergy_told: 'merchant_request_allergies',
  cancel_asked: 'merchant_request_cancel_asked',
  took_less: 'merchant_request_less_taken',
  expired: 'merchant_request_expired',
};

/**
 * Orders, services and viewings: each step is lawful and its doer's own, both sides are told of it, what must not be
 * eaten is neither served nor kept from the kitchen, and none waits for ever. That a customer's steps are by their YES
 * alone is with the other rules of consent.
 */
export function requestRules(court: Court): Rule {
  const { picture, witness } = court;
  const { requests, requestEvents, messages, outbox } = picture.documents;

  function answeredBy({ threadId, inReplyToSeq }: MessageView) {
    const seq = String(inReplyToSeq ?? 0).padStart(12, '0');
    return witness.find(messages.get(`threads/${threadId}/messages/${seq}`)?.channelMessageId ?? null);
  }

  /** Somebody at the merchant's phone meant to do this with this request, or with the only one there is. */
  function isDoneByMerchant(
    request: RequestView,
    actions: readonly KitchenAction[],
    replies: readonly MessageView[],
  ): boolean {
    return replies.some((reply) => {
      const sent = answeredBy(reply);
      const answer = sent?.meaning.answersRequest;
      const isThis = answer?.reference === null || answer?.reference === request.reference;
      return (
        sent?.from === request.merchantAddress &&
        answer !== undefined &&
        isThis &&
        actions.includes(answer.action)
      );
    });
  }

  function checkStep({ before, after, path }: Change<RequestView>, replies: readonly MessageView[]): void {
    if (after === undefined) {
      court.violated('request-deleted', path);
      return;
    }
    checkAllergies(after, before);
    if (before === undefined) {
      court.never('request-born-late', after.state !== 'placed', () => `${after.reference} ${after.state}`);
      return;
    }
    court.never(
      'request-revision-skipped',
      after.revision !== before.revision + 1,
      () => `${after.reference}: ${before.revision} → ${after.revision}`,
    );
    if (before.state === after.state) return;
    const step = `${before.state}>${after.state}`;
    const actions = lawful[step];
    court.lookedAt('unlawful-request-step');
    if (actions === undefined) {
      court.violated('unlawful-request-step', `${after.reference}: ${step}`);
      return;
    }
    const takesLess = before.less !== null && after.state === 'accepted';
    if (actions !== null && !takesLess)
      court.never(
        'request-answered-by-nobody',
        !isDoneByMerchant(after, actions, replies),
        () => `${after.reference}: ${step}`,
      );
    if (after.cancelledBy === 'customer' && before.state !== 'placed')
      court.never('request-cancelled-unasked', before.cancelAskedAt === null, () => after.reference);
    if (after.state === 'expired')
      court.never(
        'request-expired-early',
        before.answerBy.getTime() > court.now() + skewMs,
        () => after.reference,
      );
    court.never(
      'request-changed-in-silence',
      !replies.some(({ threadId }) => threadId === after.threadId),
      () => `${after.reference}: ${step}`,
    );
  }

  /** What the person has said must not be eaten, in messages that have had their turn. */
  function avoidedBy({ threadId }: RequestView) {
    const processed = picture.documents.threads.get(`threads/${threadId}`)?.processedSeq ?? 0;
    return [...messages.values()].flatMap((message) => {
      if (message.threadId !== threadId || message.role !== 'user' || message.seq > processed) return [];
      return witness.find(message.channelMessageId)?.meaning.avoids ?? [];
    });
  }

  function checkAllergies(request: RequestView, before: RequestView | undefined): void {
    if (before !== undefined && before.version === request.version) return;
    const { allergies, lines = [] } = request.details;
    for (const { itemId, word } of avoidedBy(request)) {
      court.never(
        'allergen-ordered',
        lines.some((line) => line.itemId === itemId),
        () => `${request.reference}: ${itemId} despite ${word}`,
      );
      court.never(
        'allergy-not-passed-on',
        !allergies.some((said) => said.toLowerCase().includes(word)),
        () => `${request.reference}: nothing of ${word}`,
      );
    }
  }

  function checkStatements(reply: MessageView): void {
    const thread = picture.documents.threads.get(`threads/${reply.threadId}`);
    for (const { kind, reference } of requestStatementsIn(reply.text)) {
      const meant = [...requests.values()].find((request) => request.reference === reference);
      // The merchant reads of the same request in the same words.
      if (thread?.threadId !== meant?.threadId && meant !== undefined) continue;
      const isTrue = kind === 'sent' ? meant?.state === 'placed' : meant?.state === kind;
      court.never(`untrue-request-${kind}`, !isTrue, () => `${reply.threadId}:${reply.seq} "${reply.text}"`);
    }
  }

  /** Each transition has told the merchant once, and nothing else has. */
  function checkMerchantsWereTold(): void {
    for (const { requestId, reference, details } of requests.values()) {
      const own = [...outbox.values()].filter(({ intentId }) => intentId.includes(requestId));
      const found = own.map(({ type }) => type).filter((type) => type.startsWith('merchant_request_'));
      const expected = [...requestEvents.values()].flatMap((event) => {
        if (event.requestId !== requestId) return [];
        const isCustomers = event.transition === 'cancelled' && event.by === 'customer';
        return isCustomers ? ['merchant_request_cancelled'] : (notices[event.transition] ?? []);
      });
      court.never(
        'kitchen-notices-wrong',
        expected.toSorted().join() !== found.toSorted().join(),
        () => `${reference}: ${found.join(', ') || 'none'} for ${expected.join(', ')}`,
      );
      const told = own
        .filter(({ type }) => /_(?:placed|changed|allergies)$/.test(type))
        .map(({ body }) => body);
      for (const said of details.allergies)
        court.never(
          'kitchen-not-told-of-allergy',
          !told.some((body) => body.includes(said)),
          () => `${reference}: "${said}"`,
        );
    }
  }

  return {
    committed(changes: Changes) {
      const replies = changes.messages.flatMap(({ after }) => (after?.role === 'assistant' ? [after] : []));
      for (const change of changes.requests) checkStep(change, replies);
      for (const reply of replies) checkStatements(reply);
    },
    atTheEnd() {
      for (const { state, reference } of requests.values())
        court.never('request-without-end', state === 'placed', () => reference);
      checkMerchantsWereTold();
    },
  };
}
