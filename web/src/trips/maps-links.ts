import type { TripDayView, TripItemView } from '@merve/contract';

/** Google's map takes so many stops between the first and the last. https://developers.google.com/maps/documentation/urls/get-started */
const maxBetween = 9;

type Stop = Pick<TripItemView, 'at' | 'name' | 'outsideId'>;

/** A place as Google's map is asked for it: our own by its point, one of the world by its name. */
const asked = ({ at, name }: Stop): string => (at === null ? name : `${at.latitude},${at.longitude}`);

/** Opens one visit on Google's map: our own place by its point, one of the world by Google's id of it. */
export function mapsLinkOfItem(item: Stop): string {
  const query = new URLSearchParams({ api: '1', query: asked(item) });
  if (item.at === null && item.outsideId !== null) query.set('query_place_id', item.outsideId);
  return `https://www.google.com/maps/search/?${query}`;
}

/** Opens the way of a day on Google's map, stop after stop; null where fewer than two are to be shown. More than eleven are too many for it: the first ones, then. */
export function mapsLinkOfDay({ items, legs }: Pick<TripDayView, 'items' | 'legs'>): string | null {
  const stops = items.slice(0, maxBetween + 2);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined || stops.length < 2) return null;
  const isWalk = legs.every(({ from, to, by }) => from === null || to === null || by === 'foot');
  const query = new URLSearchParams({
    ...{ api: '1', origin: asked(first), destination: asked(last) },
    ...(stops.length > 2 ? { waypoints: stops.slice(1, -1).map(asked).join('|') } : {}),
    travelmode: isWalk ? 'walking' : 'driving',
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
