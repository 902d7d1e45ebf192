import type { Coordinates } from '@merve/contract';

export interface Cluster<Pin> {
  /** The best of them: where the cluster is drawn. */
  readonly leader: Pin;
  /** All of them, the leader first. */
  readonly members: readonly Pin[];
}

/** Pixels between two pins, at least: about one pin. */
const apart = 46;
/** Of a tile, in pixels: at zoom 0 the world is one tile. */
const tile = 512;

/**
 * Where a point lies on the world's map in Web Mercator, in pixels at a zoom.
 * https://en.wikipedia.org/wiki/Web_Mercator_projection
 */
export function worldPixels({ latitude, longitude }: Coordinates, zoom: number): { x: number; y: number } {
  const world = tile * 2 ** zoom;
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/**
 * Pins that would lie over each other become one, led by the best: `pins` come by rank. Each pin is in exactly one
 * cluster. Quadratic in clusters, which is nothing for the few hundred pins a search shows.
 */
export function clusterPins<Pin extends { readonly at: Coordinates }>(
  pins: readonly Pin[],
  zoom: number,
): Cluster<Pin>[] {
  const clusters: { leader: Pin; members: Pin[]; x: number; y: number }[] = [];
  for (const pin of pins) {
    const { x, y } = worldPixels(pin.at, zoom);
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < apart);
    if (near === undefined) clusters.push({ leader: pin, members: [pin], x, y });
    else near.members.push(pin);
  }
  return clusters.map(({ leader, members }) => ({ leader, members }));
}

/** West, south, east, north of some points. */
export function boundsOf(points: readonly Coordinates[]): [number, number, number, number] {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
