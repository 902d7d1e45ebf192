import type { Coordinates } from '@merve/contract';

export interface Pin {
  /** In a picture of 100 by 60, from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

const width = 100;
const height = 60;
const margin = 9;
/** Points nearer to each other than this are not pulled apart over the whole picture: about 300 m. */
const smallestSpan = 0.003;

/**
 * Where points lie to each other, in a small picture: north is up, and a degree of longitude is as wide as it is at their
 * latitude. WGS 84 degrees in, units of the picture out, in the same order.
 */
export function projectPins(points: readonly Coordinates[]): Pin[] {
  if (points.length === 0) return [];
  const latitudes = points.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = points.map(({ latitude, longitude }) => ({ x: longitude * shrink, y: -latitude }));
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const spanX = Math.max(...xs) - left;
  const spanY = Math.max(...ys) - top;
  // One scale for both directions, so that nothing is stretched.
  const scale = Math.min(
    (width - 2 * margin) / Math.max(spanX, smallestSpan),
    (height - 2 * margin) / Math.max(spanY, smallestSpan),
  );
  return flat.map(({ x, y }) => ({
    x: width / 2 + (x - left - spanX / 2) * scale,
    y: height / 2 + (y - top - spanY / 2) * scale,
  }));
}
