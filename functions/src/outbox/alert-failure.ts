import type { OutboxIntent } from '@merve/contract';
import type { AlertKind } from '../platform/alert-table.ts';
import { type Fault, raiseAlert } from '../platform/alerts.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { attemptsExhaustedCode } from './attempt-end.ts';
import { noTemplateCode, optedOutCode, outsideWindowCode } from './choose-content.ts';

/** What a failure is about: that is what alerts once, however many messages fail for it. */
type About = 'message' | 'recipient' | 'market';

interface FailureKind {
  readonly kind: AlertKind;
  readonly about: About;
  readonly message: string;
}

const blocked = (message: string): FailureKind => ({
  kind: 'message-recipient-blocked',
  about: 'recipient',
  message: `${message} Nothing more is sent to them until they write START.`,
});
const invalid = (message: string): FailureKind => ({
  kind: 'message-recipient-invalid',
  about: 'recipient',
  message: `${message} Correct the number where it comes from (listing, business, driver).`,
});
const template = (message: string): FailureKind => ({
  kind: 'message-template-refused',
  about: 'market',
  message,
});

/** By the outbox's own codes and https://www.twilio.com/docs/api/errors: told apart by what an operator can do. */
const failureKinds: Readonly<Record<string, FailureKind>> = {
  [noTemplateCode]: {
    kind: 'message-template-missing',
    about: 'market',
    message:
      'The 24-hour window of the recipient is closed and there is no approved template: they were not told.',
  },
  [outsideWindowCode]: {
    kind: 'message-outside-window',
    about: 'message',
    message:
      'WhatsApp dropped free text: by its clock the 24-hour window was closed. The person was not told.',
  },
  [attemptsExhaustedCode]: {
    kind: 'message-attempts-exhausted',
    about: 'message',
    message: 'The provider took none of the attempts: rate limit, outage, or refused credentials.',
  },
  '63018': {
    kind: 'message-rate-limited',
    about: 'message',
    message: 'WhatsApp accepted the message and dropped it: too many were sent at once.',
  },
  [optedOutCode]: blocked('Somebody who has to be told of bookings wrote STOP to us.'),
  '63014': blocked('The person blocks our messages.'),
  '21610': blocked('The person opted out at the provider.'),
  '63003': invalid('The recipient cannot be reached on WhatsApp.'),
  '63024': invalid('The recipient is not valid on WhatsApp.'),
  '21211': invalid('The recipient is no valid number.'),
  '21614': invalid('The recipient is no valid mobile number.'),
  '63021': {
    kind: 'message-content-refused',
    about: 'message',
    message: 'WhatsApp refuses the content of the message.',
  },
  '63013': template('A template breaks a policy of WhatsApp, or its variables do not fit it.'),
  '63040': template('A template is rejected by WhatsApp.'),
  '63041': template('A template is paused by WhatsApp.'),
  '63042': template('A template is disabled by WhatsApp.'),
  '21655': template('A ContentSid does not exist at the provider.'),
  '21656': template('The variables of a template are not those it was made with.'),
};

/** Path and instance of an intent for an alert: an id may hold a phone number, which no log may show in full. */
export function alertSubject(documents: Documents, intentId: string): { subject: string; instance: string } {
  const { path } = documents.intent(intentId);
  return { subject: masked(path), instance: hashId([intentId], 12) };
}

function masked(path: string): string {
  return path.replace(/(%2B|\+)(\d{2})\d+(\d{2})/g, '$1$2…$3');
}

type FailedIntent = Pick<OutboxIntent, 'intentId' | 'to' | 'marketId' | 'type' | 'threadId'>;

/**
 * The fault behind a failed intent. Null if there is none: what a person is told in their own conversation, who opted out
 * with us in the meantime.
 * A notice that somebody else's STOP keeps from them (a merchant's) is one: nobody there knows of the booking. Pure.
 */
function faultOf(documents: Documents, intent: FailedIntent, code: string, now: Date): Fault | null {
  if (code === optedOutCode && intent.threadId !== null) return null;
  const { kind, about, message } = failureKinds[code] ?? {
    kind: 'message-refused',
    about: 'message',
    message: `The provider refused a message for good, with code ${code}.`,
  };
  if (about === 'recipient') {
    const { path } = documents.session(intent.to);
    return { kind, subject: masked(path), instance: hashId([intent.to], 12), message, now };
  }
  if (about === 'market') {
    const { path } = documents.merveConfig(intent.marketId);
    const where = `Set whatsappTemplates["${intent.type}"] in ${path} to an approved template (ContentSid and variables).`;
    return { kind, subject: path, instance: intent.type, message: `${message} ${where}`, now };
  }
  return { kind, ...alertSubject(documents, intent.intentId), message, now };
}

/**
 * One alert for an intent that ended in `failed` or `undelivered`, or for what many of them have in common. Never
 * throws: the failure itself is already recorded.
 */
export async function alertFailure(
  documents: Documents,
  intent: FailedIntent,
  code: string,
  now: Date,
): Promise<void> {
  const fault = faultOf(documents, intent, code, now);
  if (fault !== null) await raiseOutboxAlert(documents, { ...fault, marketId: intent.marketId });
}

/** The provider has accepted a second message of one intent: the same fault as the audit finds, told at once. Pure. */
export function sentTwiceFault(documents: Documents, { intentId }: FailedIntent, now: Date): Fault {
  const message = 'The provider accepted a second message of one intent, late: the person got it twice';
  return { kind: 'intent-sent-twice', ...alertSubject(documents, intentId), message, now };
}

/** Never throws: what it tells of is recorded, and must not fail for the alert. */
export async function raiseOutboxAlert(documents: Documents, fault: Fault): Promise<void> {
  try {
    await raiseAlert(documents, fault);
  } catch (thrown) {
    log.error('alert not written', { kind: fault.kind }, thrown);
  }
}
