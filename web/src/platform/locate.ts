import type { Coordinates } from '@merve/contract';

type Located =
  | { readonly kind: 'found'; readonly coordinates: Coordinates }
  | { readonly kind: 'denied' }
  /** There is no signal, it took too long, or the browser cannot at all. */
  | { readonly kind: 'unknown' };

const withinMs = 15_000;
/** A position this old is still where somebody is. */
const freshMs = 60_000;

/** Where this device is, in WGS 84 degrees. Asks the person through the browser the first time. */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'unknown' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: 'found', coordinates: { latitude, longitude } }),
      (error) => resolve({ kind: error.code === error.PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { enableHighAccuracy: true, timeout: withinMs, maximumAge: freshMs },
    );
  });
}
