import { rows } from './rows.ts';

export const spas = rows('spa', [
  ['Marble & Steam', 'nicosia', 'hammam', 'hammam', 4.7, 3, 'hammam', 'hammam scrub', 'A restored bathhouse: scrub, foam, marble, tea.'],
  ['Nine Olives Spa', 'catalkoy', 'spa', 'massage', 4.6, 3, 'massage', 'massage couples', 'Olive-oil massages in a garden pavilion. Rooms for two.'],
  ['Pebble Quiet', 'alsancak', 'spa', 'massage', 4.4, 2, 'massage', 'massage hotstone', 'Hot stones and silence, a street away from the beach.'],
  ['Sage & Pumice', 'famagusta', 'spa', 'beauty', 4.1, 2, 'massage', 'manicure facial', 'Facials, nails and a massage for tired students.'],
  ['Salt Lamp Retreat', 'kyrenia', 'spa', 'massage', 4.5, 3, 'massage', 'massage sauna pool', 'A salt room, a sauna and long massages under the mountain.'],
  ['Jasmine & Thread', 'kyrenia', 'spa', 'beauty', 4.3, 2, 'beautySession', 'brows facial nails', 'Brows threaded in minutes, facials that take an hour.'],
  ['Harbour Light Yoga', 'kyrenia', 'yoga', 'yoga', 4.8, 1, 'class', 'yoga sunrise wellness', 'Sunrise on the breakwater, winter in a warm loft. Mats there.'],
  ['Seven Basins Bath', 'famagusta', 'hammam', 'hammam', 4.4, 2, 'hammam', 'hammam family', 'An old neighbourhood bath; women’s mornings, mixed evenings.'],
  ['Feather & Basalt', 'nicosia', 'spa', 'massage', 4.6, 3, 'massage', 'massage hotstone deep', 'Deep tissue for desk shoulders, basalt for everything else.'],
  ['Still Water Float', 'nicosia', 'spa', 'float tank', 4.2, 3, 'massage', 'float quiet', 'An hour in the dark on salt water. People come out slower.'],
  ['Cedar Breath Pilates', 'nicosia', 'yoga', 'pilates', 4.5, 2, 'class', 'pilates reformer', 'Six reformers and a teacher who sees everything.'],
  ['Mudlark Thermal', 'iskele', 'spa', 'thermal', 4.1, 3, 'hammam', 'mud pool couples', 'Warm pools, grey mud, and robes that fit.'],
  ['Rosewater Nails', 'lapta', 'spa', 'beauty', 4.2, 1, 'beautySession', 'manicure pedicure', 'Manicures on a veranda; the cat is not for sale.'],
  ['Basil Cloud Spa', 'bafra', 'spa', 'massage', 4.4, 4, 'massage', 'massage couples beach', 'Balinese and Thai massages in cabins on the beach.'],
]);
