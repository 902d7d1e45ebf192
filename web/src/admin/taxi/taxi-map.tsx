import type { Coordinates, Ride, TaxiDriver } from '@merve/contract';
import { Car, UserRound } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, use, useCallback, useState } from 'react';
import { AtPoint } from '../../drawn-map/at-point.tsx';
import { canDraw } from '../../drawn-map/can-draw.ts';
import { MapFrame } from '../../drawn-map/map-frame.tsx';
import { loadSettings } from '../../platform/settings.ts';
import { formatAge } from '../design/format.ts';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { type DriverStand, standOf, waitingRiders } from './taxi-points.ts';

const labels = { title: 'Where the taxis are', zoomIn: 'Closer', zoomOut: 'Farther' };

const looks: Readonly<Record<DriverStand, string>> = {
  free: 'border-success bg-success text-surface',
  driving: 'border-accent bg-accent text-on-accent',
  old: 'border-line bg-raised text-muted',
};

const standWords: Readonly<Record<DriverStand, string>> = {
  free: 'free',
  driving: 'has a ride',
  old: 'not seen lately',
};

/** The drivers on duty where they last were, and the riders who wait: by what is stored, live, on the market's own map. Null where none can be drawn. */
export default function TaxiMap({
  drivers,
  rides,
}: {
  readonly drivers: readonly TaxiDriver[];
  readonly rides: readonly Ride[];
}): ReactNode {
  const { mapboxToken } = use(loadSettings());
  const { marketId, boundingBox } = useMarket();
  const now = useNow(15);
  const [drawable] = useState(canDraw);
  const [isSimple, setSimple] = useState(false);
  const simplify = useCallback(() => setSimple(true), []);
  if (!drawable) return null;
  const stands = drivers.map((driver) => ({ driver, stand: standOf(driver, now) }));
  return (
    <figure className="m-0 flex flex-col gap-2">
      <section
        aria-label={labels.title}
        className="h-[min(24rem,60dvh)] overflow-hidden rounded-xl border border-line"
      >
        <MapFrame
          box={boundingBox}
          marketId={marketId}
          mapboxToken={isSimple ? null : mapboxToken}
          onStyleMissing={simplify}
          labels={labels}
        >
          {(map) => (
            <>
              {waitingRiders(rides).map((ride) => (
                <Dot
                  key={ride.rideId}
                  map={map}
                  at={ride.pickup.at}
                  layer={1}
                  look="border-warning bg-warning-soft text-warning"
                  label={`A rider waits: ${ride.code}, ${ride.pickup.label}`}
                >
                  <UserRound aria-hidden className="size-4" />
                </Dot>
              ))}
              {stands.map(({ driver, stand }) => (
                <Dot
                  key={driver.driverId}
                  map={map}
                  at={driver.location}
                  layer={stand === 'old' ? 2 : 3}
                  look={looks[stand]}
                  label={`${driver.name}, ${driver.plate}: ${standWords[stand]}, seen ${formatAge(driver.locatedAt, now)}`}
                >
                  <Car aria-hidden className="size-4" />
                </Dot>
              ))}
            </>
          )}
        </MapFrame>
      </section>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {(['free', 'driving', 'old'] as const).map((stand) => (
          <span key={stand} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-3 rounded-full border ${looks[stand]}`} />
            {stands.filter((one) => one.stand === stand).length} {standWords[stand]}
          </span>
        ))}
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full border border-warning bg-warning-soft" />
          {waitingRiders(rides).length} {waitingRiders(rides).length === 1 ? 'rider waits' : 'riders wait'}
        </span>
      </figcaption>
    </figure>
  );
}

/** A point with what it is behind it, for whoever hovers over it or hears the page. */
function Dot({
  map,
  at,
  layer,
  look,
  label,
  children,
}: {
  readonly map: MapLibreMap;
  readonly at: Coordinates;
  readonly layer: number;
  readonly look: string;
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <AtPoint map={map} at={at} anchor="center" layer={layer}>
      <span
        role="img"
        aria-label={label}
        title={label}
        className={`grid size-7 place-items-center rounded-full border-2 shadow-sm ${look}`}
      >
        {children}
      </span>
    </AtPoint>
  );
}
