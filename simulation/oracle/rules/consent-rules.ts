import type { Changes } from '../picture.ts';
import type { Court, Rule } from '../rule.ts';
import type { MessageView, TransactionView } from '../views.ts';

/** A proposal as it stood in the conversation. */
interface Shown {
  readonly seq: number;
  readonly actionId: string;
  readonly kind: string;
  readonly ref: string;
  readonly expiresAt: number;
}

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
      if (said === undefined) {
        court.violated(
          'proposal-not-shown',
          `${after.threadId} waits for an answer to what it was not shown`,
        );
        continue;
      }
      const shown = shownIn.get(after.threadId) ?? [];
      const { actionId, kind, ref, expiresAt } = action;
      shown.push({ seq: said.seq, actionId, kind, ref, expiresAt: expiresAt.getTime() });
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

  function checkYes(
    what: string,
    path: string,
    transaction: Pick<TransactionView, 'threadId' | 'reference'>,
    kind: string,
    messages: Changes['messages'],
  ): void {
    const message = answered(transaction.threadId, messages);
    const sent = witness.find(message?.channelMessageId ?? null);
    if (message === undefined || sent === undefined) {
      court.violated(`${what}-without-yes`, `${transaction.reference}: no message of the person led to it`);
      return;
    }
    const effect = `${transaction.threadId}:${message.seq}`;
    const earlier = effects.get(effect);
    if (earlier !== undefined) court.violated('yes-with-two-effects', `${earlier}, and ${what} ${path}`);
    effects.set(effect, `${what} ${path}`);
    if (sent.meaning.answer !== 'yes') {
      court.violated(`${what}-without-yes`, `${transaction.reference}: by "${sent.text}"`);
      return;
    }
    const shown = (shownIn.get(transaction.threadId) ?? []).filter(({ seq }) => seq < message.seq).at(-1);
    const { actionId } = sent.meaning;
    if (actionId !== undefined && actionId !== shown?.actionId) {
      court.violated('old-button-applied', `${transaction.reference} by the button of ${actionId}`);
    }
    if (shown === undefined || shown.ref !== path || shown.kind !== kind) {
      court.violated(
        `${what}-of-what-was-not-shown`,
        `${transaction.reference} (${path}) by message ${message.seq} "${sent.text}", before which ${
          shown === undefined
            ? 'nothing was shown'
            : `${shown.kind} of ${shown.ref} was shown as ${shown.seq}`
        }`,
      );
    }
  }

  return {
    committed(changes) {
      for (const { path, before, after } of changes.transactions) {
        if (before === undefined || after === undefined || before.state === after.state) continue;
        if (after.state === 'confirmed') {
          checkYes('confirmed', path, after, 'confirm_transaction', changes.messages);
          const message = answered(after.threadId, changes.messages);
          const arrivedAt = arrivals.get(`${after.threadId}:${message?.seq}`) ?? 0;
          const until = before.holdExpiresAt?.getTime() ?? 0;
          if (arrivedAt >= until + 500) court.violated('confirmed-after-expiry', after.reference);
        }
        if (before.state === 'confirmed' && after.state === 'cancelled') {
          checkYes('cancelled', path, after, 'confirm_action', changes.messages);
        }
      }
      for (const { path, before, after } of changes.taxi_requests) {
        if (after === undefined || before?.state === after.state) continue;
        const ride = { threadId: after.threadId, reference: after.code };
        if (before === undefined) checkYes('ride-called', path, ride, 'confirm_taxi', changes.messages);
        if (after.state === 'cancelled')
          checkYes('ride-called-off', path, ride, 'confirm_taxi', changes.messages);
      }
      for (const { after } of changes.messages) {
        if (after?.role === 'user') arrivals.set(`${after.threadId}:${after.seq}`, court.now());
      }
      noteProposals(changes);
    },
  };
}
