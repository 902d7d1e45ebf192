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

/** How long a search waits for a place that it was not asked for. */
const quietlyMs = 3_000;

/** Where this device is, where the browser may tell already: nobody is asked, and it does not take long. Null otherwise. */
export async function locateIfAllowed(): Promise<Coordinates | null> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  if (permission?.state !== 'granted') return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), quietlyMs));
  const located = await Promise.race([locate(), late]);
  return located?.kind === 'found' ? located.coordinates : null;
}

/** A position to about a hundred metres: as much as a search for what is near has to know. */
export function roughly({ latitude, longitude }: Coordinates): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
