import type { DepositTerms, Language, Payment, Transaction } from '@merve/contract';
import { formatClock, formatLocalTime, formatMoney } from '../../../language/format.ts';
import { isRefundable, payMinutes, refundableUntil } from '../../../payments/deposit-times.ts';
import { bookingWords } from '../booking-words.ts';
import { type DepositWords, depositSentences } from './sentences/index.ts';

/** A booking and its deposit in words. */
export function depositWords(booking: Transaction, deposit: DepositTerms, language: Language): DepositWords {
  const { what, when } = bookingWords(booking, language);
  return { what, when, deposit: formatMoney(deposit.amount, language) };
}

/** What the proposal says of the deposit: how much, when it is booked, and when it is given back. */
export function depositLine(booking: Transaction, deposit: DepositTerms, language: Language): string {
  // A time that is over already is no promise.
  const until = isRefundable(deposit, booking.startsAt, booking.createdAt)
    ? refundableUntil(deposit, booking.startsAt)
    : null;
  return depositSentences(language).terms(
    formatMoney(deposit.amount, language),
    payMinutes,
    until === null ? null : formatLocalTime(until, booking.timeZone, language),
  );
}

/** A proposal ends with the words to answer with: what else it says comes before that line. */
export function beforeAnswerLine(summary: string, line: string): string {
  const end = summary.lastIndexOf('\n');
  return end === -1 ? `${line}\n${summary}` : `${summary.slice(0, end)}\n${line}${summary.slice(end)}`;
}

/** The link in a message of its own, from the record alone; empty if there is none yet. */
export function linkText(payment: Payment, booking: Transaction, language: Language): string {
  if (payment.checkout === null) return '';
  const payBy = formatClock(payment.payBy, booking.timeZone);
  return depositSentences(language).payHere(
    { ...bookingWords(booking, language), deposit: formatMoney(payment.amount, language) },
    payBy,
    payment.checkout.url,
  );
}
