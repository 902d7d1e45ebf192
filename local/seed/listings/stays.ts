import { rows } from './rows.ts';

export const stays = rows('stays', [
  ['Thyme Gate Rooms', 'bellapais', 'hotel', 'boutique', 4.8, 3, 'dayRoom', 'pool quiet couples', 'Nine stone rooms around a pool, a short walk from the abbey. Day rooms by the hour.'],
  ['Pelican Ledger Hotel', 'kyrenia', 'hotel', 'city hotel', 4.1, 3, null, 'breakfast business', 'A plain, well-run hotel two streets from the harbour.'],
  ['Turtle Lamp Bungalows', 'karpaz', 'bungalow', 'beach', 4.7, 2, null, 'beach turtles', 'Wooden bungalows behind the dunes. No lights on the beach in turtle season.'],
  ['Bafra Mirage Suites', 'bafra', 'apartment', 'family', 4.0, 3, null, 'pool family', 'Self-catering suites for families, five minutes from the sand.'],
  ['Citrus Keyhole', 'guzelyurt', 'guesthouse', 'farm stay', 4.5, 1, null, 'farm breakfast', 'Three rooms on a working orange farm; breakfast is picked in front of you.'],
  ['Saffron Anchor Hotel', 'kyrenia', 'hotel', 'resort', 4.5, 3, 'nights', 'pool seaview breakfast', 'Sixty rooms over a small bay, with two pools and a jetty to swim from.'],
  ['Captain Rıfat’s Rooms', 'kyrenia', 'guesthouse', 'harbour', 4.3, 2, 'nights', 'harbour balcony', 'Seven rooms over a rope maker’s shop. Ask for one with a balcony.'],
  ['Hôtel du Caroubier', 'kyrenia', 'hotel', 'boutique', 4.7, 4, 'suites', 'pool spa adults', 'Twelve suites in an old customs house, and a pool cut into the rock.'],
  ['Twin Cypress Aparthotel', 'kyrenia', 'apartment', 'city', 4.0, 2, null, 'kitchen longstay', 'Studios with kitchens, by the week or the month.'],
  ['The Glass Caravanserai', 'nicosia', 'hotel', 'city hotel', 4.4, 3, 'nights', 'business breakfast gym', 'A modern house around an old courtyard, five minutes from the crossing.'],
  ['Kalem Guesthouse', 'nicosia', 'guesthouse', 'historic', 4.6, 2, 'nights', 'garden walledcity', 'A calligrapher’s house with four rooms and one very old lemon tree.'],
  ['Hostel Hopscotch', 'nicosia', 'hostel', 'backpackers', 4.2, 1, 'dorm', 'dorm kitchen rooftop', 'Bunks with curtains and lockers, and a rooftop for the evenings.'],
  ['Othello Street Residence', 'famagusta', 'apartment', 'city', 4.1, 2, null, 'students kitchen', 'Furnished flats by term or by month, near the university.'],
  ['Palm & Portcullis', 'famagusta', 'hotel', 'beach hotel', 4.2, 3, 'nights', 'pool beach family', 'Rooms between the sea walls and the sea; the pool is for the shy.'],
  ['Long Beach Pavilion', 'iskele', 'hotel', 'resort', 4.1, 3, 'suites', 'pool beach kids', 'A holiday village with slides, and a quiet pool they hide from children.'],
  ['Marigold Terraces', 'bafra', 'hotel', 'all inclusive', 4.3, 4, 'suites', 'pool beach allinclusive', 'Everything included, even the evening argument about which buffet.'],
  ['Goldenrod Treehouses', 'karpaz', 'bungalow', 'eco', 4.8, 2, 'nights', 'eco stars quiet', 'Six cabins on stilts. Solar light, outdoor showers, more stars than people.'],
  ['Cistern House', 'lapta', 'guesthouse', 'village', 4.7, 2, 'nights', 'pool village view', 'A stone house with a pool where the cistern was.'],
  ['Juniper Fairway Lodge', 'esentepe', 'hotel', 'golf', 4.4, 3, 'nights', 'golf pool breakfast', 'Forty rooms beside the ninth hole; early breakfast for early players.'],
  ['Damson Farm Loft', 'lefke', 'guesthouse', 'farm stay', 4.6, 1, 'nights', 'farm quiet hiking', 'Two lofts over the barn, date palms outside, eggs included.'],
]);
