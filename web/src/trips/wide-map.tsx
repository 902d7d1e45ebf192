import type { TripItemView } from '@merve/contract';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { NumberedPin } from './day-map.tsx';

// Drawing maps takes several hundred kilobytes; the list is there before.
const DayMap = lazy(() => import('./day-map.tsx'));

/** The visits of a day that have a point of our own, by their numbers in the list. */
export const pinsOf = (items: readonly TripItemView[]): NumberedPin[] =>
  items.flatMap(({ name, at }, index) => (at === null ? [] : [{ number: index + 1, name, at }]));

const widePage = '(min-width: 64rem)';

/** One map for either place it may stand in: a map that is not seen is not drawn. */
export function WideMap({
  isWide,
  pins,
}: {
  readonly isWide: boolean;
  readonly pins: readonly NumberedPin[];
}): ReactNode {
  const [isPageWide, setPageWide] = useState(() => matchMedia(widePage).matches);
  useEffect(() => {
    const query = matchMedia(widePage);
    const follow = () => setPageWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (isPageWide !== isWide) return null;
  return (
    <Suspense fallback={<div aria-hidden className="h-full animate-pulse rounded-2xl bg-raised" />}>
      <DayMap pins={pins} />
    </Suspense>
  );
}
