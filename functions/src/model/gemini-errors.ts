/** What can go wrong with a call to the Gemini API, as Merve's errors. Nothing here carries the key. */
import { z } from 'zod';
import { type ErrorCode, MerveError } from '../platform/errors.ts';

const fetchErrorSchema = z.looseObject({
  status: z.number().int(),
  message: z.string(),
  errorDetails: z.array(z.unknown()).nullish(),
});
const retryInfoSchema = z.looseObject({
  '@type': z.string().endsWith('google.rpc.RetryInfo'),
  retryDelay: z.string().regex(/^\d+(?:\.\d+)?s$/),
});

/** Any error, also one of another realm, which is no `instanceof Error` here. */
const describedSchema = z.looseObject({ name: z.string(), message: z.string() });

/** How a call was ended from our side; null while it was not. */
export type Ending = 'time-out' | 'caller' | null;

function codeOfStatus(status: number): ErrorCode {
  if (status === 429) return 'MODEL_RATE_LIMITED';
  if (status >= 500 || status === 408 || status === 499) return 'MODEL_UNAVAILABLE';
  return 'MODEL_MISCONFIGURED';
}

/** Keeps what names the fault, drops the key, the address and anything long enough to be a conversation. */
export function withoutSecrets(message: string, apiKey: string): string {
  const cleared = apiKey === '' ? message : message.replaceAll(apiKey, '…');
  return cleared
    .replace(/Error fetching from \S+ /, '')
    .replace(/key=[^&\s"']+/g, 'key=…')
    .slice(0, 300);
}

/** An error with an HTTP status, also when it comes as the last chunk of a stream that began with 200. */
export function errorOfStatus(
  status: number,
  message: string,
  context: {
    readonly modelId: string;
    readonly apiKey: string;
    readonly errorDetails?: readonly unknown[] | null;
  },
): MerveError {
  const retry = (context.errorDetails ?? [])
    .map((detail) => retryInfoSchema.safeParse(detail))
    .find((read) => read.success);
  return new MerveError(
    codeOfStatus(status),
    `${context.modelId} answered ${status}: ${withoutSecrets(message, context.apiKey)}`,
    {
      details: {
        modelId: context.modelId,
        status,
        ...(retry?.data === undefined ? {} : { retryAfterSeconds: Number.parseFloat(retry.data.retryDelay) }),
      },
    },
  );
}

/**
 * Whatever the SDK threw, or `response.json()` inside it.
 * @param ending whether we ended the call ourselves: the SDK reports both kinds of abort alike.
 */
export function asModelError(
  thrown: unknown,
  context: { readonly modelId: string; readonly apiKey: string; readonly ending: Ending },
): MerveError {
  if (thrown instanceof MerveError) return thrown;
  const { modelId, apiKey, ending } = context;
  const details = { modelId };
  if (ending === 'time-out')
    return new MerveError('MODEL_TIMEOUT', `${modelId} did not answer in time`, { details });
  if (ending === 'caller') return new MerveError('MODEL_TIMEOUT', 'The caller ended the call', { details });
  const fetchError = fetchErrorSchema.safeParse(thrown);
  if (fetchError.success) {
    const { status, message, errorDetails } = fetchError.data;
    return errorOfStatus(status, message, { modelId, apiKey, errorDetails });
  }
  const described = describedSchema.safeParse(thrown);
  const { name, message } = described.success ? described.data : { name: '', message: String(thrown) };
  // The SDK parses with JSON.parse: a SyntaxError when the body is whole, its own phrases when it is a stream.
  if (name === 'SyntaxError' || /Error parsing JSON response|Failed to parse stream/.test(message)) {
    return new MerveError('MODEL_MALFORMED', `${modelId} sent something that is not JSON`, { details });
  }
  return new MerveError(
    'MODEL_UNAVAILABLE',
    `${modelId} could not be reached: ${withoutSecrets(message, apiKey)}`,
    {
      details,
    },
  );
}
