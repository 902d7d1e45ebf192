import type { Commitment, CommitmentState, MerchantRequest, Ride, Transaction } from '@merve/contract';

/** What a commitment is told from, and by which id it is known. */
export type CommitmentSource =
  | { readonly kind: 'booking'; readonly booking: Transaction }
  | { readonly kind: 'request'; readonly request: MerchantRequest }
  | { readonly kind: 'ride'; readonly ride: Ride };

/** A commitment with the person it belongs to, and its id in their document. */
export interface OwnedCommitment {
  readonly actorId: string;
  readonly id: string;
  readonly commitment: Commitment;
}

type Owned = Omit<OwnedCommitment, 'commitment'> & { readonly commitment: Omit<Commitment, 'path'> };

const openRideStates: readonly CommitmentState[] = [
  'planned',
  'requested',
  'assigned',
  'arrived',
  'on_board',
];

function ofBooking(booking: Transaction): Owned {
  const { txId, deposit, holdExpiresAt, endsAt } = booking;
  const isHeld = booking.state === 'hold';
  return {
    actorId: booking.actorId,
    id: txId,
    commitment: {
      kind: 'booking',
      reference: booking.reference,
      name: booking.businessName,
      what: booking.title,
      state: isHeld && deposit?.agreed === true ? 'awaiting_deposit' : booking.state,
      open: isHeld || booking.state === 'confirmed',
      openUntil: isHeld ? (holdExpiresAt ?? booking.updatedAt) : endsAt,
      startsAt: booking.startsAt,
      endsAt,
      nights: booking.nights ?? null,
      expectedAt: null,
      timeZone: booking.timeZone,
      party: booking.party,
      listingId: booking.listingId,
      price: booking.price,
      deposit:
        deposit === undefined
          ? null
          : { amount: deposit.amount, refundUntilMinutes: deposit.refundUntilMinutes },
      driver: null,
      cancelAsked: false,
      changedAt: booking.updatedAt,
    },
  };
}

function ofRequest(request: MerchantRequest): Owned {
  const { details, requestId } = request;
  return {
    actorId: request.actorId,
    id: requestId,
    commitment: {
      kind: details.kind,
      reference: request.reference,
      name: request.businessName,
      what:
        details.kind === 'food'
          ? details.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
          : details.name,
      state: request.state,
      open: request.open,
      openUntil: request.state === 'placed' ? request.answerBy : null,
      startsAt: details.wishedAt,
      endsAt: null,
      nights: null,
      expectedAt: request.readyAt,
      timeZone: request.timeZone,
      party: null,
      listingId: request.listingId,
      price: request.total,
      deposit: null,
      driver: null,
      cancelAsked: request.cancelAskedAt !== null,
      changedAt: request.updatedAt,
    },
  };
}

function ofRide(ride: Ride): Owned {
  return {
    actorId: ride.actorId,
    id: ride.rideId,
    commitment: {
      kind: 'ride',
      reference: ride.code,
      name: ride.destination.label,
      what: ride.pickup.label,
      state: ride.state,
      open: openRideStates.includes(ride.state),
      openUntil: null,
      startsAt: ride.pickupAt,
      endsAt: null,
      nights: null,
      expectedAt: ride.etaAt,
      timeZone: ride.timeZone,
      party: ride.party,
      listingId: null,
      price: ride.fare,
      deposit: null,
      driver: ride.driver?.name ?? null,
      cancelAsked: false,
      changedAt: ride.updatedAt,
    },
  };
}

function ownedBy(source: CommitmentSource): Owned | null {
  switch (source.kind) {
    case 'booking':
      return source.booking.kind === 'block' ? null : ofBooking(source.booking);
    case 'request':
      return ofRequest(source.request);
    case 'ride':
      return ofRide(source.ride);
  }
}

/**
 * The entry a source is told by; null for what is nobody's commitment: the slots a business keeps to itself. Pure.
 * @param path of the source
 */
export function commitmentOf(source: CommitmentSource, path: string): OwnedCommitment | null {
  const owned = ownedBy(source);
  return owned && { ...owned, commitment: { ...owned.commitment, path } };
}

/** True while there is something to ask about, change or call off. */
export function isOpen({ open, openUntil }: Commitment, now: Date): boolean {
  return open && (openUntil === null || openUntil > now);
}
