import type { DepositTerms } from '@merve/contract';

/**
 * Until when a cancelled booking gets its deposit back; null for never, or no more. The backend decides by the same rule
 * (`refundableUntil`). Pure.
 * @param startsAt ISO 8601, UTC
 * @param now when it is asked, or when the booking ended
 */
export function depositBackUntil(
  { refundUntilMinutes }: Pick<DepositTerms, 'refundUntilMinutes'>,
  startsAt: string,
  now: Date,
): Date | null {
  if (refundUntilMinutes === null) return null;
  const until = new Date(new Date(startsAt).getTime() - refundUntilMinutes * 60_000);
  return until > now ? until : null;
}
