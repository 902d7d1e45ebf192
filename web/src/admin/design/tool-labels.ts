import type { ToolName } from '@merve/contract';

const labels: Readonly<Record<ToolName, string>> = {
  searchMarketplace: 'Search the market',
  searchLocalPlaces: 'Search sights and other places',
  getNearbyPlaces: 'Find what is near',
  findPharmacy: 'Find the pharmacy on duty',
  getListingDetails: 'Tell about a business',
  checkAvailability: 'Look up free times',
  initiateBooking: 'Book',
  rescheduleBooking: 'Move a booking',
  cancelBooking: 'Cancel a booking',
  myBookings: 'List own bookings',
  createPaymentIntent: 'Ask for the deposit',
  showMenu: 'Show a menu',
  orderFood: 'Order food',
  changeOrder: 'Change an order',
  cancelOrder: 'Cancel an order',
  myOrders: 'List own orders',
  bookService: 'Request a service',
  cancelService: 'Cancel a service',
  scheduleViewing: 'Ask for a viewing',
  cancelViewing: 'Cancel a viewing',
  requestTaxi: 'Call a taxi',
  taxiStatus: 'Tell where the taxi is',
  cancelTaxi: 'Call off a taxi',
  sendWhatsAppMessage: 'Write to a business or driver',
};

/** What operators call a tool; its own name for one this version of the app does not know. */
export function toolLabel(name: string): string {
  const known: Readonly<Record<string, string>> = labels;
  return Object.hasOwn(known, name) ? (known[name] ?? name) : name;
}

/** The same within a sentence, with the name that turns and the audit know it by: `“Order food” (orderFood)`. */
export function toolInWords(name: string): string {
  const label = toolLabel(name);
  return label === name ? name : `“${label}” (${name})`;
}
