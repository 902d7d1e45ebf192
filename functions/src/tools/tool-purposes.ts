/**
 * Which tool finds what: of several for one purpose a model is shown the first that is switched on, and never two, between which it
 * could only guess.
 */
export const toolsForPurpose = {
  /** Restaurants, stays, activities of the market: what a YES can book or order. */
  bookable: ['searchMarketplace'],
  /** Where to eat, by mood, taste, price and allergies; what is found there and can be booked has its listing. */
  eating: ['recommendRestaurants'],
  /** Beaches, sights and the like, chosen by hand. Near a place of a trip, where a message speaks of the trip: it is shown there alone. */
  outing: ['search_nearby_places', 'getNearbyPlaces'],
  /** What to add to a trip, looked up before it is believed; shown where a trip is spoken of. */
  placesOfTrip: ['recommend_places'],
  /** Open now, or on duty at night. */
  pharmacy: ['findPharmacy'],
  /** Anything anywhere. Where the search of the world is off, the points of the map alone. */
  world: ['searchPlaces', 'searchLocalPlaces'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const order: readonly (readonly string[])[] = Object.values(toolsForPurpose);

/** What is left of these tools where each purpose has one: the first of its row. Tools of no purpose stay. Pure. */
export function oneForEachPurpose(enabled: readonly string[]): ReadonlySet<string> {
  const isBehind = (name: string) =>
    order.some((row) => row.includes(name) && row.find((one) => enabled.includes(one)) !== name);
  return new Set(enabled.filter((name) => !isBehind(name)));
}
