import { falseClaims } from '../../world/simulated-model.ts';
import type { Changes } from '../picture.ts';
import { type Statement, statementsIn } from '../readings.ts';
import type { Court, Rule } from '../rule.ts';
import type { MessageView, TransactionView } from '../views.ts';

/** What a person is told about a commitment is true at the moment it is said, and nothing changes behind their back. */
export function truthRules(court: Court): Rule {
  const { picture } = court;

  function bookingsOf(message: MessageView): TransactionView[] {
    const actor = picture.documents.threads.get(`threads/${message.threadId}`)?.actorId;
    return [...picture.documents.transactions.values()].filter(({ actorId }) => actorId === actor);
  }

  const named = (booking: TransactionView, text: string) =>
    text.includes(`${booking.businessName} – ${booking.title}`);

  function isTrue(statement: Statement, message: MessageView, changes: Changes): boolean {
    const own = bookingsOf(message);
    const meant = own.find(({ reference }) => reference === statement.reference);
    const thread = picture.documents.threads.get(`threads/${message.threadId}`);
    const action = thread?.pendingAction ?? null;
    switch (statement.kind) {
      case 'confirmed':
        return meant?.state === 'confirmed' && meant.party === statement.party && named(meant, message.text);
      case 'cancelled':
        return meant?.state === 'cancelled';
      case 'kept':
        return meant?.state === 'confirmed';
      case 'let-go':
        return own.some((booking) => booking.state === 'expired' && named(booking, message.text));
      case 'released':
        return own.some(
          (booking) =>
            booking.state === 'cancelled' && named(booking, message.text) && changedHere(booking, changes),
        );
      case 'proposal': {
        const held = action === null ? undefined : picture.documents.transactions.get(action.ref);
        if (action === null || held === undefined || held.actorId !== thread?.actorId) return false;
        const ranOut = action.expiresAt.getTime() <= court.now() + 500;
        return (
          message.text.includes(action.summary) &&
          held.party === statement.party &&
          named(held, message.text) &&
          (held.state === 'hold' || (held.state === 'expired' && ranOut))
        );
      }
      case 'cancel-question':
        return meant !== undefined && meant.party === statement.party;
      case 'ran-out': {
        const before = changes.threads.find(({ after }) => after?.threadId === message.threadId)?.before;
        const held = picture.documents.transactions.get(before?.pendingAction?.ref ?? '');
        return before?.pendingAction?.kind !== 'confirm_transaction' || held?.state !== 'confirmed';
      }
      case 'merchant-booked':
      case 'merchant-cancelled':
        return false;
    }
  }

  return {
    committed(changes) {
      const replies = changes.messages.flatMap(({ after }) => (after?.role === 'assistant' ? [after] : []));
      for (const message of replies) {
        for (const statement of statementsIn(message.text)) {
          court.never(
            `untrue-${statement.kind}`,
            !isTrue(statement, message, changes),
            () => `${message.threadId}:${message.seq} "${message.text}"`,
          );
        }
        for (const claim of falseClaims) {
          court.never('false-claim', message.text.includes(claim), () => `"${message.text}"`);
        }
      }
      for (const { before, after } of changes.transactions) {
        if (before?.state !== 'confirmed' || after?.state !== 'cancelled' || after.kind === 'block') continue;
        const told = replies.some(
          ({ threadId, text }) => threadId === after.threadId && text.includes(after.reference),
        );
        court.never('cancelled-in-silence', !told, () => after.reference);
      }
    },
  };
}

function changedHere(booking: TransactionView, { transactions }: Changes): boolean {
  return transactions.some(({ after }) => after?.txId === booking.txId);
}
