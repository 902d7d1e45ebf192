import type { Language, Transaction } from '@merve/contract';
import { formatClock, formatLocalDate, formatShortRange } from '../../language/format.ts';
import { formatStay } from '../../language/stay-time.ts';
import { effectiveState } from '../../ledger/index.ts';
import { staffSentences } from './sentences/index.ts';

/** `20:00–21:30`, at the business. */
export function spanWords({ startsAt, endsAt, timeZone }: SpanAt): string {
  return `${formatClock(startsAt, timeZone)}–${formatClock(endsAt, timeZone)}`;
}

/** The same with its day; of a stay its dates and nights. */
export function datedSpan(span: SpanAt, language: Language): string {
  if (span.nights !== undefined) return formatStay(span, span.nights, language);
  return `${formatLocalDate(span.startsAt, span.timeZone, language)} ${spanWords(span)}`;
}

type SpanAt = Pick<Transaction, 'startsAt' | 'endsAt' | 'timeZone' | 'nights'>;

/** One line of what stands at a business. Only staff of the business read it. */
export function agendaLine(standing: Transaction, now: Date, language: Language): string {
  const say = staffSentences(language);
  const { title, party, customerName, reference } = standing;
  if (standing.kind === 'block') return say.blockLine(spanWords(standing), title, reference);
  const { startsAt, endsAt, timeZone, nights } = standing;
  const time =
    nights === undefined
      ? formatClock(startsAt, timeZone)
      : formatShortRange(startsAt, endsAt, timeZone, language);
  return effectiveState(standing, now) === 'hold'
    ? say.heldLine(time, title, party)
    : say.bookingLine(time, title, party, customerName, reference);
}

/** Bookings that overlap a span and are in the way of keeping it. */
export function overlapping(
  standing: readonly Transaction[],
  span: { readonly offeringId: string; readonly startsAt: Date; readonly endsAt: Date },
): Transaction[] {
  return standing.filter(
    (one) => one.offeringId === span.offeringId && one.startsAt < span.endsAt && one.endsAt > span.startsAt,
  );
}
