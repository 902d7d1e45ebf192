import type { Coordinates } from '@merve/contract';
import { worldPixels } from '../drawn-map/cluster-pins.ts';
import type { Pin } from './pins.ts';

export interface Town {
  readonly name: string;
  readonly at: Coordinates;
  /** How many listings it has. */
  readonly listings: number;
}

/** The towns of the listings, each in the middle of what is there: our own map has no names. */
export function townsIn(pins: readonly Pin[]): Town[] {
  const listings = pins.flatMap((pin) => (pin.kind === 'listing' ? [pin.listing] : []));
  return [...Map.groupBy(listings, ({ town }) => town)].map(([name, there]) => ({
    name,
    listings: there.length,
    at: {
      latitude: there.reduce((sum, { location }) => sum + location.latitude, 0) / there.length,
      longitude: there.reduce((sum, { location }) => sum + location.longitude, 0) / there.length,
    },
  }));
}

/** About as wide and high as the name is written, in pixels. */
const letterWidth = 6.5;
const lineHeight = 18;

/** The towns whose names do not lie over each other at a zoom; of two that would, the one with more listings. */
export function readableTowns(towns: readonly Town[], zoom: number): Town[] {
  const shown: { town: Town; x: number; y: number }[] = [];
  for (const town of towns.toSorted((one, other) => other.listings - one.listings)) {
    const { x, y } = worldPixels(town.at, zoom);
    const isFree = shown.every(
      (one) =>
        Math.abs(one.y - y) >= lineHeight ||
        Math.abs(one.x - x) >= ((one.town.name.length + town.name.length) / 2) * letterWidth,
    );
    if (isFree) shown.push({ town, x, y });
  }
  return shown.map(({ town }) => town);
}
