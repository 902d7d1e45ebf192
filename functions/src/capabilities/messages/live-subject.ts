import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import {
  type Business,
  type CorrespondenceSubject,
  type Language,
  type Listing,
  type MerchantRequest,
  type Ride,
  requestKindSchema,
  type TaxiDriver,
  type Transaction,
} from '@merve/contract';
import { bookingsOf } from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { rideStates, servedBy } from './served-by.ts';

/** A commitment under way, and who is on the other side of it. */
export interface LiveSubject {
  readonly subject: CorrespondenceSubject;
  readonly reference: string;
  readonly actorId: string;
  readonly threadId: string;
  readonly customerName: string | null;
  readonly counterpart: {
    readonly name: string;
    readonly language: Language;
    /** `whatsapp:+E164`; null if no number is known. */
    readonly address: string | null;
  };
}

/** How long ago a booking that is under way may have begun: a night in a room. */
const maxUnderWayMs = 24 * 3_600_000;
const maxOpen = 10;

function ofBooking(
  booking: Transaction | undefined,
  { listing, business }: { listing: Listing | undefined; business: Business | undefined },
  { now, language }: { readonly now: Date; readonly language: Language },
): LiveSubject | null {
  if (booking?.state !== 'confirmed' || booking.kind !== undefined || booking.endsAt <= now) return null;
  const { businessId, txId, reference, actorId, threadId, customerName, businessName } = booking;
  const action = listing?.merve.actions.find(({ actionType }) => actionType === 'book');
  const number = action?.dispatch.toE164 ?? listing?.merve.whatsappE164 ?? business?.whatsappE164 ?? null;
  return {
    subject: { kind: 'booking', businessId, txId },
    reference,
    actorId,
    threadId,
    customerName,
    counterpart: {
      name: businessName,
      language: business?.language ?? language,
      address: number === null ? null : `whatsapp:${number}`,
    },
  };
}

function ofRequest(request: MerchantRequest | undefined): LiveSubject | null {
  if (!request?.open) return null;
  const { requestId, details, reference, actorId, threadId, customerName } = request;
  return {
    subject: { kind: details.kind, requestId },
    reference,
    actorId,
    threadId,
    customerName,
    counterpart: {
      name: request.businessName,
      language: request.merchantLanguage,
      address: request.merchantAddress,
    },
  };
}

function ofRide(
  ride: Ride | undefined,
  driver: TaxiDriver | undefined,
  language: Language,
): LiveSubject | null {
  if (!ride?.driver || !rideStates.includes(ride.state)) return null;
  const { rideId, code, actorId, threadId, riderName } = ride;
  return {
    subject: { kind: 'ride', rideId },
    reference: code,
    actorId,
    threadId,
    customerName: riderName,
    counterpart: {
      name: ride.driver.name,
      language: driver?.language ?? language,
      address: `whatsapp:${ride.driver.phone}`,
    },
  };
}

interface Circumstances {
  readonly now: Date;
  /** The market's, where the other side has shown none. */
  readonly language: Language;
}

/** All that is under way for a person: five queries at once, then what the bookings belong to. Two round trips. */
export async function liveSubjectsOf(
  documents: Documents,
  actorIds: readonly string[],
  circumstances: Circumstances,
): Promise<LiveSubject[]> {
  const { now, language } = circumstances;
  const open = requestKindSchema.options.map((kind) =>
    documents
      .requests(kind)
      .where('actorId', 'in', actorIds.slice(0, maxOpen))
      .where('open', '==', true)
      .limit(maxOpen)
      .get(),
  );
  const [bookings, requests, rides] = await Promise.all([
    bookingsOf(documents, actorIds, { now: new Date(now.getTime() - maxUnderWayMs) }),
    Promise.all(open),
    documents.rides
      .where('actorId', 'in', actorIds.slice(0, maxOpen))
      .where('state', 'in', rideStates)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .get(),
  ]);
  const found = await Promise.all([
    ...bookings.map(async (booking) => {
      const [listing, business] = await Promise.all([
        documents.listing(booking.listingId).get(),
        documents.business(booking.businessId).get(),
      ]);
      return ofBooking(booking, { listing: listing.data(), business: business.data() }, circumstances);
    }),
    ...requests.flatMap(({ docs }) => docs).map(async (document) => ofRequest(document.data())),
    ...rides.docs.map(async (document) => {
      const ride = document.data();
      const driver =
        ride.driverId === null ? undefined : (await documents.taxiDriver(ride.driverId).get()).data();
      return ofRide(ride, driver, language);
    }),
  ]);
  return found.filter((subject) => subject !== null);
}

/** What is served from a number, as it is in the transaction at hand. */
export async function subjectsServedBy(
  tx: FirestoreTransaction,
  documents: Documents,
  address: string,
  language: Language,
): Promise<LiveSubject[]> {
  const { requests, rides } = await servedBy(documents, address, (query) => tx.get(query));
  const drivers = await Promise.all(
    rides.map(async ({ driverId }) =>
      driverId === null ? undefined : (await tx.get(documents.taxiDriver(driverId))).data(),
    ),
  );
  return [
    ...requests.map(ofRequest),
    ...rides.map((ride, index) => ofRide(ride, drivers[index], language)),
  ].filter((subject) => subject !== null);
}

/** One subject as it is in the transaction at hand; null once it is over. */
export async function readLiveSubject(
  tx: FirestoreTransaction,
  documents: Documents,
  subject: CorrespondenceSubject,
  circumstances: Circumstances,
): Promise<LiveSubject | null> {
  switch (subject.kind) {
    case 'booking': {
      const booking = (await tx.get(documents.transaction(subject.businessId, subject.txId))).data();
      if (booking === undefined) return null;
      const [listing, business] = await Promise.all([
        tx.get(documents.listing(booking.listingId)),
        tx.get(documents.business(booking.businessId)),
      ]);
      return ofBooking(booking, { listing: listing.data(), business: business.data() }, circumstances);
    }
    case 'ride': {
      const ride = (await tx.get(documents.ride(subject.rideId))).data();
      const driver = ride?.driverId ? (await tx.get(documents.taxiDriver(ride.driverId))).data() : undefined;
      return ofRide(ride, driver, circumstances.language);
    }
    default:
      return ofRequest((await tx.get(documents.request(subject.kind, subject.requestId))).data());
  }
}
