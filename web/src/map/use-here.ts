import type { Coordinates } from '@merve/contract';
import { useCallback, useState } from 'react';

export interface Here {
  readonly at: Coordinates | null;
  readonly failed: boolean;
  /** Asks the browser, which asks the person. */
  readonly locate: () => void;
}

/** Where the person is, once they wanted it to be known; it goes nowhere but onto this map. */
export function useHere(): Here {
  const [at, setAt] = useState<Coordinates | null>(null);
  const [failed, setFailed] = useState(false);
  const locate = useCallback(() => {
    setFailed(false);
    if (!('geolocation' in navigator)) {
      setFailed(true);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setAt({ latitude, longitude }),
      () => setFailed(true),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  }, []);
  return { at, failed, locate };
}
