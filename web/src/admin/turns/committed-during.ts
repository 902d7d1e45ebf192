import type { MerchantRequest, Ride, Transaction } from '@merve/contract';
import { coversMoment } from '../ledger/covers-moment.ts';
import { whatIsAsked } from '../ledger/what-is-asked.ts';

export interface Commitments {
  readonly bookings: readonly Transaction[];
  readonly requests: readonly MerchantRequest[];
  readonly rides: readonly Ride[];
}

interface Committed {
  readonly href: string;
  readonly code: string;
  readonly title: string;
  readonly what: string;
  readonly at: Date;
  readonly state: string;
}

type Moments = readonly (readonly [what: string, at: Date | null])[];

/** What happened to a person's commitments while a turn ran, oldest first. Pure. */
export function committedDuring(
  turn: { readonly startedAt: Date; readonly finishedAt: Date | null },
  { bookings, requests, rides }: Commitments,
): Committed[] {
  const within = (shown: Omit<Committed, 'what' | 'at'>, moments: Moments): Committed[] =>
    moments.flatMap(([what, at]) => (at !== null && coversMoment(turn, at) ? [{ ...shown, what, at }] : []));
  return [
    ...bookings.flatMap(({ businessId, txId, reference, title, state, createdAt, confirmedAt, endedAt }) =>
      within({ href: `/admin/ledger/bookings/${businessId}/${txId}`, code: reference, title, state }, [
        ['held', createdAt],
        ['confirmed', confirmedAt],
        [state, endedAt],
      ]),
    ),
    ...requests.flatMap(({ requestId, reference, details, state, createdAt, endedAt }) =>
      within(
        {
          href: `/admin/ledger/orders/${details.kind}/${requestId}`,
          code: reference,
          title: whatIsAsked(details),
          state,
        },
        [
          ['placed', createdAt],
          [state, endedAt],
        ],
      ),
    ),
    ...rides.flatMap(({ code, state, pickup, destination, history }) =>
      within(
        { href: '/admin/taxi', code, title: `${pickup.label} → ${destination.label}`, state },
        history.map(({ event, at }) => [event, at] as const),
      ),
    ),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
