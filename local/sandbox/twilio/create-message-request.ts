import { z } from 'zod';
import { TwilioError } from './twilio-error.ts';

const maxBodyLength = 1_600;

/** Every parameter of "Create a Message"; Twilio's OpenAPI document requires `To` only and checks nothing else. */
const knownParameters = new Set([
  'To',
  'From',
  'Body',
  'ContentSid',
  'ContentVariables',
  'MediaUrl',
  'PersistentAction',
  'StatusCallback',
  'MessagingServiceSid',
  'ApplicationSid',
  'MaxPrice',
  'ProvideFeedback',
  'Attempt',
  'ValidityPeriod',
  'ForceDelivery',
  'ContentRetention',
  'AddressRetention',
  'SmartEncoded',
  'TrafficType',
  'ShortenUrls',
  'ScheduleType',
  'SendAt',
  'SendAsMms',
  'RiskCheck',
  'MessageIntent',
  'FallbackFrom',
]);

const whatsappAddress = z.string().regex(/^whatsapp:(\+[1-9]\d{6,14}|[A-Z]{2}\.[\w.-]+)$/);

export interface CreateMessageRequest {
  to: string;
  from: string;
  body: string | undefined;
  contentSid: string | undefined;
  contentVariables: string | undefined;
  mediaUrls: string[];
  persistentActions: string[];
  statusCallback: string | undefined;
}

function requireWhatsApp(address: string, problem: TwilioError): void {
  if (!whatsappAddress.safeParse(address).success) throw problem;
}

/**
 * Checks a form as the Messages API does for WhatsApp.
 * @param form the decoded body of the POST
 * @param senders the WhatsApp senders of this account
 * @throws TwilioError with the code the real API answers
 */
export function parseCreateMessage(form: URLSearchParams, senders: readonly string[]): CreateMessageRequest {
  const unknown = [...form.keys()].filter((name) => !knownParameters.has(name));
  if (unknown.length > 0) throw new TwilioError(400, 20001, `Unknown parameters: ${unknown.join(', ')}`);
  const one = (name: string) => {
    const value = form.get(name);
    return value === null || value === '' ? undefined : value;
  };
  const to = one('To');
  const from = one('From');
  const body = one('Body');
  const contentSid = one('ContentSid');
  const mediaUrls = form.getAll('MediaUrl');
  const statusCallback = one('StatusCallback');
  if (to === undefined) throw new TwilioError(400, 21604, "A 'To' phone number is required.");
  if (from === undefined) throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  requireWhatsApp(to, new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`));
  requireWhatsApp(
    from,
    new TwilioError(400, 21910, 'Invalid From and To pair. From and To should be of the same channel'),
  );
  if (!senders.includes(from)) {
    throw new TwilioError(
      400,
      63007,
      `Twilio could not find a Channel with the specified From address: ${from}`,
    );
  }
  if (body === undefined && contentSid === undefined && mediaUrls.length === 0) {
    throw new TwilioError(400, 21619, 'A text message body or media urls must be specified.');
  }
  if (body !== undefined && body.length > maxBodyLength) {
    throw new TwilioError(
      400,
      21617,
      `The concatenated message body exceeds the ${maxBodyLength} character limit.`,
    );
  }
  if (statusCallback !== undefined && !URL.canParse(statusCallback)) {
    throw new TwilioError(400, 21609, `The StatusCallback URL ${statusCallback} is not a valid URL.`);
  }
  return {
    to,
    from,
    body,
    contentSid,
    contentVariables: one('ContentVariables'),
    mediaUrls,
    persistentActions: form.getAll('PersistentAction'),
    statusCallback,
  };
}
