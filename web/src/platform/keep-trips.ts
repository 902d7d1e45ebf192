import { accountRoutes, publicRoutes, tripRoutes } from '@merve/contract/api';
import { callRoute } from './api-client.ts';
import { keepAnswer } from './kept-answers.ts';

/** Of what the newest are kept. */
export type TripKind = 'booking' | 'food' | 'service' | 'viewing' | 'itinerary';

/**
 * Keeps the newest bookings or orders, each with its code, or the next planned trip, for reading without a connection: who books in the conversation and then has no
 * network never opened the list. Two calls of the API: where it is told, too. Never throws.
 */
export async function keepTrips(kind: TripKind): Promise<void> {
  try {
    if (kind === 'booking') await keepBookings();
    else if (kind === 'itinerary') await keepItinerary();
    else await keepOrders(kind);
  } catch (cause) {
    console.warn('What was booked could not be kept for reading without a connection.', cause);
  }
}

async function keepBookings(): Promise<void> {
  const page = await callRoute(accountRoutes.listBookings, {});
  await keepAnswer(accountRoutes.listBookings, {}, page);
  for (const booking of page.items)
    await keepAnswer(accountRoutes.getBooking, { reference: booking.reference }, booking);
  await keepPlaceOf(page.items[0]);
}

async function keepOrders(kind: Exclude<TripKind, 'booking' | 'itinerary'>): Promise<void> {
  const page = await callRoute(accountRoutes.listOrders, { query: { kind } });
  await keepAnswer(accountRoutes.listOrders, { kind }, page);
  for (const order of page.items)
    await keepAnswer(accountRoutes.getOrder, { reference: order.reference }, order);
  await keepPlaceOf(page.items[0]);
}

/** The list of planned trips, and the next one with its days. */
async function keepItinerary(): Promise<void> {
  const listed = await callRoute(tripRoutes.listTrips, {});
  await keepAnswer(tripRoutes.listTrips, {}, listed);
  const [next] = listed.trips;
  if (next === undefined) return;
  const { tripId } = next;
  await keepAnswer(
    tripRoutes.getTrip,
    { tripId },
    await callRoute(tripRoutes.getTrip, { params: { tripId } }),
  );
}

/** Where the newest of them is; the others had theirs kept when they were the newest. */
async function keepPlaceOf(newest: { readonly listingId: string } | undefined): Promise<void> {
  if (newest === undefined) return;
  const { listingId } = newest;
  const place = await callRoute(publicRoutes.getListing, { params: { listingId } });
  await keepAnswer(publicRoutes.getListing, { listingId }, place);
}
