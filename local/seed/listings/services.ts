import { rows } from './rows.ts';

export const services = rows('services', [
  ['Scissor & Fez', 'kyrenia', 'barber', 'barber', 4.6, 1, 'chair', 'barber shave', 'Haircuts and hot-towel shaves, no small talk unless you start it.'],
  ['Salon Mercimek', 'nicosia', 'hairdresser', 'hair salon', 4.5, 2, 'chair', 'hair colour', 'Cuts and colour; bring a photograph and they will tell you the truth.'],
  ['Drip Drop Plumbing', 'kyrenia', 'home repair', 'plumber', 4.2, 2, 'visit', 'plumber repair', 'Leaks, boilers and solar water tanks, weekdays, with the price agreed first.'],
  ['Amber Volt Electric', 'famagusta', 'home repair', 'electrician', 4.3, 2, 'visit', 'electrician repair', 'Wiring, air-conditioning and the mystery of your fuse box.'],
  ['Second Sole', 'nicosia', 'cobbler', null, 4.4, 1, null, 'shoes repair', 'Shoe repair while you wait, if you wait with patience.'],
  ['Sparrow House Cleaning', 'kyrenia', 'cleaning', 'home cleaning', 4.5, 2, null, 'cleaning home', 'Two people, three hours, and everything smells of lemon. Own materials.'],
  ['Suds & Sun Laundry', 'kyrenia', 'laundry', 'laundry', 4.3, 1, null, 'laundry ironing', 'Collected before ten, folded by six.'],
  ['Wagging Lantern Vets', 'kyrenia', 'veterinarian', 'vet', 4.7, 2, 'appointment', 'pets dogs cats', 'Cats, dogs and the occasional tortoise. Strays at half price.'],
  ['Turnkey Locksmiths', 'kyrenia', 'locksmith', 'locksmith', 4.4, 2, null, 'locks keys urgent', 'Locked out? Within the hour, and without drilling if it can be helped.'],
  ['Frostline Air', 'kyrenia', 'home repair', 'air conditioning', 4.2, 2, null, 'cooling repair', 'Split units cleaned, filled and rescued in the first heat of June.'],
  ['Cockatoo Hair Lab', 'kyrenia', 'hairdresser', 'hair salon', 4.4, 2, 'chair', 'hair colour bridal', 'Balayage, bridal hair, and honest advice about fringes.'],
  ['Moustache Republic', 'nicosia', 'barber', 'barber', 4.5, 1, 'chair', 'barber beard', 'Beards squared, moustaches waxed, football muted on request.'],
  ['Bright Tiles Cleaning', 'nicosia', 'cleaning', 'office cleaning', 4.1, 2, null, 'cleaning office', 'Offices and stairwells, evenings and weekends.'],
  ['Ink & Seal Translators', 'nicosia', 'translation', 'sworn translation', 4.6, 2, 'appointment', 'documents notary', 'Sworn translations between English, Turkish, Russian and Greek.'],
  ['Gecko Gardeners', 'alsancak', 'gardening', 'gardening', 4.4, 2, null, 'garden pool', 'Lawns, hedges, palms and pools, every second week if you like.'],
  ['Spanner & Spark Garage', 'famagusta', 'car repair', 'mechanic', 4.3, 2, 'appointment', 'cars repair', 'Servicing and brakes; they show you the old part.'],
  ['Peacock Tailoring', 'famagusta', 'tailor', 'alterations', 4.5, 1, null, 'tailor repair', 'Hems while you have tea, suits in a fortnight.'],
  ['Cove Pool Care', 'iskele', 'pool care', 'pool maintenance', 4.2, 2, null, 'pool maintenance', 'Weekly water, pumps, and green pools made blue.'],
  ['Meridian Movers', 'iskele', 'moving', 'removals', 4.0, 3, null, 'moving storage', 'Boxes, straps, and a van that fits village lanes.'],
  ['Clementine Photo', 'guzelyurt', 'photography', 'portraits', 4.7, 2, 'appointment', 'photos wedding', 'Families in orange groves, passports in five minutes.'],
]);
