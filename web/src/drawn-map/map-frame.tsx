import { type Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import type { Box } from './clip-land.ts';
import { openMap } from './open-map.ts';

setWorkerUrl(workerUrl);

/** What a map is of, and what it is called. */
export interface MapGround {
  /** The market: the first view. */
  readonly box: Box;
  readonly marketId: string;
  readonly mapboxToken: string | null;
  /** Mapbox gives no map: the one without it is to be opened. */
  readonly onStyleMissing: () => void;
}

/** A map with its controls; what is drawn on it stands at points of the page (`AtPoint`). */
export function MapFrame({
  box,
  marketId,
  mapboxToken,
  onStyleMissing,
  labels: { title, zoomIn, zoomOut },
  children,
}: MapGround & {
  readonly labels: Readonly<Record<'title' | 'zoomIn' | 'zoomOut', string>>;
  /** @param zoom in half steps: pins come apart while one zooms, and not with every frame */
  readonly children: (map: MapLibreMap, zoom: number) => ReactNode;
}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [zoom, setZoom] = useState(8);

  useEffect(() => {
    if (container.current === null) return;
    const opened = openMap(container.current, { ...{ box, marketId, mapboxToken, title, onStyleMissing } });
    const follow = () => setZoom(Math.floor(opened.map.getZoom() * 2) / 2);
    opened.map.on('zoom', follow);
    follow();
    setMap(opened.map);
    return () => {
      setMap(null);
      opened.close();
    };
  }, [box, marketId, mapboxToken, title, onStyleMissing]);

  return (
    <div className="relative h-full w-full overflow-hidden bg-info-soft">
      {/* Its own style sheet makes it `relative`, whatever a class says. Isolated: its pins are ranked among themselves, below what controls it. */}
      <div ref={container} className="isolate h-full w-full" />
      {map !== null && (
        <>
          {children(map, zoom)}
          <div className="absolute end-3 top-3 flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-sm">
            <IconButton label={zoomIn} className="rounded-none" onClick={() => map.zoomIn()}>
              <Plus aria-hidden className="size-5" />
            </IconButton>
            <IconButton
              label={zoomOut}
              className="rounded-none border-t border-line"
              onClick={() => map.zoomOut()}
            >
              <Minus aria-hidden className="size-5" />
            </IconButton>
          </div>
        </>
      )}
    </div>
  );
}
