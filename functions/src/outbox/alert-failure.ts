import type { OutboxIntent } from '@merve/contract';
import { raiseAlert } from '../platform/alerts.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { attemptsExhaustedCode } from './attempt-end.ts';
import { optedOutCode, outsideWindowCode } from './choose-content.ts';

/** https://www.twilio.com/docs/api/errors: what an operator can do about it differs, so it is told apart. */
const kinds: Readonly<Record<string, { kind: string; severity: 'ERROR' | 'WARNING'; message: string }>> = {
  [outsideWindowCode]: {
    kind: 'message-outside-window',
    severity: 'ERROR',
    message: 'The 24-hour window is closed and no approved template was given: the person was not told.',
  },
  [attemptsExhaustedCode]: {
    kind: 'message-attempts-exhausted',
    severity: 'ERROR',
    message: 'The provider took none of the attempts: rate limit, outage, or refused credentials.',
  },
  '63014': {
    kind: 'message-recipient-blocked',
    severity: 'WARNING',
    message: 'The person blocks our messages.',
  },
  '21610': {
    kind: 'message-recipient-blocked',
    severity: 'WARNING',
    message: 'The person opted out at the provider.',
  },
  '63003': {
    kind: 'message-recipient-invalid',
    severity: 'WARNING',
    message: 'The recipient cannot be reached.',
  },
  '63024': { kind: 'message-recipient-invalid', severity: 'WARNING', message: 'The recipient is not valid.' },
  '21211': {
    kind: 'message-recipient-invalid',
    severity: 'WARNING',
    message: 'The recipient is no valid number.',
  },
  '63021': {
    kind: 'message-content-refused',
    severity: 'ERROR',
    message: 'The provider refuses the content.',
  },
};

/** Path and instance of an intent for an alert: an id may hold a phone number, which no log may show in full. */
export function alertSubject(documents: Documents, intentId: string): { subject: string; instance: string } {
  const { path } = documents.intent(intentId);
  return { subject: path.replace(/(%2B|\+)(\d{2})\d+(\d{2})/g, '$1$2…$3'), instance: hashId([intentId], 12) };
}

/**
 * One alert for an intent that ended in `failed` or `undelivered`; none if the person opted out with us, which is no
 * fault. Never throws: the failure itself is already recorded.
 */
export async function alertFailure(
  documents: Documents,
  intent: Pick<OutboxIntent, 'intentId'>,
  code: string,
  now: Date,
): Promise<void> {
  if (code === optedOutCode) return;
  const known = kinds[code] ?? {
    kind: 'message-refused',
    severity: 'ERROR',
    message: `The provider refused a message for good, with code ${code}.`,
  };
  try {
    await raiseAlert(documents, { ...known, ...alertSubject(documents, intent.intentId), now });
  } catch (thrown) {
    log.error('alert not written', { kind: known.kind }, thrown);
  }
}
