import type { TripDayView, TripItemView, TripLeg, TripView, TripWeather } from '@merve/contract';
import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';

const visit = (
  itemId: string,
  name: string,
  [start, end]: readonly [string, string],
  [latitude, longitude]: readonly [number, number],
  more: Partial<TripItemView> = {},
): TripItemView => ({
  ...{ itemId, placeId: `plc_${itemId}`, outsideId: null, checkedOn: null, verified: true, name, start, end },
  ...{ kind: 'sight', hoursKnown: true, note: null, fixed: false, price: null },
  at: { latitude, longitude },
  hours: [{ opens: '09:00', closes: '19:00' }],
  ...more,
});

/** A day with four visits, one of whose hours nobody knows and one at a fixed time. */
export const visits: readonly TripItemView[] = [
  visit('a', 'Harbour Evening Walk', ['09:30', '11:00'], [35.341, 33.319]),
  visit('b', 'Museum of Lost Keys', ['11:20', '12:35'], [35.3425, 33.3225], {
    note: 'buy <b>stamps</b>; early',
  }),
  visit('c', 'Rope and Tar House', ['14:10', '15:10'], [35.338, 33.317], { hoursKnown: false, hours: null }),
  visit('d', 'Silver Carob Beach', ['15:40', '17:40'], [35.352, 33.36], { fixed: true, kind: 'beach' }),
];

const legsOf = (items: readonly TripItemView[]): TripLeg[] =>
  items.slice(1).map(({ itemId: to }, index) => ({
    ...{ from: items[index]?.itemId ?? null, to, minutes: 9 + index, kilometres: 0.6, by: 'foot' as const },
  }));

const dayOf = (items: readonly TripItemView[], more: Partial<TripDayView> = {}): TripDayView => ({
  ...{ day: 1, date: '2030-04-12', version: 1, warnings: [], undoable: false },
  items: [...items],
  legs: legsOf(items),
  ...more,
});

const tripOf = (day: TripDayView): TripView => ({
  ...{
    tripId: 'trip_1',
    title: null,
    destination: 'Kyrenia / Girne',
    role: 'owner',
    timeZone: 'Asia/Famagusta',
  },
  ...{ startDate: '2030-04-12', endDate: '2030-04-13', days: 2, updatedAt: '2030-01-01T00:00:00.000Z' },
  ...{ pace: 'normal', note: 'my mother loves mosaics', stay: null, version: 1 },
  itinerary: [day, dayOf([], { day: 2, date: '2030-04-13' })],
});

/** The first day is known, and no forecast reaches the second. */
const weather: TripWeather = {
  source: { name: 'OpenWeather', uri: 'https://openweathermap.org/' },
  days: [
    {
      ...{ day: 1, state: 'known' },
      hours: [
        { clock: '09:00', sky: 'clear', celsius: 19 },
        { clock: '14:00', sky: 'thunderstorm', celsius: 23 },
        { clock: '19:00', sky: 'mist', celsius: -1 },
      ],
    },
    { day: 2, state: 'too-far', hours: [] },
  ],
};

const changeSchema = z.object({
  operations: z.array(z.looseObject({ op: z.string(), itemId: z.string(), after: z.string().nullish() })),
});

/** Answers for the routes of one trip, so that every state of its page is there to be seen: moves, removals and undoing are done as said. */
export async function answerTrip(context: BrowserContext): Promise<void> {
  let day = dayOf(visits);
  await context.route('**/v1/trips/trip_1**', async (route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.url().endsWith('/weather')) return route.fulfill({ headers, json: weather });
    if (request.method() === 'GET') return route.fulfill({ headers, json: tripOf(day) });
    const version = day.version + 1;
    if (request.url().endsWith('/undo')) day = dayOf(visits, { version });
    else {
      const [change] = changeSchema.parse(request.postDataJSON()).operations;
      const others = day.items.filter(({ itemId }) => itemId !== change?.itemId);
      const item = day.items.find(({ itemId }) => itemId === change?.itemId);
      const place = others.findIndex(({ itemId }) => itemId === change?.after) + 1;
      const items = change?.op === 'move' && item !== undefined ? others.toSpliced(place, 0, item) : others;
      const warnings = change?.op === 'move' ? [{ kind: 'closed' as const, itemId: change.itemId }] : [];
      day = dayOf(items, { version, undoable: true, warnings });
    }
    return route.fulfill({ headers, json: { days: [day] } });
  });
}
