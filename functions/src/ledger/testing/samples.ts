import type { Business, Offering, OpeningHours } from '@merve/contract';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

export function openDaily(opens: string, closes: string): OpeningHours {
  return everyDay.map((weekday) => ({ weekday, opens, closes }));
}

export function sampleBusiness(changes: Partial<Business> = {}): Business {
  return {
    businessId: 'biz',
    marketId: 'north-cyprus',
    name: 'Niazi’s',
    timeZone: 'Asia/Famagusta',
    whatsappE164: '+905330000001',
    closedOn: [],
    ...changes,
  };
}

/** Tables for 1 to 8, every half hour from 12:00 to 23:00, for an hour; one at a time. */
export function sampleOffering(changes: Partial<Offering> = {}): Offering {
  return {
    offeringId: 'table',
    businessId: 'biz',
    listingId: 'listing',
    marketId: 'north-cyprus',
    title: 'Table',
    unit: 'table',
    active: true,
    slotMinutes: 30,
    durationMinutes: 60,
    capacity: 1,
    minParty: 1,
    maxParty: 8,
    holdMinutes: 10,
    bookingWindowDays: 30,
    leadMinutes: 30,
    openingHours: openDaily('12:00', '23:00'),
    price: null,
    ...changes,
  };
}

/** Double rooms by the night, in from 16:00, out by 12:00; one of them. A night is five locks. */
export function sampleRoom(changes: Partial<Offering> = {}): Offering {
  return sampleOffering({
    title: 'Double room',
    unit: 'room',
    slotMinutes: 240,
    durationMinutes: 20 * 60,
    maxParty: 2,
    leadMinutes: 60,
    openingHours: openDaily('16:00', '12:00'),
    ...changes,
  });
}
