import { distanceKm } from '@merve/contract';
import type { Point } from './trip-wish.ts';

/** How somebody gets from one place to the next, estimated (docs/trips.md): whole minutes, rounded up, and how. Buses are never guessed. */
export interface Way {
  readonly minutes: number;
  readonly by: 'foot' | 'car';
  /** Along the way, not as the crow flies. */
  readonly kilometres: number;
}

/** Up to so far in a straight line one walks. */
const walkedKm = 1.5;

/** The estimated way between two points. At the border between walking and driving rounding must not decide: the longer of the two holds. Pure. */
export function wayBetween(from: Point, to: Point): Way {
  const straight = distanceKm(
    { latitude: from.lat, longitude: from.lng },
    { latitude: to.lat, longitude: to.lng },
  );
  const kilometres = straight * 1.35;
  const walked = (kilometres / 4.5) * 60;
  const driven = (kilometres / 28) * 60 + 4;
  const isBorder = Math.abs(straight - walkedKm) < 1e-6;
  const by = isBorder ? (walked > driven ? 'foot' : 'car') : straight < walkedKm ? 'foot' : 'car';
  return { minutes: Math.ceil((by === 'foot' ? walked : driven) + 1e-6), by, kilometres };
}
