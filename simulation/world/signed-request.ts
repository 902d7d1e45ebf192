import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import type { WebhookRequest } from '../../functions/src/channels/whatsapp/receive-webhook.ts';

/** The account's token: only signatures of this world are checked with it. */
export const authToken = 'the token of the simulation';
export const webhookUrl = 'https://merve.test/twilioWebhook';

/** A form as Twilio posts it, signed over the URL and every field. */
export function signedRequest(
  publicUrl: string,
  pathAndQuery: string,
  fields: Readonly<Record<string, string>>,
): WebhookRequest {
  return {
    rawBody: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
    signature: getExpectedTwilioSignature(authToken, `${publicUrl}${pathAndQuery}`, { ...fields }),
    pathAndQuery,
  };
}
