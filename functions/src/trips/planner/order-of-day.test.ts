import { expect, test } from '@jest/globals';
import { checkPlan } from '../check-plan.ts';
import { minutesOf, type TripWish, tripWishSchema, weekdays } from '../trip-wish.ts';
import { wayBetween } from '../way-between.ts';
import { planTrip } from './plan-trip.ts';
import { seeded } from './seeded.ts';

const slack = 10;
type Visit = TripWish['places'][number];
type Plan = ReturnType<typeof planTrip>['plan'];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A day of four or five stops that must all be seen (up to seven hold too, and take minutes), some of them with doors that open late or shut early. */
function wishOf(seed: number): TripWish {
  const random = seeded(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return tripWishSchema.parse({
    ...{ id: `order-${seed}`, timeZone: 'Asia/Famagusta', startDate: '2027-03-22', days: 1, pace: 'full' },
    ...{ budget: null, stay: { lat: 35.34, lng: 33.32 }, arrive: null, leave: null, fixed: [] },
    places: Array.from({ length: between(4, 5) }, (_, index) => ({
      ...{ id: `p${index}`, kind: 'attraction', price: null, mustSee: true, minutes: between(2, 5) * 10 },
      point: { lat: 35.34 + between(-40, 40) / 1000, lng: 33.32 + between(-40, 40) / 1000 },
      hours:
        random() < 0.5
          ? null
          : weekdays.map((day) => ({
              day,
              opens: clock(60 * between(8, 11)),
              closes: clock(60 * between(16, 20)),
            })),
    })),
  });
}

/** Minutes of a day between leaving the stay and being back there that are no visit. */
function idleOf({ days: [day] }: Plan, { stay, places }: TripWish): number {
  const items = day?.items ?? [];
  const [first, last] = [items[0], items.at(-1)];
  const pointOf = (id: string | undefined) => places.find((place) => place.id === id)?.point ?? stay;
  const leaves = minutesOf(first?.start ?? '00:00') - wayBetween(stay, pointOf(first?.id)).minutes;
  const back = minutesOf(last?.end ?? '00:00') + wayBetween(pointOf(last?.id), stay).minutes;
  return items.reduce((idle, { start, end }) => idle - (minutesOf(end) - minutesOf(start)), back - leaves);
}

/** The day in this order as early as the doors let it be, begun at a minute; a free half hour and more before the stop that is named. Pure. */
function inOrder(order: readonly Visit[], begin: number, restBefore: number, stay: TripWish['stay']): Plan {
  let [at, point] = [begin, stay];
  const items = order.map(({ id, minutes, hours, point: next }, index) => {
    const arrived = at + wayBetween(point, next).minutes + slack + (index === restBefore ? 35 : 0);
    const start = Math.max(arrived, minutesOf(hours?.[0]?.opens ?? '00:00'));
    [at, point] = [start + minutes, next];
    return { id, start: clock(start), end: clock(start + minutes) };
  });
  return { days: [{ items }] };
}

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest];
}

/** The least of all orders, times of leaving and places for a rest that the checker accepts. */
function leastIdle(wish: TripWish): number {
  let least = Number.POSITIVE_INFINITY;
  for (const order of ordersOf(wish.places))
    for (let begin = 8 * 60; begin <= 12 * 60; begin += 60)
      for (let rest = -1; rest < order.length; rest += 1) {
        const plan = inOrder(order, begin, rest, wish.stay);
        if ((plan.days[0]?.items.at(-1)?.end ?? '') > '23:00') continue;
        const idle = idleOf(plan, wish);
        if (idle < least && checkPlan(wish, plan).length === 0) least = idle;
      }
  return least;
}

test('travel and waiting of a day are within a tenth of the best order that the checker accepts, nineteen times of twenty', () => {
  const ratios = Array.from({ length: 36 }, (_, seed) => wishOf(seed + 1)).flatMap((wish) => {
    const { plan, conflict } = planTrip(wish);
    return conflict === null && (plan.days[0]?.items.length ?? 0) === wish.places.length
      ? [idleOf(plan, wish) / leastIdle(wish)]
      : [];
  });
  expect(ratios.length).toBeGreaterThan(30);
  const sorted = ratios.toSorted((one, other) => one - other);
  expect(sorted[Math.ceil(sorted.length * 0.95) - 1]).toBeLessThanOrEqual(1.1);
});
