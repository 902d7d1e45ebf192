import type { Offering, OpeningHours } from '@merve/contract';

export type OfferingShape = Omit<
  Offering,
  'offeringId' | 'businessId' | 'listingId' | 'marketId' | 'price' | 'deposit'
> & {
  /** In kuruş; null where the price is not fixed beforehand. */
  readonly priceMinorUnits: number | null;
  /** In kuruş, like the price; left out where nothing is paid beforehand. */
  readonly depositMinorUnits?: number;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function hours(opens: string, closes: string, weekdays: readonly number[] = everyDay): OpeningHours {
  return weekdays.map((weekday) => ({ weekday, opens, closes }));
}

const table: OfferingShape = {
  title: 'Table',
  unit: 'table',
  active: true,
  slotMinutes: 30,
  durationMinutes: 90,
  capacity: 3,
  minParty: 1,
  maxParty: 10,
  holdMinutes: 10,
  bookingWindowDays: 60,
  leadMinutes: 30,
  openingHours: hours('12:00', '23:00'),
  priceMinorUnits: null,
};

const session: OfferingShape = {
  ...table,
  title: 'Session',
  unit: 'session',
  slotMinutes: 60,
  durationMinutes: 60,
  capacity: 2,
  maxParty: 2,
  openingHours: hours('09:00', '19:00'),
};

const night: OfferingShape = {
  ...session,
  title: 'Double room',
  unit: 'room',
  slotMinutes: 240,
  durationMinutes: 20 * 60,
  capacity: 6,
  maxParty: 2,
  leadMinutes: 60,
  openingHours: hours('16:00', '12:00'),
  priceMinorUnits: 320_000,
};

/** What can be booked in the demo market: grids of 30 and 60 minutes, room for 1 to 10 at once, all kinds of hours. */
export const demoOfferings = {
  restaurant: table,
  smallRestaurant: { ...table, capacity: 1, maxParty: 6 },
  largeRestaurant: { ...table, capacity: 8, maxParty: 20, durationMinutes: 120 },
  /** Runs past midnight. */
  nightTavern: { ...table, capacity: 4, durationMinutes: 120, openingHours: hours('18:00', '02:00') },
  /** From breakfast on, and not on Mondays. */
  breakfast: { ...table, capacity: 4, openingHours: hours('08:00', '21:00', [2, 3, 4, 5, 6, 7]) },
  closedMondays: { ...table, capacity: 4, openingHours: hours('12:00', '22:30', [2, 3, 4, 5, 6, 7]) },
  cafe: { ...table, capacity: 5, maxParty: 8, durationMinutes: 60, openingHours: hours('08:00', '19:00') },
  lateCafe: {
    ...table,
    capacity: 3,
    maxParty: 6,
    durationMinutes: 60,
    openingHours: hours('16:00', '01:00'),
  },
  dayRoom: {
    ...session,
    title: 'Day room with pool',
    unit: 'room',
    durationMinutes: 240,
    capacity: 3,
    maxParty: 3,
    openingHours: hours('09:00', '20:00'),
    priceMinorUnits: 240_000,
  },
  boat: {
    ...session,
    title: 'Seats on the boat',
    unit: 'seat',
    durationMinutes: 180,
    capacity: 10,
    maxParty: 6,
    leadMinutes: 120,
    openingHours: hours('09:00', '18:00'),
    priceMinorUnits: 150_000,
  },
  guidedTour: {
    ...session,
    title: 'Guided tour',
    durationMinutes: 120,
    capacity: 4,
    maxParty: 8,
    leadMinutes: 240,
    openingHours: hours('08:00', '18:00', [1, 3, 5, 6, 7]),
    priceMinorUnits: 90_000,
  },
  dive: {
    ...session,
    title: 'Discovery dive',
    durationMinutes: 120,
    capacity: 6,
    maxParty: 4,
    leadMinutes: 720,
    openingHours: hours('08:00', '16:00'),
    priceMinorUnits: 320_000,
    depositMinorUnits: 100_000,
  },
  chair: {
    ...session,
    title: 'Chair',
    slotMinutes: 30,
    durationMinutes: 30,
    capacity: 3,
    maxParty: 1,
    openingHours: hours('09:00', '20:00', [1, 2, 3, 4, 5, 6]),
    priceMinorUnits: 45_000,
  },
  visit: {
    ...session,
    title: 'Visit',
    capacity: 1,
    maxParty: 4,
    leadMinutes: 1440,
    openingHours: hours('08:00', '17:00', [1, 2, 3, 4, 5]),
  },
  massage: {
    ...session,
    title: 'Massage',
    usualParty: 1,
    priceMinorUnits: 180_000,
    openingHours: hours('10:00', '21:00'),
  },
  hammam: {
    ...session,
    title: 'Hammam ritual',
    durationMinutes: 90,
    slotMinutes: 30,
    capacity: 4,
    maxParty: 4,
    priceMinorUnits: 220_000,
    openingHours: hours('10:00', '22:00', [2, 3, 4, 5, 6, 7]),
  },
  court: {
    ...session,
    title: 'Court',
    unit: 'court',
    capacity: 2,
    maxParty: 4,
    openingHours: hours('07:00', '24:00'),
    priceMinorUnits: 60_000,
  },
  pitch: {
    ...session,
    title: 'Pitch',
    unit: 'court',
    capacity: 1,
    minParty: 2,
    maxParty: 14,
    openingHours: hours('16:00', '01:00'),
    priceMinorUnits: 140_000,
  },
  /** One night: in from 16:00, out by 12:00. */
  nights: night,
  suites: { ...night, title: 'Suite', capacity: 4, priceMinorUnits: 780_000, depositMinorUnits: 200_000 },
  dorm: { ...night, title: 'Bed in a dormitory', capacity: 10, maxParty: 1, priceMinorUnits: 70_000 },
  tandem: {
    ...session,
    title: 'Tandem flight',
    capacity: 4,
    maxParty: 4,
    leadMinutes: 240,
    openingHours: hours('09:00', '17:00'),
    priceMinorUnits: 420_000,
    depositMinorUnits: 100_000,
  },
  workshop: {
    ...session,
    title: 'Workshop',
    unit: 'seat',
    durationMinutes: 180,
    capacity: 4,
    maxParty: 4,
    leadMinutes: 240,
    openingHours: hours('10:00', '19:00', [2, 3, 4, 5, 6, 7]),
    priceMinorUnits: 120_000,
  },
  eveningTour: {
    ...session,
    title: 'Evening walk',
    durationMinutes: 120,
    capacity: 3,
    maxParty: 10,
    openingHours: hours('18:00', '23:00'),
    priceMinorUnits: 45_000,
  },
  appointment: {
    ...session,
    title: 'Appointment',
    slotMinutes: 30,
    durationMinutes: 30,
    capacity: 1,
    maxParty: 4,
    usualParty: 1,
    openingHours: hours('09:00', '18:00', [1, 2, 3, 4, 5, 6]),
    priceMinorUnits: null,
  },
  beautySession: {
    ...session,
    title: 'Treatment',
    slotMinutes: 30,
    usualParty: 1,
    openingHours: hours('10:00', '20:00'),
    priceMinorUnits: 75_000,
  },
  class: {
    ...session,
    title: 'Place in a class',
    unit: 'seat',
    capacity: 8,
    maxParty: 4,
    openingHours: hours('07:00', '21:00'),
    priceMinorUnits: 40_000,
  },
  lane: {
    ...session,
    title: 'Lane',
    capacity: 6,
    maxParty: 4,
    openingHours: hours('06:00', '22:00'),
    priceMinorUnits: 25_000,
  },
  teeTime: {
    ...session,
    title: 'Tee time',
    slotMinutes: 30,
    durationMinutes: 30,
    capacity: 1,
    maxParty: 4,
    openingHours: hours('07:00', '16:00'),
    priceMinorUnits: 380_000,
  },
  tasting: {
    ...session,
    title: 'Tasting',
    capacity: 1,
    maxParty: 12,
    openingHours: hours('11:00', '17:00', [2, 3, 4, 5, 6]),
    priceMinorUnits: 35_000,
  },
} as const satisfies Record<string, OfferingShape>;

/** Minutes before the start until which a deposit of the demo market is returned. */
export const demoRefundUntilMinutes = 24 * 60;

export type DemoOffering = keyof typeof demoOfferings;
