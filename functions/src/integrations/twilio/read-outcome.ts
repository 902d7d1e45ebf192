import { z } from 'zod';
import type { SendOutcome } from '../message-sender.ts';
import type { TransportResponse } from './http-transport.ts';

const errorBodySchema = z.looseObject({ code: z.coerce.string().optional() });

/** Refused for the sender's pace, not for the message: https://www.twilio.com/docs/api/errors/63018 */
const rateCodes: ReadonlySet<string> = new Set(['20429', '63018', '14107']);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in milliseconds. An HTTP date is ignored: our own back-off then decides. */
function retryAfterMs(headers: TransportResponse['headers']): number | null {
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) && seconds >= 0
    ? Math.min(seconds * 1000, 3_600_000)
    : null;
}

/**
 * What an answer to "create a message" other than success means.
 * - 429 and the rate codes: not processed, safe to repeat.
 * - 401 and 403: our credentials or our account are wrong, not the message; nothing was accepted.
 * - other 4xx: the message is refused for good.
 * - the rest (5xx, 408, redirects): the request was read, and what became of it is not known.
 */
export function outcomeOfRefusal(response: TransportResponse): SendOutcome {
  const status = response.statusCode;
  const body = errorBodySchema.safeParse(parsed(response.body));
  const code = body.success ? (body.data.code ?? `HTTP_${status}`) : `HTTP_${status}`;
  if (status === 429 || (status < 500 && rateCodes.has(code))) {
    return { kind: 'not_processed', code, retryAfterMs: retryAfterMs(response.headers) };
  }
  if (status === 401 || status === 403) {
    // 21610 and its like come as 400 today; should one come as 403, it is still about the message.
    return code.startsWith('2000') || code.startsWith('HTTP_')
      ? { kind: 'not_processed', code, retryAfterMs: null }
      : { kind: 'rejected', code, permanent: true };
  }
  if (status >= 400 && status < 500 && status !== 408) return { kind: 'rejected', code, permanent: true };
  return { kind: 'unknown', reason: code };
}
