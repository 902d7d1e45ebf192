import type { Person } from '../sandbox/twilio/index.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoDrivers } from './demo-drivers.ts';
import { demoPeople } from './demo-people.ts';
import { demoTowns } from './demo-towns.ts';

/** Guests whose phones can be played at once; invented, as all numbers of the demo market. */
const guests: readonly Person[] = [
  { ...demoPeople.guest, role: 'guest', note: 'Guest' },
  { number: '+905330000102', name: 'Robin Sample', role: 'guest', note: 'Guest' },
  { number: '+905330000103', name: 'Elif Example', role: 'guest', note: 'Guest' },
];

/** The town a place is nearest to, on a map as small as this. */
function townAt({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const towns = Object.values(demoTowns).map((town) => ({
    name: town.name,
    away: Math.hypot(town.latitude - latitude, town.longitude - longitude),
  }));
  return towns.toSorted((a, b) => a.away - b.away)[0]?.name ?? '';
}

/** Everybody of the demo market who has a phone: guests, each business, each driver. */
export function demoPhones(): Person[] {
  const businesses = demoCatalogue().flatMap(({ business, listing }): Person[] =>
    business.whatsappE164 === null
      ? []
      : [{ number: business.whatsappE164, name: business.name, role: 'business', note: listing.town }],
  );
  const drivers = demoDrivers().map(
    ({ phone, name, vehicle, plate, location }): Person => ({
      number: phone,
      name,
      role: 'driver',
      note: `${vehicle}, ${plate}, ${townAt(location)}`,
    }),
  );
  return [...guests, ...businesses, ...drivers];
}
