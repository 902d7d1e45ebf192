import type { Language, Ride, RideDriver } from '@merve/contract';
import { formatClock } from '../../language/format.ts';
import { formatMinutes, rideWords } from './ride-words.ts';
import { taxiSentences } from './sentences/index.ts';

/** A ride for later, and when drivers are asked about it. */
export function plannedWords(ride: Ride, language: Language): string {
  const { roundEndsAt, timeZone } = ride;
  const asks = roundEndsAt === null ? '' : formatClock(roundEndsAt, timeZone ?? 'UTC');
  return taxiSentences(language).planned(rideWords(ride, language), asks);
}

/** Who is coming, and in about how many minutes, where that can be estimated; of a ride for later, at what time. */
export function comingWords(
  ride: Ride,
  driver: RideDriver,
  minutes: number | null,
  language: Language,
): string {
  const say = taxiSentences(language);
  const words = rideWords(ride, language);
  const who = say.assigned(words, driver);
  // Whoever comes for a time does not come as soon as they can.
  if (words.when !== null) return `${who} ${say.pickupIs(words.when)}`;
  return minutes === null ? who : `${who} ${say.coming(formatMinutes(minutes, language))}`;
}

/** Where an open ride stands, in a sentence. */
export function whereWords(ride: Ride, minutes: number | null, language: Language): string {
  const say = taxiSentences(language);
  const words = rideWords(ride, language);
  const { driver, state } = ride;
  if (state === 'planned') return plannedWords(ride, language);
  if (driver === null || state === 'requested') return say.stillLooking(words);
  if (state === 'assigned') return comingWords(ride, driver, minutes, language);
  return state === 'arrived' ? say.arrived(words, driver) : say.pickedUp(words);
}
