import { rows } from './rows.ts';

export const cafes = rows('cafes', [
  ['Blue Mulberry', 'kyrenia', 'cafe', 'coffee', 4.5, 1, 'cafe', 'coffee wifi laptop', 'Small-batch roasts, quiet tables and a socket at each of them.'],
  ['Kettle & Carob', 'nicosia', 'cafe', 'tea', 4.4, 1, 'cafe', 'tea books quiet', 'A tea room between bookshelves in the walled city.'],
  ['Sugar Semaphore', 'famagusta', 'cafe', 'dessert', 4.6, 2, 'lateCafe', 'dessert late students', 'Künefe, ekmek kadayıfı and very long exam nights.'],
  ['Lapta Cloudhouse', 'lapta', 'cafe', 'brunch', 4.3, 2, 'cafe', 'brunch view', 'Brunch on the hillside with the whole coast below.'],
  ['Lefke Date Press', 'lefke', 'cafe', 'coffee', 4.2, 1, null, 'coffee garden', 'Turkish coffee with fresh dates in a garden by the aqueduct.'],
  ['Morning Semaphore', 'kyrenia', 'cafe', 'brunch', 4.4, 2, 'cafe', 'brunch harbour terrace', 'Eggs in eleven ways, looking at masts.'],
  ['Velvet Grinder', 'kyrenia', 'cafe', 'coffee', 4.7, 2, 'cafe', 'coffee roastery', 'A roaster in the window and four beans a week. Ask for the odd one.'],
  ['Snow on the Baklava', 'kyrenia', 'cafe', 'patisserie', 4.5, 1, 'lateCafe', 'baklava dessert gifts', 'Trays of baklava, cut to order, boxed to travel.'],
  ['Left-Handed Teapot', 'nicosia', 'cafe', 'tea house', 4.3, 1, 'cafe', 'tea games quiet', 'Sage tea, backgammon boards and a rule against telephones at table six.'],
  ['Courtyard of Crumbs', 'nicosia', 'cafe', 'bakery', 4.6, 1, 'cafe', 'bread pastry breakfast', 'Sourdough at seven, olive buns at nine, nothing left by noon.'],
  ['Pixel & Press', 'nicosia', 'cafe', 'coffee', 4.2, 2, 'cafe', 'coffee wifi coworking', 'Fast lines, long tables, and a phone booth for the calls nobody wants to hear.'],
  ['Orange Peel Patisserie', 'guzelyurt', 'cafe', 'patisserie', 4.4, 1, 'cafe', 'cake orange garden', 'Everything on the counter has met an orange.'],
  ['Lemon Balm Porch', 'bellapais', 'cafe', 'tea house', 4.7, 2, 'cafe', 'tea view romantic', 'Herb teas from the slope, below the arches of the abbey.'],
  ['Wave & Waffle', 'iskele', 'cafe', 'dessert', 4.1, 1, 'lateCafe', 'waffle icecream kids', 'Waffles with far too much on them, across from the beach.'],
  ['Professor Espresso', 'famagusta', 'cafe', 'coffee', 4.3, 1, 'lateCafe', 'coffee students late', 'Open until the library empties. Refills during exams.'],
  ['Quayside Simit', 'famagusta', 'cafe', 'bakery', 4.2, 1, 'cafe', 'simit breakfast', 'Sesame rings from a wood oven, white cheese, one kind of jam.'],
  ['Barefoot Blender', 'alsancak', 'cafe', 'juice bar', 4.0, 1, 'cafe', 'juice smoothie healthy', 'Juices, smoothies and bowls for people who came out of the sea hungry.'],
  ['Terrace Thirty-One', 'esentepe', 'cafe', 'brunch', 4.5, 2, 'cafe', 'brunch view golf', 'Pancakes on a hill; on clear mornings you see snow in Anatolia.'],
]);
