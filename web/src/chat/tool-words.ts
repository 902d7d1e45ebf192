import type { ToolName } from '@merve/contract';

/** What Merve does, as people would say it; `progress` of the sentences has the words. */
type Doing =
  | 'places'
  | 'details'
  | 'times'
  | 'booking'
  | 'order'
  | 'service'
  | 'viewing'
  | 'taxi'
  | 'mine'
  | 'cancel'
  | 'payment'
  | 'message'
  | 'other';

const doings: Readonly<Record<ToolName, Doing>> = {
  searchMarketplace: 'places',
  searchLocalPlaces: 'places',
  getNearbyPlaces: 'places',
  findPharmacy: 'places',
  getListingDetails: 'details',
  showMenu: 'details',
  checkAvailability: 'times',
  initiateBooking: 'booking',
  rescheduleBooking: 'booking',
  orderFood: 'order',
  changeOrder: 'order',
  bookService: 'service',
  scheduleViewing: 'viewing',
  requestTaxi: 'taxi',
  taxiStatus: 'taxi',
  myBookings: 'mine',
  myOrders: 'mine',
  cancelBooking: 'cancel',
  cancelOrder: 'cancel',
  cancelService: 'cancel',
  cancelViewing: 'cancel',
  cancelTaxi: 'cancel',
  createPaymentIntent: 'payment',
  sendWhatsAppMessage: 'message',
};

/** What a tool does; `other` for one this version of the app does not know. */
export function doingOf(tool: string): Doing {
  const known: Readonly<Record<string, Doing>> = doings;
  return Object.hasOwn(known, tool) ? (known[tool] ?? 'other') : 'other';
}
