import type { Coordinates } from '@merve/contract';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { Waiting } from '../../design/waiting.tsx';
import { useField } from '../editing/editor-context.ts';
import { isRecord, type Path } from '../editing/json-path.ts';
import { NumberField } from '../editing/number-field.tsx';

// Drawing maps takes several hundred kilobytes; the numbers are there before.
const LocationMap = lazy(() => import('./location-map.tsx'));

function coordinatesIn(value: unknown): Coordinates | null {
  if (typeof value !== 'object' || value === null) return null;
  const { latitude, longitude } = { latitude: null, longitude: null, ...value };
  return typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null;
}

/** Where a listing is: a pin on the market's map, and the numbers it stands for. */
export function LocationField({ path }: { readonly path: Path }): ReactNode {
  const field = useField(path);
  const { update } = field;
  const at = coordinatesIn(field.value);
  const move = useCallback(
    (to: Coordinates) => update((now) => ({ ...(isRecord(now) ? now : {}), ...to })),
    [update],
  );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">Where it is</legend>
      <p className="text-sm text-muted">Click on the map to put the pin, or move it with the arrow keys.</p>
      <Suspense fallback={<Waiting label="Loading the map…" />}>
        <LocationMap at={at} onMove={move} />
      </Suspense>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField path={[...path, 'latitude']} />
        <NumberField path={[...path, 'longitude']} />
      </div>
    </fieldset>
  );
}
