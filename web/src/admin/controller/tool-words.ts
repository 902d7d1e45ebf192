import type { PolicyTool } from '@merve/contract';

/** Parts of what Merve does, in the order that operators read them in. */
export const toolGroups = [
  'Find and recommend',
  'Bookings',
  'Orders, services and viewings',
  'Taxis and messages',
  'Trips',
  'Groups',
  'Google account',
  'Others',
] as const;
export type ToolGroup = (typeof toolGroups)[number];

/** What each tool does, in a sentence for people. What a model is told of it is written for the model. */
const described: Readonly<Record<string, readonly [group: ToolGroup, does: string]>> = {
  searchMarketplace: ['Find and recommend', 'Finds places of the catalogue by what the guest asks for.'],
  getListingDetails: [
    'Find and recommend',
    'Tells of one place: hours, address, prices, what can be booked there.',
  ],
  recommendRestaurants: [
    'Find and recommend',
    "Recommends restaurants by kitchen, mood and price, with the guest's allergies in mind.",
  ],
  searchLocalPlaces: [
    'Find and recommend',
    'Finds sights, shops, petrol stations and cash machines of the market.',
  ],
  getNearbyPlaces: ['Find and recommend', 'Shows hand-picked beaches, sights and museums near the guest.'],
  findPharmacy: ['Find and recommend', 'Finds the pharmacy that is open now or on duty tonight.'],
  searchPlaces: [
    'Find and recommend',
    'Looks up places in other towns and countries, which cannot be booked here.',
  ],
  initiateBooking: [
    'Bookings',
    'Holds a table, room, court or session for a few minutes and asks the guest to confirm.',
  ],
  checkAvailability: ['Bookings', 'Tells which times are free, without holding any.'],
  rescheduleBooking: [
    'Bookings',
    'Offers another time, party or number of nights for a booking; the guest confirms.',
  ],
  cancelBooking: ['Bookings', 'Asks whether a booking is to be cancelled; the guest confirms.'],
  myBookings: ['Bookings', 'Lists what the guest has open: bookings, orders, services, viewings, rides.'],
  createPaymentIntent: ['Bookings', 'Sends the link for a deposit again.'],
  showMenu: ['Orders, services and viewings', "Shows a kitchen's menu with prices and declared allergens."],
  orderFood: ['Orders, services and viewings', 'Puts a food order together and asks the guest to confirm.'],
  changeOrder: [
    'Orders, services and viewings',
    'Changes an order that the kitchen has not accepted yet; the guest confirms.',
  ],
  myOrders: ['Orders, services and viewings', "Lists the guest's orders, service requests and viewings."],
  cancelOrder: [
    'Orders, services and viewings',
    'Asks whether an order is to be cancelled; the guest confirms.',
  ],
  bookService: [
    'Orders, services and viewings',
    "Puts a service request together, a plumber's visit for one; the guest confirms.",
  ],
  cancelService: [
    'Orders, services and viewings',
    'Asks whether a service request is to be cancelled; the guest confirms.',
  ],
  scheduleViewing: [
    'Orders, services and viewings',
    'Asks an agent or owner for a viewing once the guest confirms.',
  ],
  cancelViewing: [
    'Orders, services and viewings',
    'Asks whether a viewing is to be cancelled; the guest confirms.',
  ],
  requestTaxi: [
    'Taxis and messages',
    'Prepares a taxi for now or later with its estimated fare; the guest confirms.',
  ],
  taxiStatus: ['Taxis and messages', "Tells where the guest's taxi is and when it arrives."],
  cancelTaxi: ['Taxis and messages', 'Asks whether a taxi is to be called off; the guest confirms.'],
  sendWhatsAppMessage: [
    'Taxis and messages',
    'Passes a message on to the business or driver of a booking, order or ride.',
  ],
  generate_itinerary: [
    'Trips',
    "Plans days out of the market's sights, or of another town; saved once the guest confirms.",
  ],
  myTrips: ['Trips', "Tells what is planned on the guest's saved trips."],
  whatsNextOnTrip: ['Trips', 'Tells the next visit of a trip under way.'],
  runLateOnTrip: ['Trips', 'Moves the rest of a day later, within opening hours; the guest confirms.'],
  replaceOnTrip: ['Trips', "Puts another place into a visit's time; the guest confirms."],
  recommend_places: ['Trips', 'Recommends up to three places for a saved trip.'],
  search_nearby_places: ['Trips', 'Finds what there is near a place of a saved trip.'],
  add_place_to_itinerary: ['Trips', 'Adds a place to a day of a trip; the guest confirms.'],
  changeTripDay: ['Trips', 'Moves, drops or retimes visits of a day; the guest confirms.'],
  savePlaceForTrip: [
    'Trips',
    'Puts a place aside for a trip, or takes it off that list; the guest confirms.',
  ],
  savedPlacesOfTrip: ['Trips', 'Lists what was put aside for a trip.'],
  addReservationToTrip: [
    'Trips',
    'Reads a pasted confirmation of a hotel, flight or restaurant into a trip; the guest confirms.',
  ],
  planOuting: ['Groups', 'Finds what several people can do together, and says why.'],
  startVote: ['Groups', 'Starts a vote of a group on places it was shown.'],
  inviteToVote: ['Groups', 'Gives who started a vote another code and link for their friends.'],
  joinVote: ['Groups', "Lets a guest into a group's vote by its code."],
  castVote: ['Groups', "Takes a guest's vote, or changes it."],
  voteStatus: ['Groups', 'Tells who leads a vote and until when it runs.'],
  closeVote: ['Groups', 'Ends a vote early and counts it; who started it confirms.'],
  cancelVote: ['Groups', 'Deletes a vote; who started it confirms.'],
  leaveVote: ['Groups', 'Takes a guest out of a vote.'],
  bookWinner: ['Groups', 'Holds the place a group chose and asks who started the vote to confirm.'],
  sendPlan: [
    'Google account',
    "Mails a group's plan from the guest's own Google account; the guest confirms.",
  ],
  lookIntoCalendar: [
    'Google account',
    "Tells whether a guest's own Google calendar is free at a time, with their leave.",
  ],
  addToCalendar: [
    'Google account',
    "Puts a booking into the guest's own Google calendar; the guest confirms.",
  ],
};

/** A tool in a sentence for operators; of one that has none here, the first that its model reads. Pure. */
export function toolWords({ name, description }: Pick<PolicyTool, 'name' | 'description'>): {
  readonly group: ToolGroup;
  readonly does: string;
} {
  const known = Object.hasOwn(described, name) ? described[name] : undefined;
  if (known !== undefined) return { group: known[0], does: known[1] };
  const does = /^.*?[.:](?=\s|$)/su.exec(description)?.[0].replace(/:$/u, '.') ?? description;
  return { group: 'Others', does };
}
