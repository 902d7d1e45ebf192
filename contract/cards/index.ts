/**
 * Every card Merve shows in the web app: the `ui` of a message. On WhatsApp the text says the same. Apart from the rest of
 * the contract, because no function parses what it itself emits: they are typed against it, and pay nothing for it.
 */

import { z } from 'zod';
import { placesCardSchema } from '../places.ts';
import { rideCardSchema } from '../taxi.ts';
import { actionProposalCardSchema } from './action-cards.ts';
import {
  bookingCardSchema,
  bookingProposalCardSchema,
  bookingsCardSchema,
  cancelProposalCardSchema,
  moveProposalCardSchema,
  paymentCardSchema,
} from './booking-cards.ts';
import { listingCardSchema, listingsCardSchema, menuCardSchema } from './catalogue-cards.ts';
import { freeTimesCardSchema, locationRequestCardSchema } from './choice-cards.ts';
import { foundPlacesCardSchema } from './found-places-cards.ts';
import {
  businessMessageCardSchema,
  messageProposalCardSchema,
  messageSentCardSchema,
  operationProposalCardSchema,
} from './message-cards.ts';
import {
  orderCancelProposalCardSchema,
  orderChangeProposalCardSchema,
  orderLessProposalCardSchema,
  orderProposalCardSchema,
  orderStatusCardSchema,
  ordersCardSchema,
  serviceProposalCardSchema,
  viewingProposalCardSchema,
} from './request-cards.ts';
import {
  mapViewCardSchema,
  radarComparisonCardSchema,
  restaurantListCardSchema,
  textCardSchema,
} from './restaurant-cards.ts';
import { taxiCancelProposalCardSchema, taxiProposalCardSchema } from './taxi-cards.ts';
import { itineraryPreviewCardSchema, placeCardSchema } from './trip-cards.ts';

/** A card by its `type`. Closed: a client shows the message's text for a type it does not know. */
export const cardSchema = z.discriminatedUnion('type', [
  listingsCardSchema,
  listingCardSchema,
  menuCardSchema,
  placesCardSchema,
  foundPlacesCardSchema,
  bookingProposalCardSchema,
  bookingCardSchema,
  cancelProposalCardSchema,
  moveProposalCardSchema,
  bookingsCardSchema,
  freeTimesCardSchema,
  locationRequestCardSchema,
  paymentCardSchema,
  orderProposalCardSchema,
  serviceProposalCardSchema,
  viewingProposalCardSchema,
  orderStatusCardSchema,
  orderCancelProposalCardSchema,
  orderChangeProposalCardSchema,
  orderLessProposalCardSchema,
  ordersCardSchema,
  taxiProposalCardSchema,
  rideCardSchema,
  taxiCancelProposalCardSchema,
  messageProposalCardSchema,
  messageSentCardSchema,
  businessMessageCardSchema,
  operationProposalCardSchema,
  actionProposalCardSchema,
  placeCardSchema,
  itineraryPreviewCardSchema,
  restaurantListCardSchema,
  radarComparisonCardSchema,
  mapViewCardSchema,
  textCardSchema,
]);
export type Card = z.infer<typeof cardSchema>;
export type CardType = Card['type'];
export type CardOf<Type extends CardType> = Extract<Card, { readonly type: Type }>;

export * from './action-cards.ts';
export * from './booking-cards.ts';
export * from './catalogue-cards.ts';
export * from './choice-cards.ts';
export * from './found-places-cards.ts';
export * from './message-cards.ts';
export * from './request-cards.ts';
export * from './restaurant-cards.ts';
export * from './taxi-cards.ts';
export * from './trip-cards.ts';
