import type { Language, Ride, RideDriver } from '@merve/contract';
import { formatMinutes, rideWords } from './ride-words.ts';
import { taxiSentences } from './sentences/index.ts';

/** Who is coming, and in about how many minutes, where that can be estimated. */
export function comingWords(
  ride: Ride,
  driver: RideDriver,
  minutes: number | null,
  language: Language,
): string {
  const say = taxiSentences(language);
  const who = say.assigned(rideWords(ride, language), driver);
  return minutes === null ? who : `${who} ${say.coming(formatMinutes(minutes, language))}`;
}

/** Where an open ride stands, in a sentence. */
export function whereWords(ride: Ride, minutes: number | null, language: Language): string {
  const say = taxiSentences(language);
  const words = rideWords(ride, language);
  const { driver, state } = ride;
  if (driver === null || state === 'requested') return say.stillLooking(words);
  if (state === 'assigned') return comingWords(ride, driver, minutes, language);
  return state === 'arrived' ? say.arrived(words, driver) : say.pickedUp(words);
}
