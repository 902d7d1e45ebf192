import type { Coordinates } from '@merve/contract';
import { MapPin } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { AtPoint } from '../../drawn-map/at-point.tsx';
import { canDraw } from '../../drawn-map/can-draw.ts';
import { MapFrame } from '../../drawn-map/map-frame.tsx';
import { loadSettings } from '../../platform/settings.ts';
import { useMarket } from '../frame/market.ts';

const labels = { title: 'Where the listing is', zoomIn: 'Closer', zoomOut: 'Farther' };
/** A house is told from its neighbour here. */
const closest = 12.5;
/** How far an arrow key moves the pin, in pixels of the map: with Shift ten times as far. */
const step = 4;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Degrees to about a metre: more says nothing. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** The place of a listing on the market's map: put by a click, or moved by the arrow keys. Null where no map can be drawn. */
export default function LocationMap({
  at,
  onMove,
}: {
  /** Null while what is typed is no place. */
  readonly at: Coordinates | null;
  readonly onMove: (at: Coordinates) => void;
}): ReactNode {
  const { mapboxToken } = use(loadSettings());
  const { marketId, boundingBox } = useMarket();
  const [drawable] = useState(canDraw);
  const [isSimple, setSimple] = useState(false);
  const simplify = useCallback(() => setSimple(true), []);
  if (!drawable) return null;
  return (
    <section aria-label={labels.title} className="h-72 overflow-hidden rounded-xl border border-line">
      <MapFrame
        box={boundingBox}
        marketId={marketId}
        mapboxToken={isSimple ? null : mapboxToken}
        onStyleMissing={simplify}
        labels={labels}
      >
        {(map) => <Pin {...{ map, at, onMove }} />}
      </MapFrame>
    </section>
  );
}

function Pin({
  map,
  at,
  onMove,
}: {
  readonly map: MapLibreMap;
  readonly at: Coordinates | null;
  readonly onMove: (at: Coordinates) => void;
}): ReactNode {
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    if (isPlaced || at === null) return;
    setPlaced(true);
    map.jumpTo({ center: [at.longitude, at.latitude], zoom: closest });
  }, [map, at, isPlaced]);
  useEffect(() => {
    const put = ({ lngLat }: { readonly lngLat: { readonly lng: number; readonly lat: number } }) =>
      onMove({ latitude: rounded(lngLat.lat), longitude: rounded(lngLat.lng) });
    map.on('click', put);
    return () => {
      map.off('click', put);
    };
  }, [map, onMove]);
  if (at === null) return null;
  return (
    <AtPoint map={map} at={at} anchor="bottom" layer={2}>
      <button
        type="button"
        aria-label={`The listing’s pin: arrow keys move it, with Shift farther. ${at.latitude}, ${at.longitude}`}
        onKeyDown={(event) => {
          const way = arrows[event.key];
          if (way === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          const far = event.shiftKey ? step * 10 : step;
          const { x, y } = map.project([at.longitude, at.latitude]);
          const { lng, lat } = map.unproject([x + way[0] * far, y + way[1] * far]);
          onMove({ latitude: rounded(lat), longitude: rounded(lng) });
        }}
        className="grid size-11 place-items-end justify-center rounded-full text-danger"
      >
        <MapPin aria-hidden className="size-9 fill-surface" />
      </button>
    </AtPoint>
  );
}
