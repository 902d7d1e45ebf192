import type { Change, Changes } from '../picture.ts';
import type { Court, Rule } from '../rule.ts';
import type { ByYesAlone } from '../rule-names.ts';
import type { IntentView, MessageView, OutingView, RequestView, TransactionView } from '../views.ts';

/** A proposal as it stood in the conversation. */
interface Shown {
  readonly seq: number;
  readonly actionId: string;
  readonly kind: string;
  readonly ref: string;
  readonly expiresAt: number;
  /** What its YES does, where its kind alone does not say it. */
  readonly does: string | null;
  /** Of a message: its text. */
  readonly body: string | null;
  /** Of what a business does with a booking: which. */
  readonly txId: string | null;
}

/** What "cancel K7QF2M" agrees to where it was asked about K7QF2M. */
const cancelling: readonly ByYesAlone[] = ['cancelled', 'request-cancelled', 'leave-asked'];

const requestKinds = {
  food: 'confirm_order',
  service: 'confirm_service',
  viewing: 'confirm_viewing',
} as const;

/**
 * Nothing is committed without that person's YES to that very proposal, given while it stood. Whether a message is a
 * YES, its sender says; what had been shown to them, the conversation says.
 */
export function consentRules(court: Court): Rule {
  const { picture, witness } = court;
  const shownIn = new Map<string, Shown[]>();
  /** What each message of a person did, by thread and sequence number. */
  const effects = new Map<string, string>();
  /** When each message of a person was appended, the same way. */
  const arrivals = new Map<string, number>();

  function noteProposals({ threads, messages }: Changes): void {
    for (const { before, after } of threads) {
      const action = after?.pendingAction;
      if (!after || !action || before?.pendingAction?.actionId === action.actionId) continue;
      const said = messages.find(
        ({ after: message }) =>
          message?.threadId === after.threadId &&
          message.role === 'assistant' &&
          message.text.includes(action.summary),
      )?.after;
      court.lookedAt('proposal-not-shown');
      if (said === undefined) {
        court.violated(
          'proposal-not-shown',
          `${after.threadId} waits for an answer to what it was not shown`,
        );
        continue;
      }
      const shown = shownIn.get(after.threadId) ?? [];
      const { actionId, kind, ref, expiresAt, args } = action;
      const { do: does = null, body = null, txId = null } = args;
      shown.push({ seq: said.seq, actionId, kind, ref, expiresAt: expiresAt.getTime(), does, body, txId });
      shownIn.set(after.threadId, shown);
    }
  }

  /** The person's message that a commit answers in this thread. */
  function answered(threadId: string, messages: Changes['messages']): MessageView | undefined {
    const reply = messages.find(
      ({ after }) =>
        after?.threadId === threadId && after.role === 'assistant' && after.inReplyToSeq !== null,
    )?.after;
    const seq = reply?.inReplyToSeq ?? null;
    if (seq === null) return undefined;
    return picture.documents.messages.get(`threads/${threadId}/messages/${String(seq).padStart(12, '0')}`);
  }

  const shownBefore = (threadId: string, before: number) =>
    (shownIn.get(threadId) ?? []).filter(({ seq }) => seq < before).at(-1);

  /** An order, a service or a viewing: placed, changed, cancelled and taken without what is sold out by YES alone. */
  function checkRequest({ path, before, after }: Change<RequestView>, messages: Changes['messages']): void {
    if (after === undefined) return;
    const kind = requestKinds[after.details.kind];
    const check = (what: ByYesAlone, ...wanted: string[]) =>
      checkYes(what, path, after, kind, messages, wanted);
    if (before === undefined) check('request-placed', 'place');
    else if (after.version !== before.version) check('request-changed', 'change');
    else if (before.cancelAskedAt === null && after.cancelAskedAt !== null) check('leave-asked', 'cancel');
    else if (before.state !== after.state && after.state === 'cancelled' && before.state === 'placed')
      check('request-cancelled', 'cancel', 'take_less');
    else if (before.less !== null && after.state === 'accepted' && before.state === 'placed')
      check('less-taken', 'take_less');
  }

  /** A vote is ended, or deleted, by a YES; at its deadline it ends by itself. */
  function checkVoteEnd({ path, before, after }: Change<OutingView>, messages: Changes['messages']): void {
    if (before?.state !== 'open' || after?.state === 'open') return;
    const isDue =
      after !== undefined && before.closesAt !== null && before.closesAt.getTime() <= court.now() + 500;
    const vote = { threadId: before.threadId, reference: before.title };
    if (!isDue) checkYes('vote-ended', path, vote, 'confirm_vote_end', messages);
  }

  /** What goes to the other side goes as it was shown, and with the person's own words. */
  function checkMessage({ before, after }: Change<IntentView>, changes: Changes): void {
    if (before !== undefined || after?.type !== 'customer_message') return;
    const asked = changes.messages.flatMap(({ after: one }) => {
      if (one?.role !== 'assistant' || one.inReplyToSeq === null) return [];
      const sent = answered(one.threadId, changes.messages);
      const shown = shownBefore(one.threadId, one.inReplyToSeq);
      const means = witness.find(sent?.channelMessageId ?? null)?.meaning.answer;
      return shown?.kind === 'confirm_message' && means === 'yes' ? shown : [];
    });
    court.never('message-without-yes', asked.length === 0, () => `${after.to} "${after.body}"`);
    court.never(
      'message-not-as-shown',
      asked.some(({ body }) => body !== after.body),
      () => `"${after.body}"`,
    );
    const wanted = [...witness.all()].flatMap(({ meaning }) => meaning.passesOn ?? []);
    court.never(
      'message-in-other-words',
      !wanted.some((words) => after.body.includes(words)),
      () => `"${after.body}"`,
    );
  }

  function checkYes(
    what: ByYesAlone,
    path: string,
    transaction: Pick<TransactionView, 'threadId' | 'reference'>,
    kind: string,
    messages: Changes['messages'],
    wanted: readonly (string | null)[] = [null],
  ): void {
    const message = answered(transaction.threadId, messages);
    const sent = witness.find(message?.channelMessageId ?? null);
    court.lookedAt(`${what}-without-yes`);
    if (message === undefined || sent === undefined) {
      court.violated(`${what}-without-yes`, `${transaction.reference}: no message of the person led to it`);
      return;
    }
    const effect = `${transaction.threadId}:${message.seq}`;
    const earlier = effects.get(effect);
    court.never('yes-with-two-effects', earlier !== undefined, () => `${earlier}, and ${what} ${path}`);
    effects.set(effect, `${what} ${path}`);
    const shown = shownBefore(transaction.threadId, message.seq);
    // A NO to the rest of an order is a NO to all of it.
    const isNoToRest = shown?.does === 'take_less' && what === 'request-cancelled';
    const isNamedAgain = cancelling.includes(what) && sent.meaning.cancels === transaction.reference;
    if (sent.meaning.answer !== 'yes' && !isNamedAgain && !(isNoToRest && sent.meaning.answer === 'no')) {
      court.violated(`${what}-without-yes`, `${transaction.reference}: by "${sent.text}"`);
      return;
    }
    const { actionId } = sent.meaning;
    if (actionId !== undefined)
      court.never(
        'old-button-applied',
        actionId !== shown?.actionId,
        () => `${transaction.reference} by the button of ${actionId}`,
      );
    const isThis =
      shown?.ref === path &&
      shown.kind === kind &&
      wanted.some((does) => does === null || does === shown.does);
    court.never(
      `${what}-of-what-was-not-shown`,
      !isThis,
      () =>
        `${transaction.reference} (${path}) by message ${message.seq} "${sent.text}", before which ${
          shown === undefined
            ? 'nothing was shown'
            : `${shown.kind} of ${shown.ref} was shown as ${shown.seq}`
        }`,
    );
  }

  /** Called off by the business: by the YES of its own phone, to the question about this very booking. */
  function calledOff({ txId, businessId }: TransactionView, { messages }: Changes): boolean {
    const phone = picture.documents.businesses.get(`businesses/${businessId}`)?.whatsappE164;
    return messages.some(({ after: reply }) => {
      if (reply?.role !== 'assistant' || reply.inReplyToSeq === null) return false;
      const sent = witness.find(answered(reply.threadId, messages)?.channelMessageId ?? null);
      const shown = shownBefore(reply.threadId, reply.inReplyToSeq);
      return (
        sent?.from === `whatsapp:${phone}` &&
        sent.meaning.answer === 'yes' &&
        shown?.kind === 'confirm_operation' &&
        (shown.does === 'cancel' || shown.does === 'unblock') &&
        shown.txId === txId
      );
    });
  }

  /** A booking: agreed to, confirmed and called off by YES alone. */
  function checkBooking({ path, before, after }: Change<TransactionView>, changes: Changes): void {
    if (before === undefined || after === undefined) return;
    if (after.deposit?.agreed === true && before.deposit?.agreed !== true)
      checkYes('deposit-agreed', path, after, 'confirm_transaction', changes.messages);
    if (before.state === after.state) return;
    // With a deposit the YES came before the money (`deposit-rules.ts`).
    if (after.state === 'confirmed' && before.deposit?.agreed !== true) {
      checkYes('confirmed', path, after, 'confirm_transaction', changes.messages);
      const message = answered(after.threadId, changes.messages);
      const arrivedAt = arrivals.get(`${after.threadId}:${message?.seq}`) ?? 0;
      const until = before.holdExpiresAt?.getTime() ?? 0;
      court.never('confirmed-after-expiry', arrivedAt >= until + 500, () => after.reference);
    }
    const isBusiness = after.kind === 'block' || after.cancelReason === 'merchant_cancelled';
    if (isBusiness && after.state === 'cancelled')
      court.never('called-off-without-yes', !calledOff(after, changes), () => after.reference);
    if (before.state === 'confirmed' && after.state === 'cancelled' && !isBusiness) {
      checkYes('cancelled', path, after, 'confirm_action', changes.messages);
    }
  }

  return {
    committed(changes) {
      for (const change of changes.transactions) checkBooking(change, changes);
      for (const { path, before, after } of changes.taxi_requests) {
        if (after === undefined || before?.state === after.state) continue;
        const ride = { threadId: after.threadId, reference: after.code };
        if (before === undefined) checkYes('ride-called', path, ride, 'confirm_taxi', changes.messages);
        if (after.state === 'cancelled')
          checkYes('ride-called-off', path, ride, 'confirm_taxi', changes.messages);
      }
      for (const change of changes.outings) checkVoteEnd(change, changes.messages);
      for (const change of changes.requests) checkRequest(change, changes.messages);
      for (const change of changes.outbox) checkMessage(change, changes);
      for (const { after } of changes.messages) {
        if (after?.role === 'user') arrivals.set(`${after.threadId}:${after.seq}`, court.now());
      }
      noteProposals(changes);
    },
  };
}
