import { ApiFailure } from '../platform/api-failure.ts';

/** What becomes of a message that could not be sent. Times in milliseconds. */
export type AfterFailure =
  /** Nothing answered, or not for now: tried again after a pause, or when the connection is back. */
  | { readonly kind: 'pause'; readonly forMs: number }
  /** Over a limit: tried again from then on, and the person is told. */
  | { readonly kind: 'held'; readonly forMs: number }
  /** The account's session is over: waits for somebody to sign in. */
  | { readonly kind: 'signed-out' }
  /** Refused for good: the person decides. */
  | { readonly kind: 'refused'; readonly code: string };

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

/**
 * Doubles the pause with each attempt up to half a minute, and spreads it over its second half, so that the browsers of a
 * whole town do not come back in the same second after an outage.
 * @param attempts failed in a row, this one included
 * @param chance between 0 and 1
 */
export function afterFailure(error: unknown, attempts: number, chance: number): AfterFailure {
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1));
  const later = { kind: 'pause', forMs: pause * (0.5 + chance / 2) } as const;
  if (!(error instanceof ApiFailure)) return later;
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 429) return { kind: 'held', forMs: (error.retryAfter ?? 60) * 1_000 };
  return error.passing || error.status === 408 ? later : { kind: 'refused', code: error.code };
}
