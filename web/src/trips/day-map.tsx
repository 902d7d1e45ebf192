import type { Coordinates } from '@merve/contract';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { AtPoint } from '../drawn-map/at-point.tsx';
import { canDraw } from '../drawn-map/can-draw.ts';
import { boundsOf, clusterPins } from '../drawn-map/cluster-pins.ts';
import { MapFrame } from '../drawn-map/map-frame.tsx';
import { loadMarketBox } from '../drawn-map/market-box.ts';
import { useSentences } from '../language/define-sentences.ts';
import { loadSettings } from '../platform/settings.ts';
import { tripsSentences } from './sentences/index.ts';

export interface NumberedPin {
  readonly number: number;
  readonly name: string;
  readonly at: Coordinates;
}

/** Closer than this a single place looks lost. */
const closest = 15;

/** Around the pins, in pixels: more where the controls are. */
const padding = { top: 40, bottom: 48, left: 72, right: 72 };

/** The visits of a day on a map, by their numbers in the list. Our own places alone: nothing of another map service is drawn on ours. */
export default function DayMap({ pins }: { readonly pins: readonly NumberedPin[] }): ReactNode {
  const say = useSentences(tripsSentences);
  const settings = use(loadSettings());
  const box = use(loadMarketBox(settings));
  const [drawable] = useState(canDraw);
  const [isSimple, setSimple] = useState(false);
  const simplify = useCallback(() => setSimple(true), []);
  if (!drawable || box === null) return null;
  return (
    <section aria-label={say.map} className="h-full overflow-hidden rounded-2xl border border-line">
      <MapFrame
        box={box}
        marketId={settings.marketId}
        mapboxToken={isSimple ? null : settings.mapboxToken}
        onStyleMissing={simplify}
        labels={{ title: say.map, zoomIn: say.zoomIn, zoomOut: say.zoomOut }}
      >
        {(map, zoom) => <Pins {...{ map, zoom, pins }} />}
      </MapFrame>
    </section>
  );
}

function Pins({
  map,
  zoom,
  pins,
}: {
  readonly map: MapLibreMap;
  readonly zoom: number;
  readonly pins: readonly NumberedPin[];
}): ReactNode {
  // The view follows what is on it, and not every new answer that changes nothing of it.
  const bounds = pins.length === 0 ? '' : boundsOf(pins.map(({ at }) => at)).join(' ');
  useEffect(() => {
    const [west, south, east, north] = bounds.split(' ').map(Number);
    if (west === undefined || south === undefined || east === undefined || north === undefined) return;
    map.fitBounds([west, south, east, north], { padding, maxZoom: closest, animate: false });
  }, [map, bounds]);
  return clusterPins(pins, zoom).map(({ leader, members }) => (
    <AtPoint key={leader.number} map={map} at={leader.at} anchor="center" layer={2}>
      <span
        role="img"
        aria-label={members.map(({ number, name }) => `${number}. ${name}`).join(', ')}
        title={members.map(({ number, name }) => `${number}. ${name}`).join(', ')}
        className="grid h-8 min-w-8 place-items-center rounded-full border-2 border-surface bg-accent px-1.5 text-sm font-semibold text-on-accent tabular-nums shadow-md"
      >
        {members.map(({ number }) => number).join(' · ')}
      </span>
    </AtPoint>
  ));
}
