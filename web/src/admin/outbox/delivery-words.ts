import type { DeliveryAttempt, IntentState } from '@merve/contract';

/** What a state of the outbox means to an operator. */
export const stateWords: Readonly<Record<IntentState, string>> = {
  queued: 'Waits to be sent',
  sending: 'A worker is sending it',
  unknown:
    'Sent or not: not known yet. It is found out by the provider’s callback or list, not sent again before',
  sent: 'The provider has it',
  delivered: 'It is on the phone',
  read: 'It was read',
  failed: 'It was not sent, and will not be',
  undelivered: 'The provider had it, and could not deliver it',
  folded: 'It is told with others that waited for the same merchant, in one message',
};

/**
 * Why a message is late or was not sent: our own codes, and those of https://www.twilio.com/docs/api/errors that the
 * outbox knows (functions/src/outbox/alert-failure.ts).
 */
const codeWords: Readonly<Record<string, string>> = {
  NO_TEMPLATE:
    'The person last wrote more than 24 hours ago, and the market has no approved template for this',
  OPTED_OUT: 'The person wrote STOP',
  OFFER_OVER: 'What it asked about was settled before it could leave',
  DISSOLVED: 'The provider did not take it; the notices it told wait again, each by itself or with others',
  ATTEMPTS_EXHAUSTED: 'The provider took none of the attempts',
  BREAKER_OPEN: 'The provider fails again and again; nothing is sent for a few seconds',
  BEHIND_EARLIER: 'An earlier message to the same person must leave first',
  PACED: 'The person got many messages at once; the next ones leave one by one',
  LEASE_TOO_SHORT: 'The worker had too little time left; another takes it',
  '14107': 'Too many messages were sent at once',
  '20429': 'Too many requests to the provider',
  '21211': 'The number is not valid',
  '21610': 'The person opted out at the provider',
  '21614': 'The number is no mobile number',
  '21655': 'The template does not exist at the provider',
  '21656': 'The variables of the template do not fit it',
  '63003': 'The person cannot be reached on WhatsApp',
  '63013': 'The template breaks a policy of WhatsApp, or its variables do not fit',
  '63014': 'The person blocks our messages',
  '63016': 'WhatsApp dropped free text: by its clock the 24-hour window was closed',
  '63018': 'WhatsApp dropped it: too many were sent at once',
  '63021': 'WhatsApp refuses the content',
  '63024': 'The recipient is not valid on WhatsApp',
  '63040': 'The template is rejected by WhatsApp',
  '63041': 'The template is paused by WhatsApp',
  '63042': 'The template is disabled by WhatsApp',
};

/** The code in words, with the code itself, which support asks for. */
export function wordsOfCode(code: string): string {
  const known = codeWords[code];
  if (known !== undefined) return `${known} (${code})`;
  if (/^HTTP_\d+$/.test(code)) return `The provider answered with ${code.replace('_', ' ')}`;
  return `The provider’s error ${code}`;
}

/** How an attempt ended, in words. */
export const attemptWords: Readonly<Record<DeliveryAttempt['end'], string>> = {
  accepted: 'The provider took it',
  rejected: 'The provider refused it for good',
  postponed: 'Not sent; it is tried again later',
  unknown: 'No clear answer: it may have been sent',
  reported: 'A callback told of it before the sender did',
  lease_expired: 'The worker died or was too slow',
};
