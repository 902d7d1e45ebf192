import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import { webhookFields } from './webhook-body.ts';

/** What the provider says became of a message. */
export interface StatusCallback {
  readonly messageSid: string;
  /** The provider's word, in lower case. Words that are new to us pass: what they prove is decided in `outbox/`. */
  readonly status: string;
  /** For `failed` and `undelivered`: https://www.twilio.com/docs/api/errors */
  readonly errorCode: string | null;
  readonly to: string | null;
}

/** https://www.twilio.com/docs/messaging/guides/track-outbound-message-status */
const statusFormSchema = z.looseObject({
  MessageSid: z.string().regex(/^[A-Za-z0-9]{2,64}$/),
  MessageStatus: z.string().regex(/^[A-Za-z_-]{1,40}$/),
  ErrorCode: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .catch(undefined),
  To: z.string().optional(),
});

/**
 * A verified status callback's body (a form, or JSON). Unknown fields and unknown statuses are accepted.
 * @throws MerveError `BAD_REQUEST` if it names no message or no status.
 */
export function parseStatusCallback(rawBody: string, contentType: string | undefined): StatusCallback {
  const fields = webhookFields(rawBody, contentType);
  const parsed = statusFormSchema.safeParse({
    ...fields,
    MessageSid: fields['MessageSid'] ?? fields['SmsSid'],
    MessageStatus: fields['MessageStatus'] ?? fields['SmsStatus'],
  });
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ');
    throw new MerveError('BAD_REQUEST', `The webhook is no status callback; missing or malformed: ${names}`);
  }
  const { MessageSid, MessageStatus, ErrorCode, To } = parsed.data;
  return {
    messageSid: MessageSid,
    status: MessageStatus.toLowerCase(),
    errorCode: ErrorCode ?? null,
    to: To ?? null,
  };
}
