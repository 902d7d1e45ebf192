import { planTrip } from '../functions/src/trips/planner/plan-trip.ts';
import { seeded } from '../functions/src/trips/planner/seeded.ts';
import { type TripWish, tripWishSchema } from '../functions/src/trips/trip-wish.ts';
import { median, type Row, rounded } from './row.ts';

const placesToChooseFrom = 200;
const repeats = 5;

/** Days of eight stops, one of them a meal, out of 200 places around one town. */
function wishOf(days: number): TripWish {
  const random = seeded(18);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return tripWishSchema.parse({
    ...{ id: `bench-${days}`, timeZone: 'Asia/Famagusta', startDate: '2027-03-22', days, pace: 'full' },
    ...{ budget: null, stay: { lat: 35.34, lng: 33.32 }, arrive: null, leave: null, fixed: [] },
    places: Array.from({ length: placesToChooseFrom }, (_, index) => ({
      id: `p${index}`,
      point: { lat: 35.34 + between(-60, 60) / 1000, lng: 33.32 + between(-60, 60) / 1000 },
      kind: index % 8 === 0 ? 'restaurant' : 'attraction',
      hours: null,
      ...{ minutes: between(2, 6) * 10, price: null, mustSee: false },
    })),
  });
}

function cpuMs(work: () => unknown): number {
  const times = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return median(times);
}

/** What planning a trip costs in processor time, and how that grows with its days. */
export async function tripRows(): Promise<Row[]> {
  planTrip(wishOf(2));
  const [seven, fourteen] = [cpuMs(() => planTrip(wishOf(7))), cpuMs(() => planTrip(wishOf(14)))];
  return [
    { name: 'trips.plan.cpuMs@7days', value: rounded(seven), unit: 'ms', target: null },
    { name: 'trips.plan.cpuMs@14days', value: rounded(fourteen), unit: 'ms', target: null },
    { name: 'trips.plan.growth', value: rounded(fourteen / seven, 2), unit: '14 ÷ 7 days', target: '≤ 2.5' },
  ];
}
