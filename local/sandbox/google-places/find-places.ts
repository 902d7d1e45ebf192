import { distanceMetres, type JsonObject, type JsonValue } from '@merve/contract';
import { plain } from '../mapbox/check-request.ts';
import type { Asked, PlaceBody } from './check-request.ts';
import { demoCityZone, type KnownPlace } from './demo-city.ts';

/** Hours after midnight by the city's clock, with minutes as a part. */
function hourAt(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: demoCityZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') + part('minute') / 60;
}

/** How far the city's clock is ahead of UTC. */
function offsetMinutesAt(now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: demoCityZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Hours until it closes; null where it is closed. An hour above 24 is in the night that follows. */
function opensFor({ hours }: KnownPlace, now: Date): number | null {
  if (hours === null) return 24;
  const hour = hourAt(now);
  const at = [hour, hour + 24].find((one) => one >= hours.opens && one < hours.closes);
  return at === undefined ? null : hours.closes - at;
}

const hebrewPrefix = /^[בהלמשוכ](?=\p{L}{2})/u;

/** How many of the words a place has, a Hebrew word with a letter before it too. */
function hits(place: KnownPlace, words: readonly string[]): number {
  const own = new Set(
    plain(
      [...place.name, ...place.address, ...place.words, ...place.types].join(' ').replaceAll('_', ' '),
    ).match(/[\p{L}\p{N}]+/gu),
  );
  const has = (word: string) =>
    own.has(word) ||
    (word.length > 3 &&
      [...own].some((one) => one.length > 3 && (one.startsWith(word) || word.startsWith(one))));
  return words.filter((word) => has(word) || has(word.replace(hebrewPrefix, ''))).length;
}

const empty = new Set(
  'in at the a an of near for and with best good open now restaurants restaurant places place'.split(' '),
);

/** What fits a question, best first. Pure. */
export function findPlaces(places: readonly KnownPlace[], asked: Asked, now: Date): KnownPlace[] {
  const words = [...new Set(plain(asked.words).match(/[\p{L}\p{N}]+/gu) ?? [])].filter(
    (word) => !empty.has(word),
  );
  const away = ({ at }: KnownPlace) => (asked.centre === null ? 0 : distanceMetres(asked.centre, at));
  const inside = ({ at }: KnownPlace) => {
    if (asked.radius !== null && asked.centre !== null)
      return distanceMetres(asked.centre, at) <= asked.radius;
    if (asked.rectangle === null) return true;
    const { low, high } = asked.rectangle;
    return (
      at.latitude >= low.latitude &&
      at.latitude <= high.latitude &&
      at.longitude >= low.longitude &&
      at.longitude <= high.longitude
    );
  };
  const scored = places
    .filter(inside)
    .filter(({ types }) => asked.type === null || types.includes(asked.type))
    .filter((place) => !asked.openNow || opensFor(place, now) !== null)
    .filter(
      ({ priceLevel }) =>
        asked.prices.length === 0 || (priceLevel !== null && asked.prices.includes(priceLevel)),
    )
    .filter(({ rating }) => (rating ?? 0) >= asked.minRating)
    .map((place) => ({ place, found: hits(place, words), metres: away(place) }));
  // A search by words draws its circle towards itself: what is a town away is another town's.
  const near =
    asked.centre === null || asked.radius !== null || asked.rectangle !== null
      ? scored
      : scored.filter(({ metres }) => metres < 60_000);
  const most = Math.max(0, ...near.map(({ found }) => found));
  if (words.length > 0 && most * 2 < words.length) return [];
  return near
    .filter(({ found }) => words.length === 0 || (found === most && most > 0))
    .sort(
      (one, other) =>
        (asked.byDistance ? one.metres - other.metres : 0) ||
        (other.place.rating ?? 0) - (one.place.rating ?? 0) ||
        (one.place.id < other.place.id ? -1 : 1),
    )
    .map(({ place }) => place);
}

/** The hours of a week as Google writes them: Sunday is day 0, and what is always open has one period without an end. */
function periodsOf({ hours }: KnownPlace) {
  if (hours === null) return [{ open: { day: 0, hour: 0, minute: 0 } }];
  const at = (day: number, hour: number) => ({
    day: (day + Math.floor(hour / 24)) % 7,
    hour: hour % 24,
    minute: 0,
  });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: at(day, hours.opens),
    close: at(day, hours.closes),
  }));
}

/** A place as Google writes it, whole. */
export function onTheWire(place: KnownPlace, language: string, now: Date) {
  const which = /^(he|iw)/.test(language) ? 1 : 0;
  const hoursLeft = opensFor(place, now);
  const closes = hoursLeft === null ? null : new Date(now.getTime() + Math.round(hoursLeft * 60) * 60_000);
  return {
    name: `places/${place.id}`,
    id: place.id,
    types: [...place.types],
    displayName: { text: place.name[which], languageCode: which === 1 ? 'iw' : 'en' },
    formattedAddress: place.address[which],
    location: place.at,
    ...(place.rating === null ? {} : { rating: place.rating, userRatingCount: place.ratings }),
    ...(place.priceLevel === null
      ? {}
      : {
          priceLevel: `PRICE_LEVEL_${['FREE', 'INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE'][place.priceLevel]}`,
        }),
    ...(place.website === null ? {} : { websiteUri: place.website }),
    googleMapsUri: `https://maps.google.com/?cid=${place.id}`,
    currentOpeningHours: {
      openNow: hoursLeft !== null,
      ...(closes === null ? {} : { nextCloseTime: closes.toISOString().replace('.000', '') }),
    },
    regularOpeningHours: { periods: periodsOf(place) },
    utcOffsetMinutes: offsetMinutesAt(now),
    ...(place.photographer === null
      ? {}
      : {
          photos: [
            {
              name: `places/${place.id}/photos/photo-1`,
              widthPx: 1200,
              heightPx: 800,
              authorAttributions: [
                { displayName: place.photographer, uri: 'https://maps.google.com/maps/contrib/1' },
              ],
            },
          ],
        }),
  } satisfies PlaceBody;
}

/** What a mask leaves of a place. Pure. */
export function masked(place: JsonObject, paths: readonly string[], prefix: string): JsonObject {
  if (paths.includes('*') || paths.includes('places')) return place;
  const kept: JsonObject = {};
  for (const path of paths.filter((one) => one.startsWith(prefix))) {
    const [field = '', part] = path.slice(prefix.length).split('.');
    const value: JsonValue | undefined = place[field];
    if (value === undefined) continue;
    if (part === undefined || value === null || typeof value !== 'object' || Array.isArray(value))
      kept[field] = value;
    else {
      const before = kept[field];
      const inner = value[part];
      if (inner === undefined) continue;
      kept[field] = {
        ...(before !== undefined && before !== null && typeof before === 'object' && !Array.isArray(before)
          ? before
          : {}),
        [part]: inner,
      };
    }
  }
  return kept;
}
