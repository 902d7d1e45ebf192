/** Metres between two `[latitude, longitude]`s, along the sphere; infinite if the first is none. */
export function metresBetween(from: unknown, to: readonly [number, number]): number {
  if (!Array.isArray(from)) return Number.POSITIVE_INFINITY;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [fromLatitude, fromLongitude] = from.map(Number).map(radians);
  const [toLatitude = 0, toLongitude = 0] = to.map(radians);
  if (fromLatitude === undefined || fromLongitude === undefined) return Number.POSITIVE_INFINITY;
  const cosine =
    Math.sin(fromLatitude) * Math.sin(toLatitude) +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.cos(fromLongitude - toLongitude);
  return 6_371_008.8 * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
