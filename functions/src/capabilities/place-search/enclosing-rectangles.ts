import type { Circle, Rectangle } from '../../integrations/place-provider.ts';

const earthMetres = 6_371_008.8;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/**
 * The smallest rectangle of degrees around a circle on the sphere; two where it lies across the date line, and one around the
 * whole parallel where the circle holds a pole. Spherical: the angle of a chord of the parallel, asin(sin δ / cos φ). Pure.
 */
export function enclosingRectangles({ centre, radiusMetres }: Circle): readonly Rectangle[] {
  const angle = Math.min(radiusMetres / earthMetres, Math.PI);
  const { latitude, longitude } = centre;
  const south = latitude - degrees(angle);
  const north = latitude + degrees(angle);
  if (south <= -90 || north >= 90)
    return [{ west: -180, east: 180, south: Math.max(south, -90), north: Math.min(north, 90) }];
  const across = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  const west = longitude - across;
  const east = longitude + across;
  const parallels = { south, north };
  if (west < -180)
    return [
      { west: west + 360, east: 180, ...parallels },
      { west: -180, east, ...parallels },
    ];
  if (east > 180)
    return [
      { west, east: 180, ...parallels },
      { west: -180, east: east - 360, ...parallels },
    ];
  return [{ west, east, ...parallels }];
}
