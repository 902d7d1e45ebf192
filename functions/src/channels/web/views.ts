import type {
  Listing,
  Market,
  MerchantRequest,
  MerveConfig,
  Message,
  Person,
  Ride,
  SystemAlert,
  Thread,
  ThreadStand,
  Transaction,
} from '@merve/contract';
import type {
  AlertView,
  BookingView,
  ListingView,
  MarketView,
  MessageView,
  OrderView,
  ProfileView,
  RideView,
  ThreadView,
} from '@merve/contract/api';
import { heldStatements } from '../../allergies/safety.ts';
import { isTakenOver } from '../../conversations/human-takeover.ts';
import { noProfile } from '../../profile/person.ts';

/** Documents as the HTTP API shows them to whom they belong: instants as ISO 8601 in UTC, nothing that is the backend's own. */

const iso = (at: Date): string => at.toISOString();
const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** `state` is what it is at `now`: a hold that has run out is expired before anybody has written so. */
export function bookingView(booking: Transaction, state: Transaction['state'], now: Date): BookingView {
  const { reference, businessId, listingId, offeringId, marketId, title, businessName, party } = booking;
  const { timeZone, price, cancelReason } = booking;
  return {
    ...{ reference, businessId, listingId, offeringId, marketId, title, businessName, party },
    ...{ timeZone, price, cancelReason },
    bookingId: booking.txId,
    state,
    startsAt: iso(booking.startsAt),
    endsAt: iso(booking.endsAt),
    nights: booking.nights ?? null,
    holdExpiresAt: isoOrNull(booking.holdExpiresAt),
    confirmedAt: isoOrNull(booking.confirmedAt),
    endedAt: isoOrNull(booking.endedAt),
    deposit: booking.deposit ?? null,
    note: booking.note ?? null,
    allergies: booking.allergies ?? [],
    cancellable: ['hold', 'confirmed'].includes(state) && booking.startsAt > now,
    isMoved: booking.movedTo !== undefined,
  };
}

export function orderView(request: MerchantRequest): OrderView {
  const { reference, businessId, listingId, marketId, businessName, timeZone, state, total } = request;
  const { reason, cancelledBy, details, open } = request;
  const place =
    details.kind === 'food' ? details.deliverTo : details.kind === 'service' ? details.onSite : null;
  return {
    ...{
      reference,
      businessId,
      listingId,
      marketId,
      businessName,
      timeZone,
      state,
      total,
      reason,
      cancelledBy,
    },
    orderId: request.requestId,
    kind: details.kind,
    lines:
      details.kind === 'food'
        ? details.lines.map(({ name, quantity, choices, totalMinor }) => ({
            name,
            quantity,
            choices,
            totalMinor,
          }))
        : [{ name: details.name, quantity: 1, choices: [], totalMinor: total?.minorUnits ?? 0 }],
    deliverTo: place?.address ?? null,
    allergies: details.allergies,
    note: details.note,
    wishedAt: isoOrNull(details.wishedAt),
    readyAt: isoOrNull(request.readyAt),
    createdAt: iso(request.createdAt),
    endedAt: isoOrNull(request.endedAt),
    cancellable: open && request.cancelAskedAt === null,
  };
}

export function rideView(ride: Ride): RideView {
  const { rideId, code, marketId, state, party, distanceMetres, fare, cancelledBy, cancelReason } = ride;
  const { pickup, destination, driver, endedAt, pickupAt, timeZone } = ride;
  return {
    ...{ rideId, code, marketId, state, party, distanceMetres, fare, cancelledBy, cancelReason },
    ...{ pickup, destination, timeZone },
    pickupAt: isoOrNull(pickupAt),
    driver: driver && {
      name: driver.name,
      phone: driver.phone,
      vehicle: driver.vehicle,
      plate: driver.plate,
    },
    createdAt: iso(ride.createdAt),
    endedAt: isoOrNull(endedAt),
    cancellable: endedAt === null && state !== 'on_board',
  };
}

export function threadView(thread: Thread, now: Date): ThreadView {
  const { threadId, threadType, marketId, language, state, lastSeq, pendingAction } = thread;
  return {
    ...{ threadId, threadType, marketId, language, state, lastSeq },
    pendingAction: pendingAction && {
      actionId: pendingAction.actionId,
      kind: pendingAction.kind,
      summary: pendingAction.summary,
      price: pendingAction.price,
      expiresAt: iso(pendingAction.expiresAt),
    },
    humanTakeover: isTakenOver(thread, now),
    lastInboundAt: iso(thread.lastInboundAt),
    updatedAt: iso(thread.updatedAt),
  };
}

/** What a stream ends with. */
export function threadStand(thread: Thread, now: Date): ThreadStand {
  const { state, lastSeq, pendingAction } = thread;
  return {
    ...{ state, lastSeq },
    pendingAction: pendingAction && {
      actionId: pendingAction.actionId,
      kind: pendingAction.kind,
      summary: pendingAction.summary,
      expiresAt: iso(pendingAction.expiresAt),
    },
    humanTakeover: isTakenOver(thread, now),
    updatedAt: iso(thread.updatedAt),
  };
}

export function messageView(message: Message): MessageView {
  const { seq, role, author, channel, text, brief, location, ui, button, buttons, inReplyToSeq } = message;
  return {
    ...{ seq, role, channel, text, location, ui, button, buttons, inReplyToSeq },
    clientMessageId: channel === 'web' ? message.channelMessageId : null,
    ...(author ? { author } : {}),
    ...(brief === undefined ? {} : { brief }),
    media: message.media.map(({ contentType }) => ({ contentType })),
    createdAt: iso(message.createdAt),
  };
}

export function listingView(listing: Listing): ListingView {
  const { merve, active, ...shown } = listing;
  const actions = merve.enabled && active ? merve.actions.filter(({ enabled }) => enabled) : [];
  return { ...shown, actions: [...new Set(actions.map(({ actionType }) => actionType))] };
}

export function marketView(market: Market, config: MerveConfig | undefined): MarketView {
  const { catalogueVersion: _, ...shown } = market;
  const { west, south, east, north } = market.boundingBox;
  return {
    ...shown,
    open: config?.enabled ?? false,
    center: { latitude: (south + north) / 2, longitude: (west + east) / 2 },
  };
}

export function alertView(alert: SystemAlert): AlertView {
  return {
    ...alert,
    createdAt: iso(alert.createdAt),
    lastSeenAt: iso(alert.lastSeenAt),
    resolvedAt: isoOrNull(alert.resolvedAt),
    updatedAt: iso(alert.updatedAt),
    runbook: `docs/operations/runbooks.md#${alert.kind}`,
  };
}

/** Undefined for somebody of whom nothing is known. */
export function profileView(person: Person | undefined, topCategories: readonly string[]): ProfileView {
  const { name, language, planning, dining } = person ?? noProfile;
  const profileVersion = person?.profileVersion ?? 0;
  const statements = person === undefined ? [] : heldStatements(person.safety);
  return {
    ...{ name, language, planning, dining, profileVersion },
    derived: {
      topCategories: [...topCategories],
      beliefs: (person?.derived?.beliefs ?? []).map((belief) => ({
        ...belief,
        believedAt: iso(belief.believedAt),
      })),
      unwanted: person?.derived?.unwanted ?? [],
    },
    safety: {
      statements: statements.map(({ words, allergens, others, severity, whose, saidAt }) => ({
        ...{ words, allergens, others, severity, whose },
        saidAt: iso(saidAt),
      })),
    },
  };
}
