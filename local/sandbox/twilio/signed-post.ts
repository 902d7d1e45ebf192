import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

export interface SignedPostResult {
  /** HTTP status of the answer. */
  status: number;
  body: string;
  /** How many connections were tried. */
  attempts: number;
}

/** How long Twilio waits for an answer. */
export const twilioWaitsMs = 15_000;

/**
 * Posts a form as Twilio does: signed over the full URL with its query and every field, 15 s to answer, and tried again when
 * no connection came about (Twilio: once by default, up to five times with `#rc=`), never when an answer was an error.
 *
 * @throws Error when no connection came about or no answer in time.
 */
export async function signedPost(options: {
  url: string;
  authToken: string;
  fields: Readonly<Record<string, string>>;
  connectRetries?: number;
  answerWithinMs?: number;
}): Promise<SignedPostResult> {
  const { url, authToken, fields, connectRetries = 1, answerWithinMs = twilioWaitsMs } = options;
  const idempotencyToken = randomUUID();
  for (let attempts = 1; ; attempts += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'user-agent': 'TwilioProxy/1.1',
          'i-twilio-idempotency-token': idempotencyToken,
          'x-twilio-signature': getExpectedTwilioSignature(authToken, url, fields),
        },
        body: new URLSearchParams(fields).toString(),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return { status: response.status, body: await response.text(), attempts };
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      if (timedOut || attempts > connectRetries) throw error;
      await pause(100 * attempts);
    }
  }
}
