import type { MerchantRequest, Ride, Thread } from '@merve/contract';
import { isTakenOver } from '../conversations/taken-over.ts';

/** What is shown of a ride that waits, and of a conversation. */
export type WaitingRide = Pick<
  Ride,
  | 'rideId'
  | 'code'
  | 'state'
  | 'riderName'
  | 'pickup'
  | 'destination'
  | 'party'
  | 'fare'
  | 'note'
  | 'createdAt'
>;
export type WaitingThread = Pick<
  Thread,
  'threadId' | 'profileName' | 'language' | 'replyTo' | 'humanWantedAt' | 'humanTakeover'
>;

/** Something that somebody waits for an answer to. */
export type WaitingItem =
  | {
      readonly kind: 'food' | 'service' | 'viewing';
      readonly waits: RequestWait;
      readonly request: MerchantRequest;
    }
  | { readonly kind: 'ride'; readonly ride: WaitingRide }
  | { readonly kind: 'person'; readonly thread: WaitingThread; readonly since: Date };

/** Whose answer a request waits for: the business's to the order, the guest's to what is left of it, the business's leave to cancel. */
export type RequestWait = 'business' | 'guest' | 'leave';

export const waitingKinds = ['person', 'food', 'service', 'viewing', 'ride'] as const;
export type WaitingItemKind = (typeof waitingKinds)[number];

/** What a request waits for; null where it waits for nobody. Pure. */
export function requestWait({
  open,
  state,
  less,
  cancelAskedAt,
}: Pick<MerchantRequest, 'open' | 'state' | 'less' | 'cancelAskedAt'>): RequestWait | null {
  if (!open) return null;
  if (cancelAskedAt !== null) return 'leave';
  if (state !== 'placed') return null;
  return less === null ? 'business' : 'guest';
}

/** When a request, ride or person began to wait. Pure. */
export function waitingSince(item: WaitingItem): Date {
  switch (item.kind) {
    case 'ride':
      return item.ride.createdAt;
    case 'person':
      return item.since;
    default:
      return item.waits === 'leave'
        ? (item.request.cancelAskedAt ?? item.request.updatedAt)
        : item.request.createdAt;
  }
}

/** When it ends by itself without an answer; null where it waits for as long as it takes. Pure. */
export function waitingUntil(item: WaitingItem): Date | null {
  return 'request' in item && item.waits !== 'leave' ? item.request.answerBy : null;
}

export const waitingKey = (item: WaitingItem): string => {
  if (item.kind === 'ride') return item.ride.rideId;
  return item.kind === 'person' ? item.thread.threadId : item.request.requestId;
};

/**
 * All that waits: first what ends soonest by itself, then what has waited longest. What is known twice stands once. Pure.
 * @param now an instant: an operator whose takeover ran out answers nobody any more
 */
export function waitingItems(
  known: {
    readonly requests: readonly MerchantRequest[];
    readonly rides: readonly WaitingRide[];
    readonly threads: readonly WaitingThread[];
  },
  now: Date,
): readonly WaitingItem[] {
  const requests = known.requests.flatMap((request): WaitingItem[] => {
    const waits = requestWait(request);
    return waits === null ? [] : [{ kind: request.details.kind, waits, request }];
  });
  const rides = known.rides
    .filter(({ state }) => state === 'requested')
    .map((ride): WaitingItem => ({ kind: 'ride', ride }));
  const people = known.threads.flatMap((thread): WaitingItem[] => {
    const since = thread.humanWantedAt ?? null;
    return since === null || isTakenOver(thread.humanTakeover, now)
      ? []
      : [{ kind: 'person', thread, since }];
  });
  const all = [
    ...new Map([...people, ...requests, ...rides].map((item) => [waitingKey(item), item])).values(),
  ];
  const endOf = (item: WaitingItem) => waitingUntil(item)?.getTime() ?? Number.POSITIVE_INFINITY;
  return all.toSorted(
    (a, b) => compare(endOf(a), endOf(b)) || waitingSince(a).getTime() - waitingSince(b).getTime(),
  );
}

/** Also of two that never end, whose difference is no number. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
