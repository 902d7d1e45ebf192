import type { TripWeather } from '@merve/contract';
import { tripRoutes } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';

/** The weather on the days of a trip, asked for once; null while it is not there, and where nobody tells it. Beside a plan it is no reason to complain. */
export function useWeather(tripId: string, isOnline: boolean): TripWeather | null {
  const [weather, setWeather] = useState<TripWeather | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    const ended = new AbortController();
    callRoute(tripRoutes.getTripWeather, { params: { tripId }, signal: ended.signal }).then(
      setWeather,
      (error: unknown) => {
        if (!ended.signal.aborted) console.warn('The weather of a trip could not be loaded.', error);
      },
    );
    return () => ended.abort();
  }, [tripId, isOnline]);
  return isOnline ? weather : null;
}
