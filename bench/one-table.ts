import type { Business, Offering } from '@merve/contract';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import type { Desk } from './desk.ts';

/** The demo restaurant, cut down to one table that can be had for half an hour at a time. */
export async function oneTable({
  documents,
}: Desk): Promise<{ readonly business: Business; readonly offering: Offering }> {
  const { businessId, offeringId } = demoRestaurant;
  const business = (await documents.business(businessId).get()).data();
  const seeded = (await documents.offering(businessId, offeringId).get()).data();
  if (business === undefined || seeded === undefined) throw new Error('the demo restaurant is not seeded');
  const offering = { ...seeded, capacity: 1, durationMinutes: seeded.slotMinutes };
  await documents.offering(businessId, offeringId).set(offering);
  return { business, offering };
}
