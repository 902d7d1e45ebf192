import type { Person } from './sandbox-client.ts';

const byRole: Record<Person['role'], readonly string[]> = {
  guest: [
    'Book a table for 4 at Carob Lantern tomorrow at 8pm',
    'I need a taxi from Kyrenia to Bellapais for 2 people',
    'Where can I eat by the sea in Kyrenia?',
  ],
  business: ['bookings today', 'bookings tomorrow'],
  driver: ['on duty', 'off duty'],
};

/** What somebody in this place would write first. */
export function suggestionsFor(role: Person['role']): readonly string[] {
  return byRole[role];
}
