import { randomUUID } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import type { WebhookRequest } from '../functions/src/channels/whatsapp/receive-webhook.ts';

/** A WhatsApp message as Twilio posts it to the webhook, signed over the URL and every field. */
export function signedForm(message: {
  readonly authToken: string;
  readonly publicUrl: string;
  readonly phone: string;
  readonly text: string;
  /** Further fields, for example of a tapped button. */
  readonly fields?: Readonly<Record<string, string>>;
}): WebhookRequest {
  const sid = `SM${randomUUID().replaceAll('-', '')}`;
  const fields: Record<string, string> = {
    MessageSid: sid,
    SmsMessageSid: sid,
    AccountSid: `AC${'0'.repeat(32)}`,
    From: `whatsapp:${message.phone}`,
    To: 'whatsapp:+14155550100',
    Body: message.text,
    NumMedia: '0',
    ProfileName: 'Bench',
    WaId: message.phone.slice(1),
    ...message.fields,
  };
  return {
    rawBody: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
    signature: getExpectedTwilioSignature(message.authToken, message.publicUrl, fields),
    pathAndQuery: '',
  };
}
