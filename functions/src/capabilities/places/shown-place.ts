import type { JsonObject, Language, Place, ShownPlace } from '@merve/contract';
import { formatDistance, placeKindName } from '@merve/contract/words';
import { openingAt } from '../../catalogue/places/opening.ts';
import type { MapPoint } from '../../integrations/map-search.ts';
import { formatClock } from '../../language/format.ts';
import { oneLine } from '../../language/one-line.ts';
import type { DutyPeriod } from './duty.ts';
import { formatWeekdayClock } from './format.ts';
import { placeSentences } from './sentences.ts';

/** Kilometres to two decimals: what a straight line is worth. */
const rounded = (km: number | null) => (km === null ? null : Math.round(km * 100) / 100);

/** Opening hours in words, by the place's own clock; null where they are not known. */
export function hoursInWords(place: Place, now: Date, language: Language): string | null {
  const say = placeSentences(language);
  const opening = openingAt(place, now);
  switch (opening.kind) {
    case 'unknown':
      return null;
    case 'open':
      return opening.allDay ? say.openAllDay() : say.openUntil(formatClock(opening.until, place.timeZone));
    case 'closed':
      return opening.next === null
        ? say.closed()
        : say.closedUntil(formatWeekdayClock(opening.next.opensAt, place.timeZone, language));
  }
}

/** A duty in words, by the place's own clock: until when if it runs, else from when until when. */
export function dutyInWords(duty: DutyPeriod, timeZone: string, now: Date, language: Language): string {
  const say = placeSentences(language);
  const until = formatClock(duty.endsAt, timeZone);
  return duty.startsAt <= now && now < duty.endsAt
    ? say.dutyUntil(until)
    : say.duty(formatClock(duty.startsAt, timeZone), until);
}

/** One of our own places, as it is shown. `duty` replaces its usual hours. */
export function shownPlace(
  place: Place,
  distanceKm: number | null,
  { now, language, duty }: { readonly now: Date; readonly language: Language; readonly duty?: DutyPeriod },
): ShownPlace {
  const opening = openingAt(place, now);
  const onDuty = duty !== undefined && duty.startsAt <= now && now < duty.endsAt;
  return {
    id: place.placeId,
    name: oneLine(place.name, 80),
    category: place.kind,
    district: oneLine(place.district, 60),
    address: place.address === null ? null : oneLine(place.address, 120),
    phone: place.phone,
    location: place.location,
    distanceKm: rounded(distanceKm),
    hours:
      duty === undefined
        ? hoursInWords(place, now, language)
        : dutyInWords(duty, place.timeZone, now, language),
    openNow: onDuty || (opening.kind === 'unknown' ? null : opening.kind === 'open'),
    source: 'merve',
  };
}

/** A point of the map service, as it is shown: where it is in words comes from its address. */
export function shownPoint(point: MapPoint, distanceKm: number | null): ShownPlace {
  const name = oneLine(point.name, 80);
  // A full address begins with the name, which stands before it anyway.
  const address = oneLine(point.address ?? '', 120).replace(`${name}, `, '');
  return {
    id: point.id,
    name,
    category: point.category === null ? null : oneLine(point.category, 40),
    district: null,
    address: address === '' ? null : address,
    phone: point.phone === null ? null : oneLine(point.phone, 30),
    location: point.at,
    distanceKm: rounded(distanceKm),
    hours: null,
    openNow: null,
    source: 'mapbox',
  };
}

/** A numbered line for the person. */
export function lineOf(
  shown: ShownPlace,
  position: number,
  place: Place | null,
  language: Language,
  withKind: boolean,
): string {
  const facts = [
    place !== null && withKind ? placeKindName(place.kind, language) : null,
    place === null ? shown.address : shown.district,
    shown.distanceKm === null ? null : formatDistance(shown.distanceKm, language),
    shown.hours,
    shown.phone,
  ].filter((fact) => fact !== null && fact !== '');
  return `${position}. ${[shown.name, facts.join(', ')].filter((part) => part !== '').join(' — ')}`;
}

/** What the model is given of a place: no coordinates, which it would only repeat. */
export function dataOf({ location: _pin, ...facts }: ShownPlace): JsonObject {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
