import type { SystemAlert } from '@merve/contract';

interface AlertRow {
  readonly severity: SystemAlert['severity'];
  /** Whether an audit finds it, and says when it is mended; or a door that saw it happen, and an operator closes it. */
  readonly foundBy: 'audit' | 'door';
  /** What is wrong, for a person. */
  readonly meaning: string;
}

/**
 * Every alert there is. CRITICAL: a promise is broken, a message lost or doubled, or a life in danger; ERROR: somebody must act, or it
 * will be; WARNING: to be known. Each has a section of its own name in docs/operations/runbooks.md.
 */
export const alertTable = {
  // The ledger.
  'single-hold-per-lock': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning: 'A slot is claimed by two live bookings, or by one that its lock does not name.',
  },
  'one-confirmed-event': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A confirmed booking has no confirmed event, or several.',
  },
  'locks-owned': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A live booking does not own every slot it claims.',
  },
  'move-not-whole': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A booking was moved, and the old one stands beside the new one, or neither does.',
  },
  'events-inconsistent': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'The events of a booking are not those that lead to its state: one is missing, or there twice.',
  },
  'outcome-without-transaction': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'An idempotency record promises an outcome that the ledger does not show.',
  },
  'hold-overdue': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A hold is past its end and was never expired: neither its task nor the minute sweep came by.',
  },
  'orphan-lock': {
    severity: 'WARNING',
    foundBy: 'audit',
    meaning: 'A lock nobody stood behind was deleted: it only kept a free slot from being offered.',
  },
  // What each person has open.
  'open-commitment-differs': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning:
      'A person was told otherwise of a booking, order or ride of theirs than it stands. It was written anew.',
  },
  // Food orders and services.
  'request-events-inconsistent': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'The events of an order or request are not those that lead to its state.',
  },
  'request-overdue': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A merchant does not answer, and neither the task nor the minute sweep has told the customer.',
  },
  // Deposits.
  'payment-without-booking': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning:
      'A deposit is kept for a booking that nobody has any more, or a booking is confirmed without its deposit.',
  },
  'payment-refund-failed': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning: 'A deposit that must go back to a guest does not: the provider or a bank refuses it.',
  },
  'payment-wrong-amount': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'Another amount or currency was paid than the deposit we asked for; it goes back, and nothing is booked.',
  },
  'payment-overdue': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning:
      'Nobody goes on with a payment: neither its task nor the minute sweep, or payments are switched off.',
  },
  // Taxis.
  'ride-one-driver': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning: 'A ride is had by two drivers, by another than it names, or by none although it names one.',
  },
  'driver-one-ride': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning: 'A driver has two rides, or another one than the rides say, or is offered rides while driving.',
  },
  'ride-overdue': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A search for a taxi stands still: neither its task nor the minute sweep went on with it.',
  },
  // Conversations.
  'message-lost': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning: 'A message was acknowledged, and is not in its thread.',
  },
  'message-doubled': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'One message of a person is twice in its thread.',
  },
  'message-sequence': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'The sequence of a thread has a gap, or goes on past its end.',
  },
  'message-unprocessed': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning:
      'A message has waited for its turn for minutes: neither its trigger nor the minute sweep got to it.',
  },
  'one-finished-turn': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A message does not have exactly one finished turn.',
  },
  'turn-unanswered': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A turn ended without a reply, and nothing says why.',
  },
  'thread-inconsistent': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning:
      'What a thread says of itself does not agree: its marks, its state, its lease, its pending action.',
  },
  'pending-action-dead': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A person is asked for a YES to something that is not held any more.',
  },
  'lease-stuck': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A thread has a lease that ran out, and no message that would make anybody take it over.',
  },
  // The outbox.
  'intent-stuck-sending': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A claim on a message ran out, and the sweep did not settle it.',
  },
  'intent-stuck-queued': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A message is due and nobody sends it.',
  },
  'intent-stuck-unknown': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'Whether a message was sent has been unknown for too long.',
  },
  'intent-sent-twice': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning: 'The provider accepted one message twice: a person got it twice.',
  },
  'intent-order': {
    severity: 'WARNING',
    foundBy: 'audit',
    meaning: 'A part of a message left before the part that comes first.',
  },
  'intent-untold': {
    severity: 'CRITICAL',
    foundBy: 'audit',
    meaning:
      'A notice to a merchant was to be told with others, and the message that should tell it does not.',
  },
  'intent-text-kept': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning:
      'A text that may not be kept (a place of Google’s) still stands in a message whose end is known.',
  },
  'message-outside-window': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'A message in free text was sent outside the 24-hour window and dropped: a person was not told.',
  },
  'message-template-missing': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'A market has no approved template for a kind of message that somebody outside the 24-hour window was to get.',
  },
  'message-template-refused': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'WhatsApp refuses one of our templates: its variables do not fit, or it is rejected, paused or disabled.',
  },
  'message-rate-limited': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'WhatsApp dropped a message it had accepted, because too many were sent.',
  },
  'message-attempts-exhausted': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'The provider took none of the attempts to send a message.',
  },
  'message-content-refused': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'The provider refuses the content of a message.',
  },
  'message-refused': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'The provider refused a message for good.',
  },
  'message-recipient-blocked': {
    severity: 'WARNING',
    foundBy: 'door',
    meaning: 'A person blocks our messages, or opted out at the provider.',
  },
  'message-recipient-invalid': {
    severity: 'WARNING',
    foundBy: 'door',
    meaning: 'A recipient cannot be reached.',
  },
  // Use and abuse.
  'market-spend': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'The models of a market have cost as much today as they may: nobody there gets a model until tomorrow.',
  },
  'provider-spend': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'An outside provider has cost as much today in a market as it may: it is not asked there until tomorrow.',
  },
  'provider-denied': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'An outside provider refuses our key, project or billing: nothing of it is answered.',
  },
  'whatsapp-number-unknown': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'People write to a WhatsApp number that no market has: they are answered as guests of the default market.',
  },
  'person-spend': {
    severity: 'WARNING',
    foundBy: 'door',
    meaning: 'One conversation has cost as much today as it may.',
  },
  emergency: {
    severity: 'CRITICAL',
    foundBy: 'door',
    meaning: 'Somebody wrote of danger to life. They were told whom to call; nobody was called for them.',
  },
  'human-wanted': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning:
      'Somebody asks to speak with a person. They were told that the team knows, and no time was promised.',
  },
  'export-wanted': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'Somebody asks for a copy of everything that is kept of them, and waits for it.',
  },
  'suspicious-messages': {
    severity: 'WARNING',
    foundBy: 'door',
    meaning: 'The messages of one person keep showing signs of a prompt injection.',
  },
  // Search.
  'search-degraded': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'Typesense does not answer, or refuses us: every instance searches in its own memory.',
  },
  'search-index-drift': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'The search index is not what it should be: missing, of another schema, or incomplete.',
  },
  'market-too-large': {
    severity: 'ERROR',
    foundBy: 'door',
    meaning: 'A market has more listings than an instance bears: it was filled past the routes that refuse.',
  },
  'market-searched-without-index': {
    severity: 'WARNING',
    foundBy: 'door',
    meaning: 'A large market is searched by looking at every listing: right, and slow.',
  },
  // The operators.
  'policy-unrecorded': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A market goes by a policy that no record of a change accounts for.',
  },
  // Any room.
  'sealed-document-changed': {
    severity: 'CRITICAL',
    foundBy: 'door',
    meaning: 'Something that auditors were done with was changed, or planted, behind their back.',
  },
  'put-aside': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A sweep failed at a document again and again, and does not try it any more.',
  },
  'job-stuck': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A job failed again and again and waits for an operator, or nobody goes on with it.',
  },
  'unreadable-document': {
    severity: 'ERROR',
    foundBy: 'audit',
    meaning: 'A stored document does not fit its schema, or cannot be judged.',
  },
} as const satisfies Record<string, AlertRow>;

export type AlertKind = keyof typeof alertTable;

/** Where an operator reads what to do. */
export function runbookOf(kind: AlertKind): string {
  return `docs/operations/runbooks.md#${kind}`;
}
