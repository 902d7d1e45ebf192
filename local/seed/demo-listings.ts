import type { DemoOffering } from './demo-offerings.ts';
import type { DemoTown } from './demo-towns.ts';

/** One invented place. No business of these names is known there. */
export interface DemoListing {
  readonly name: string;
  readonly town: DemoTown;
  readonly kind: readonly [domain: string, category: string, subCategory: string | null];
  readonly rating: number | null;
  readonly priceTier: 0 | 1 | 2 | 3 | 4 | null;
  readonly tags: string;
  readonly description: string;
  /** Null: found by search, but not booked through Merve. */
  readonly offering: DemoOffering | null;
}

type Row = readonly [
  name: string,
  town: DemoTown,
  category: string,
  subCategory: string | null,
  rating: number | null,
  priceTier: DemoListing['priceTier'],
  offering: DemoOffering | null,
  tags: string,
  description: string,
];

function rows(domain: string, list: readonly Row[]): DemoListing[] {
  return list.map(([name, town, category, subCategory, rating, priceTier, offering, tags, description]) => ({
    name,
    town,
    kind: [domain, category, subCategory],
    rating,
    priceTier,
    tags,
    description,
    offering,
  }));
}

// biome-ignore format: one place a line
const restaurants = rows('restaurants', [
  ['Carob Lantern', 'kyrenia', 'restaurant', 'seafood', 4.7, 3, 'restaurant', 'seaview terrace meze', 'Grilled fish and meze on a lantern-lit terrace above the old harbour.'],
  ['Halime’s Copper Pot', 'nicosia', 'restaurant', 'home cooking', 4.6, 2, 'smallRestaurant', 'vegetarian family', 'Six tables, one stove, and whatever the market had this morning. Vegetarian dishes every day.'],
  ['Dry Fig Tavern', 'bellapais', 'restaurant', 'meyhane', 4.5, 2, 'nightTavern', 'meze livemusic late', 'Meze that keeps coming until two in the morning, with a saz in the corner at weekends.'],
  ['Ottoman Quince', 'famagusta', 'restaurant', 'kebab', 4.3, 2, 'closedMondays', 'grill family', 'Charcoal grill inside the old walls. The lamb with quince is what people come back for.'],
  ['Salt Wagon', 'iskele', 'restaurant', 'seafood', 4.2, 3, 'largeRestaurant', 'seaview groups', 'A long hall by the sea for large families: whole sea bass, calamari, and room for prams.'],
  ['Noodle Abacus', 'nicosia', 'restaurant', 'asian', 4.1, 2, 'restaurant', 'vegan noodles sushi', 'Hand-pulled noodles, dumplings and a short sushi list. Vegan broth on request.'],
  ['Orchard & Ember', 'guzelyurt', 'restaurant', 'steakhouse', 4.4, 3, 'restaurant', 'steak garden', 'Steaks over orange wood, eaten under the trees the wood came from.'],
  ['Donkey Bell', 'karpaz', 'restaurant', 'village', 4.6, 1, 'closedMondays', 'village breakfast', 'Village breakfast and clay-oven bread at the end of the peninsula.'],
]);

// biome-ignore format: one place a line
const cafes = rows('cafes', [
  ['Blue Mulberry', 'kyrenia', 'cafe', 'coffee', 4.5, 1, 'cafe', 'coffee wifi laptop', 'Small-batch roasts, quiet tables and a socket at each of them.'],
  ['Kettle & Carob', 'nicosia', 'cafe', 'tea', 4.4, 1, 'cafe', 'tea books quiet', 'A tea room between bookshelves in the walled city.'],
  ['Sugar Semaphore', 'famagusta', 'cafe', 'dessert', 4.6, 2, 'lateCafe', 'dessert late students', 'Künefe, ekmek kadayıfı and very long exam nights.'],
  ['Lapta Cloudhouse', 'lapta', 'cafe', 'brunch', 4.3, 2, 'cafe', 'brunch view', 'Brunch on the hillside with the whole coast below.'],
  ['Lefke Date Press', 'lefke', 'cafe', 'coffee', 4.2, 1, null, 'coffee garden', 'Turkish coffee with fresh dates in a garden by the aqueduct.'],
]);

// biome-ignore format: one place a line
const stays = rows('stays', [
  ['Thyme Gate Rooms', 'bellapais', 'hotel', 'boutique', 4.8, 3, 'dayRoom', 'pool quiet couples', 'Nine stone rooms around a pool, a short walk from the abbey. Day rooms by the hour.'],
  ['Pelican Ledger Hotel', 'kyrenia', 'hotel', 'city hotel', 4.1, 3, null, 'breakfast business', 'A plain, well-run hotel two streets from the harbour.'],
  ['Turtle Lamp Bungalows', 'karpaz', 'bungalow', 'beach', 4.7, 2, null, 'beach turtles', 'Wooden bungalows behind the dunes. No lights on the beach in turtle season.'],
  ['Bafra Mirage Suites', 'bafra', 'apartment', 'family', 4.0, 3, null, 'pool family', 'Self-catering suites for families, five minutes from the sand.'],
  ['Citrus Keyhole', 'guzelyurt', 'guesthouse', 'farm stay', 4.5, 1, null, 'farm breakfast', 'Three rooms on a working orange farm; breakfast is picked in front of you.'],
]);

// biome-ignore format: one place a line
const activities = rows('activities', [
  ['Paper Boat Sailing', 'kyrenia', 'boat trip', 'sailing', 4.8, 3, 'boat', 'sea swimming', 'Half a day along the coast on a wooden gulet, with two stops for swimming.'],
  ['Octopus Garden Divers', 'alsancak', 'diving', 'scuba', 4.7, 3, 'dive', 'sea scuba', 'First dives for beginners, wrecks for the rest. All gear included.'],
  ['Long Shadow Walks', 'bellapais', 'tour', 'hiking', 4.6, 1, 'guidedTour', 'hiking nature', 'Guided walks along the Five Finger mountains at the cool ends of the day.'],
  ['Walled City by Lamplight', 'nicosia', 'tour', 'history', 4.7, 1, 'guidedTour', 'history walking', 'Two hours through khans, baths and stories inside the walls.'],
  ['Karpaz Saddle Company', 'karpaz', 'riding', 'horses', 4.4, 2, 'guidedTour', 'horses beach', 'Calm horses, an empty beach, and a guide who lets you be quiet.'],
]);

// biome-ignore format: one place a line
const services = rows('services', [
  ['Scissor & Fez', 'kyrenia', 'barber', 'barber', 4.6, 1, 'chair', 'barber shave', 'Haircuts and hot-towel shaves, no small talk unless you start it.'],
  ['Salon Mercimek', 'nicosia', 'hairdresser', 'hair salon', 4.5, 2, 'chair', 'hair colour', 'Cuts and colour; bring a photograph and they will tell you the truth.'],
  ['Drip Drop Plumbing', 'kyrenia', 'home repair', 'plumber', 4.2, 2, 'visit', 'plumber repair', 'Leaks, boilers and solar water tanks, weekdays, with the price agreed first.'],
  ['Amber Volt Electric', 'famagusta', 'home repair', 'electrician', 4.3, 2, 'visit', 'electrician repair', 'Wiring, air-conditioning and the mystery of your fuse box.'],
  ['Second Sole', 'nicosia', 'cobbler', null, 4.4, 1, null, 'shoes repair', 'Shoe repair while you wait, if you wait with patience.'],
]);

// biome-ignore format: one place a line
const spas = rows('spa', [
  ['Marble & Steam', 'nicosia', 'hammam', 'hammam', 4.7, 3, 'hammam', 'hammam scrub', 'A restored bathhouse: scrub, foam, marble, tea.'],
  ['Nine Olives Spa', 'catalkoy', 'spa', 'massage', 4.6, 3, 'massage', 'massage couples', 'Olive-oil massages in a garden pavilion. Rooms for two.'],
  ['Pebble Quiet', 'alsancak', 'spa', 'massage', 4.4, 2, 'massage', 'massage hotstone', 'Hot stones and silence, a street away from the beach.'],
  ['Sage & Pumice', 'famagusta', 'spa', 'beauty', 4.1, 2, 'massage', 'manicure facial', 'Facials, nails and a massage for tired students.'],
]);

// biome-ignore format: one place a line
const sports = rows('sports', [
  ['Lob & Volley', 'kyrenia', 'tennis court', 'tennis', 4.5, 1, 'court', 'tennis floodlit', 'Two hard courts under floodlights, rackets to borrow.'],
  ['Glasshouse Padel', 'nicosia', 'padel court', 'padel', 4.6, 2, 'court', 'padel floodlit', 'Two glass courts, open until midnight.'],
  ['Yellow Card Pitch', 'famagusta', 'football pitch', 'football', 4.3, 1, 'pitch', 'halisaha football', 'One astro pitch for seven a side, until one in the morning.'],
  ['İskele Long Serve', 'iskele', 'tennis court', 'tennis', 4.2, 1, 'court', 'tennis sea', 'Clay courts with a sea breeze you will blame for everything.'],
]);

// biome-ignore format: one place a line
const shops = rows('shops', [
  ['Hellim & Honey Pantry', 'lefke', 'delicatessen', 'local food', 4.7, 1, 'tasting', 'hellim honey tasting', 'Village hellim, carob syrup and a tasting at the long table.'],
  ['Lefkara Thread Room', 'nicosia', 'crafts', 'lace', 4.5, 2, null, 'lace gifts', 'Hand-made lace and the people who still make it.'],
  ['Tin Whistle Books', 'kyrenia', 'bookshop', 'books', 4.6, 1, null, 'books maps', 'Second-hand novels and old maps of the island.'],
  ['Harnup Cellar', 'iskele', 'delicatessen', 'carob', 4.4, 1, 'tasting', 'carob tasting', 'Everything that can be made of a carob pod, and a glass to try it from.'],
]);

export const demoListings: readonly DemoListing[] = [
  ...restaurants,
  ...cafes,
  ...stays,
  ...activities,
  ...services,
  ...spas,
  ...sports,
  ...shops,
];
