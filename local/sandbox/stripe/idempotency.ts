import { StripeError } from './stripe-error.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Idempotency keys as Stripe keeps them (https://docs.stripe.com/api/idempotent_requests): the first answer to a key is given
 * again, failures too; with other parameters, or while the first is being worked on, it is refused.
 */
export function createIdempotency() {
  const known = new Map<string, { readonly request: string; answer: Answer | null }>();
  return async (
    key: string | undefined,
    request: string,
    perform: () => Promise<Answer> | Answer,
  ): Promise<Answer & { readonly replayed: boolean }> => {
    if (key === undefined) return { ...(await perform()), replayed: false };
    const before = known.get(key);
    if (before !== undefined && before.request !== request) {
      throw new StripeError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (before?.answer === null) {
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      throw new StripeError(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' });
    }
    if (before !== undefined) return { ...before.answer, replayed: true };
    const entry: { readonly request: string; answer: Answer | null } = { request, answer: null };
    known.set(key, entry);
    const answer = await perform();
    // What was never looked at is not kept: it may be tried again.
    if (answer.status === 429 || answer.status === 409) known.delete(key);
    else entry.answer = answer;
    return { ...answer, replayed: false };
  };
}
