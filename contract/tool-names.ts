import { z } from 'zod';

/**
 * Every tool a market can decide about, by the name that policies, turns and the audit know it by. That it is complete is
 * tested against what is deployed.
 */
export const toolNameSchema = z.enum([
  'searchMarketplace',
  'searchLocalPlaces',
  'getNearbyPlaces',
  'findPharmacy',
  'getListingDetails',
  'checkAvailability',
  'initiateBooking',
  'rescheduleBooking',
  'cancelBooking',
  'myBookings',
  'createPaymentIntent',
  'showMenu',
  'orderFood',
  'changeOrder',
  'cancelOrder',
  'myOrders',
  'bookService',
  'cancelService',
  'scheduleViewing',
  'cancelViewing',
  'requestTaxi',
  'taxiStatus',
  'cancelTaxi',
  'sendWhatsAppMessage',
]);
export type ToolName = z.infer<typeof toolNameSchema>;
