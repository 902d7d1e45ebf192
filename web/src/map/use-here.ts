import type { Coordinates } from '@merve/contract';
import { useCallback, useState } from 'react';
import { locate } from '../platform/locate.ts';
import { type Box, isWithin } from './clip-land.ts';

/** Why there is no dot on the map, once somebody asked for it. */
type NotHere = 'denied' | 'unknown' | 'outside';

export interface Here {
  readonly at: Coordinates | null;
  readonly problem: NotHere | null;
  /** Asks the browser, which asks the person. */
  readonly locate: () => void;
}

/** Where the person is within the market, once they wanted it to be known. */
export function useHere(market: Box | null): Here {
  const [at, setAt] = useState<Coordinates | null>(null);
  const [problem, setProblem] = useState<NotHere | null>(null);
  const find = useCallback(async () => {
    setProblem(null);
    const located = await locate();
    if (located.kind !== 'found') setProblem(located.kind);
    else if (market !== null && !isWithin(located.coordinates, market)) setProblem('outside');
    else setAt(located.coordinates);
  }, [market]);
  return { at, problem, locate: () => void find() };
}
