import type { DepositTerms } from '@merve/contract';

/**
 * Until when a cancelled booking gets its deposit back; null for never. The backend decides by the same rule
 * (`refundableUntil`). Pure.
 * @param startsAt ISO 8601, UTC
 */
export function depositBackUntil(
  { refundUntilMinutes }: Pick<DepositTerms, 'refundUntilMinutes'>,
  startsAt: string,
): Date | null {
  if (refundUntilMinutes === null) return null;
  return new Date(new Date(startsAt).getTime() - refundUntilMinutes * 60_000);
}
