import type { PendingAction, RequestDetails, Transaction } from '@merve/contract';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { heldStatements, noSafety } from '../../functions/src/allergies/safety.ts';
import { readPendingArguments as readPendingBooking } from '../../functions/src/capabilities/bookings/pending-arguments.ts';
import { readPendingMessage } from '../../functions/src/capabilities/messages/pending-message.ts';
import { readRequestArguments } from '../../functions/src/capabilities/taxi/pending-ride.ts';
import type { Documents } from '../../functions/src/platform/firestore/documents.ts';
import {
  type PendingRequest,
  readPendingArguments as readPendingRequest,
} from '../../functions/src/requests/pending-arguments.ts';

/** What waits for a YES, as far as anything can be expected of it. Null where it has no such thing. */
export interface StandingProposal {
  readonly tool: string;
  /** The catalogue's name. */
  readonly listing: string | null;
  /** `YYYY-MM-DDTHH:MM` in the time zone of the business. */
  readonly startsAtLocal: string | null;
  readonly endsAtLocal: string | null;
  /** Of a stay, which is kept from one day to a later one. */
  readonly nights: number | null;
  readonly party: number | null;
  readonly pickup: string | null;
  readonly destination: string | null;
  /** `now`, or a local time. */
  readonly when: string | null;
  /** All that the other side would be told, a line each. */
  readonly told: string;
}

const nothing = {
  listing: null,
  startsAtLocal: null,
  endsAtLocal: null,
  nights: null,
  party: null,
  pickup: null,
  destination: null,
  when: null,
  told: '',
} as const;

const cancelledRideSchema = z.object({ reason: z.string().nullable() });

/**
 * What a pending action proposes, read from the documents that a YES would carry out. Reads at most three.
 * @param actorId whose YES it waits for: what they must not eat goes along with it, also where it was told only since
 */
export async function standingProposal(
  documents: Documents,
  action: PendingAction,
  actorId: string,
): Promise<StandingProposal> {
  const proposal = await proposed(documents, action);
  const goesToPlace = ['confirm_transaction', 'confirm_order', 'confirm_service', 'confirm_viewing'];
  if (!goesToPlace.includes(action.kind)) return proposal;
  const person = (await documents.person(actorId).get()).data();
  const allergies = heldStatements(person?.safety ?? noSafety).map(({ words }) => words);
  return { ...proposal, told: lines(proposal.told, ...allergies) };
}

async function proposed(documents: Documents, action: PendingAction): Promise<StandingProposal> {
  const { tool, kind } = action;
  switch (kind) {
    case 'confirm_transaction':
    case 'confirm_action':
      return { ...nothing, tool, ...(await ofBooking(documents, action)) };
    case 'confirm_order':
    case 'confirm_service':
    case 'confirm_viewing':
      return { ...nothing, tool, ...(await ofRequest(documents, readPendingRequest(action))) };
    case 'confirm_taxi':
      return { ...nothing, tool, ...ofRide(action) };
    case 'confirm_message': {
      const { counterpartName, body } = readPendingMessage(action);
      return { ...nothing, tool, listing: counterpartName, told: body };
    }
    default:
      return { ...nothing, tool };
  }
}

const local = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

const lines = (...texts: readonly (string | null | undefined)[]) =>
  texts.filter((text) => text !== null && text !== undefined && text !== '').join('\n');

async function listingOf(documents: Documents, listingId: string) {
  return (await documents.listing(listingId).get()).data();
}

async function ofBooking(documents: Documents, action: PendingAction): Promise<Partial<StandingProposal>> {
  const { businessId, txId, listingId } = readPendingBooking(action);
  const [found, listing] = await Promise.all([
    documents.transaction(businessId, txId).get(),
    listingOf(documents, listingId),
  ]);
  const booking = found.data();
  if (booking === undefined) throw new Error(`The pending booking ${txId} is nowhere`);
  const { startsAt, endsAt, timeZone, party, note, allergies = [], customerName, title } = booking;
  return {
    listing: listing?.name ?? booking.businessName,
    startsAtLocal: local(startsAt, timeZone),
    endsAtLocal: local(endsAt, timeZone),
    nights: listing?.domain === 'stays' ? nightsOf(booking) : null,
    when: local(startsAt, timeZone),
    party,
    told: lines(title, note, ...allergies, customerName),
  };
}

/** Null for what ends on the day it begins. */
function nightsOf({ startsAt, endsAt, timeZone }: Transaction): number | null {
  const day = (at: Date) => DateTime.fromJSDate(at, { zone: timeZone }).startOf('day');
  const nights = Math.round(day(endsAt).diff(day(startsAt), 'days').days);
  return nights === 0 ? null : nights;
}

async function ofRequest(documents: Documents, pending: PendingRequest): Promise<Partial<StandingProposal>> {
  if (pending.do === 'cancel' || pending.do === 'take_less') return { listing: pending.businessName };
  const { details, listingId, businessId } = pending;
  const [listing, business] = await Promise.all([
    listingOf(documents, listingId),
    documents.business(businessId).get(),
  ]);
  const zone = business.data()?.timeZone ?? 'UTC';
  const { wishedAt } = details;
  const startsAtLocal = wishedAt === null ? null : local(wishedAt, zone);
  return {
    listing: listing?.name ?? null,
    startsAtLocal,
    when: startsAtLocal ?? 'now',
    told: lines(...toldOf(details), pending.do === 'place' ? pending.customerName : null),
  };
}

function toldOf(details: RequestDetails): readonly (string | null)[] {
  const { note, allergies } = details;
  switch (details.kind) {
    case 'food':
      return [
        ...details.lines.map(({ quantity, name, choices }) =>
          [`${quantity} × ${name}`, ...choices.map((choice) => choice.name)].join(', '),
        ),
        details.deliverTo?.address ?? null,
        note,
        ...allergies,
      ];
    case 'service':
      return [details.name, details.onSite?.address ?? null, note, ...allergies];
    case 'viewing':
      return [details.name, note, ...allergies];
  }
}

/** A ride is called for now, or for later: then what counts is the clock where it begins. */
function ofRide(action: PendingAction): Partial<StandingProposal> {
  const cancelled = cancelledRideSchema.safeParse(action.args);
  if (cancelled.success) return { told: cancelled.data.reason ?? '' };
  const { pickup, destination, party, riderName, note, later } = readRequestArguments(action);
  return {
    pickup: pickup.label,
    destination: destination.label,
    party,
    when: later === null ? 'now' : local(later.pickupAt, later.timeZone),
    told: lines(pickup.label, destination.label, note, riderName),
  };
}
