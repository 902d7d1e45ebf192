import { digestSeparator, digestType } from '../../../functions/src/outbox/digest.ts';
import type { AcceptedMessage } from '../../world/whatsapp-network.ts';
import { statementsIn } from '../readings.ts';
import type { Court, Rule } from '../rule.ts';
import type { IntentView } from '../views.ts';

/** Reasons for which a message that was due may not have arrived. */
const excuses: ReadonlySet<string> = new Set([
  'OPTED_OUT',
  '63016',
  '63024',
  'ATTEMPTS_EXHAUSTED',
  'OFFER_OVER',
  'TOO_LATE',
  'NO_TEMPLATE',
  'UNDELIVERED',
  // Its notices are sent anew, and are looked at themselves.
  'DISSOLVED',
]);

/** States a message passes in this order, if it passes them. */
const way: readonly string[] = ['sent', 'delivered', 'read'];

/**
 * What reaches phones: each message once, in order, none after STOP; and merchants are told exactly once of each
 * booking, never of its beginning after its end.
 */
export function deliveryRules(court: Court): Rule {
  const { picture } = court;
  const arrivedAs = new Map<string, string>();
  /** Accepted by the provider, and never shown on the phone. */
  const lostOnTheWay = new Set<string>();
  /** When each offer was answered, replaced or let go: a moment in the order of commits, by its action. */
  const settledAt = new Map<string, number>();
  const noticesTo = new Map<string, string[]>();
  /** When each person opted out: a moment in the order of commits. */
  const optedOutAt = new Map<string, number>();
  /** When each intent was last taken for sending. */
  const claimedAt = new Map<string, number>();

  const intentOf = (id: string): IntentView | undefined =>
    [...picture.documents.outbox.values()].find(({ intentId }) => intentId === id);

  /** What a message is, whatever its intent is called: a place in a conversation, or a notice with its words. */
  const identityOf = (intent: IntentView) =>
    // The same words may be passed on twice, by two messages of their writer's; and who was asked about a ride is asked
    // again when its driver has given it back, in a search of its own.
    intent.type === 'customer_message' || intent.type === 'taxi_offer' || intent.type === digestType
      ? intent.intentId
      : intent.threadId === null
        ? `${intent.to} ${intent.type} ${intent.body}`
        : `${intent.to} ${intent.threadId}:${intent.order}`;

  /** What a digest tells; of any other message, nothing. */
  const noticesOf = ({ folds = [] }: IntentView): IntentView[] =>
    folds.flatMap((intentId) => intentOf(intentId) ?? []);

  /** An offer that is over by the time it is taken for sending must not be sent: it asks for a YES to nothing. */
  function checkOffer(intent: IntentView): void {
    const claimed = claimedAt.get(intent.intentId) ?? 0;
    const offered = intent.buttons.map(({ payload }) => payload.replace(/^(yes|no):/, ''));
    for (const actionId of new Set([...offered, intent.offer?.actionId ?? ''])) {
      const settled = settledAt.get(actionId) ?? Number.POSITIVE_INFINITY;
      court.never('offer-after-its-end', claimed > settled, () => `${intent.intentId} "${intent.body}"`);
    }
  }

  /** A late report never moves a message back. */
  function checkForward(before: IntentView | undefined, after: IntentView): void {
    const [from, to] = [way.indexOf(before?.state ?? 'queued'), way.indexOf(after.state)];
    if (from >= 0 && to >= 0)
      court.never(
        'status-moved-back',
        to < from,
        () => `${after.intentId}: ${before?.state} → ${after.state}`,
      );
  }

  function checkNotice(message: AcceptedMessage): void {
    for (const { kind, reference } of statementsIn(message.body)) {
      if (kind !== 'merchant-booked' && kind !== 'merchant-cancelled') continue;
      const key = `${message.to} ${reference}`;
      const told = noticesTo.get(key) ?? [];
      court.never('merchant-told-twice', told.includes(kind), () => `${key} ${kind}`);
      if (kind === 'merchant-booked')
        court.never(
          'merchant-told-backwards',
          told.includes('merchant-cancelled'),
          () => `${key}: booked after cancelled`,
        );
      noticesTo.set(key, [...told, kind]);
    }
  }

  return {
    committed({ outbox, whatsappSessions, threads }) {
      for (const { before, after } of threads) {
        const ended = before?.pendingAction?.actionId;
        if (ended !== undefined && ended !== after?.pendingAction?.actionId) {
          settledAt.set(ended, picture.moment);
        }
      }
      for (const { before, after } of whatsappSessions) {
        if (!after) continue;
        if (after.optedOut && !before?.optedOut) optedOutAt.set(after.address, picture.moment);
        if (!after.optedOut) optedOutAt.delete(after.address);
      }
      for (const { before, after } of outbox) {
        if (after) checkForward(before, after);
        if (after?.state === 'sending' && before?.state !== 'sending') {
          claimedAt.set(after.intentId, picture.moment);
        }
      }
    },
    delivered(message) {
      const intent = intentOf(message.intentId);
      // A code that joins a web account to a phone is sent without being kept anywhere.
      if (intent === undefined && /\b\d{6}\b/.test(message.body)) return;
      court.lookedAt('message-without-intent');
      if (intent === undefined) {
        court.violated('message-without-intent', `${message.to} "${message.body}"`);
        return;
      }
      for (const told of [intent, ...noticesOf(intent)]) {
        const identity = identityOf(told);
        const earlier = arrivedAs.get(identity);
        court.never(
          'delivered-twice',
          earlier !== undefined,
          () => `${identity}: as ${earlier} and as ${message.sid}`,
        );
        arrivedAs.set(identity, message.sid);
      }
      checkOffer(intent);
      for (const body of message.body.split(digestSeparator)) checkNotice({ ...message, body });
      const stopped = optedOutAt.get(message.to);
      const claimed = claimedAt.get(intent.intentId) ?? 0;
      if (stopped !== undefined && intent.type !== 'consent')
        court.never('delivered-after-stop', claimed > stopped, () => `${message.to} "${message.body}"`);
    },
    undeliverable(message) {
      const intent = intentOf(message.intentId);
      if (intent === undefined) return;
      for (const told of [intent, ...noticesOf(intent)]) lostOnTheWay.add(identityOf(told));
    },
    atTheEnd() {
      for (const intent of picture.documents.outbox.values()) {
        const label = `${intent.type} to ${intent.to} is ${intent.state} (${intent.errorCode})`;
        const isOver = ['sent', 'delivered', 'read', 'failed', 'undelivered', 'folded'].includes(
          intent.state,
        );
        court.never('intent-stuck', !isOver, () => label);
        const arrived = arrivedAs.has(identityOf(intent));
        const excused = excuses.has(intent.errorCode ?? '') || lostOnTheWay.has(identityOf(intent));
        if (isOver) court.never('message-lost', !arrived && !excused, () => label);
        if (intent.state === 'failed') court.never('delivered-but-called-failed', arrived, () => label);
      }
      checkMerchantsWereTold();
    },
  };

  function checkMerchantsWereTold(): void {
    const notices = [...picture.documents.outbox.values()].filter(({ type }) => type.startsWith('merchant_'));
    for (const booking of picture.documents.transactions.values()) {
      const { txId, reference, state } = booking;
      // A time the business keeps, and a booking it calls off, it knows of itself.
      if (booking.kind === 'block' || booking.cancelReason === 'merchant_cancelled') continue;
      const confirmed = picture.documents.events.has(eventPath(txId, 'confirmed'));
      const cancelled = state === 'cancelled';
      const expected = [
        ...(confirmed ? ['merchant_booking_confirmed'] : []),
        ...(confirmed && cancelled ? ['merchant_booking_cancelled'] : []),
      ];
      // What must not be eaten may be told of any booking, whenever its guest says so.
      const found = notices
        .filter(({ intentId, type }) => intentId.includes(txId) && type !== 'merchant_booking_allergies')
        .map(({ type }) => type);
      court.never(
        'merchant-notices-wrong',
        expected.toSorted().join() !== found.toSorted().join(),
        () => `${reference}: ${found.join(', ') || 'none'}`,
      );
    }
  }

  function eventPath(txId: string, transition: string): string {
    const path = [...picture.documents.events.entries()].find(
      ([, event]) => event.txId === txId && event.transition === transition,
    )?.[0];
    return path ?? '';
  }
}
