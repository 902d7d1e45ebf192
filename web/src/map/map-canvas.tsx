import type { Coordinates } from '@merve/contract';
import { type Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import type { Box } from './clip-land.ts';
import { boundsOf, type Cluster, clusterPins } from './cluster-pins.ts';
import { ClusterMarker, HereMarker, TownMarker } from './markers.tsx';
import { openMap } from './open-map.ts';
import type { Pin } from './pins.ts';
import { mapSentences } from './sentences/index.ts';
import { readableTowns, townsIn } from './towns.ts';

setWorkerUrl(workerUrl);

/** Closer than this nothing comes apart any more. */
const closest = 17.5;
const lookAtZoom = 14;
/** From here on one is in a town, and its name would stand among its houses. */
const closeUp = 13.5;

/**
 * The map with its pins. Everything on it is also in the list beside it, so it is one way among two: a screen reader and
 * a keyboard reach each pin as a button.
 */
export default function MapCanvas({
  box,
  marketId,
  mapboxToken,
  pins,
  selected,
  here,
  onSelect,
  onStyleMissing,
}: {
  /** The market: the first view. */
  readonly box: Box;
  readonly marketId: string;
  readonly mapboxToken: string | null;
  readonly pins: readonly Pin[];
  readonly selected: Pin | null;
  readonly here: Coordinates | null;
  readonly onSelect: (pin: Pin) => void;
  /** Mapbox gives no map: the one without it is to be opened. */
  readonly onStyleMissing: () => void;
}): ReactNode {
  const say = useSentences(mapSentences);
  const container = useRef<HTMLDivElement>(null);
  const title = say.map;
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [zoom, setZoom] = useState(8);

  useEffect(() => {
    if (container.current === null) return;
    const opened = openMap(container.current, {
      ...{ box, marketId, mapboxToken, title, onStyleMissing },
    });
    // Half steps: pins come apart while one zooms, and not with every frame.
    const follow = () => setZoom(Math.floor(opened.map.getZoom() * 2) / 2);
    opened.map.on('zoom', follow);
    follow();
    setMap(opened.map);
    return () => {
      setMap(null);
      opened.close();
    };
  }, [box, marketId, mapboxToken, title, onStyleMissing]);

  const chosenKey = selected?.key;
  const at = selected?.at ?? null;
  useEffect(() => {
    if (map !== null && at !== null) flyTo(map, at);
  }, [map, at]);
  useEffect(() => {
    if (map !== null && here !== null) flyTo(map, here);
  }, [map, here]);

  const clusters = useMemo(() => {
    // What is selected leads its cluster, whatever its rank, and is there even if the search did not find it.
    const others = pins.filter(({ key }) => key !== selected?.key);
    return clusterPins(selected === null ? others : [selected, ...others], zoom);
  }, [pins, selected, zoom]);
  const towns = useMemo(() => (mapboxToken === null ? townsIn(pins) : []), [pins, mapboxToken]);
  const named = zoom < closeUp ? readableTowns(towns, zoom) : [];

  function choose({ leader, members }: Cluster<Pin>): void {
    if (members.length === 1 || map === null || map.getZoom() >= closest) onSelect(leader);
    else map.fitBounds(boundsOf(members.map((pin) => pin.at)), { padding: 80, maxZoom: closest + 0.5 });
  }

  return (
    <div className="relative h-full w-full overflow-hidden bg-info-soft">
      {/* Its own style sheet makes it `relative`, whatever a class says. Isolated: its pins are ranked among themselves, below what controls it. */}
      <div ref={container} className="isolate h-full w-full" />
      {map !== null && (
        <>
          {named.map((town) => (
            <TownMarker key={town.name} map={map} town={town} />
          ))}
          {clusters.map((cluster) => (
            <ClusterMarker
              key={cluster.leader.key}
              map={map}
              cluster={cluster}
              selected={cluster.leader.key === chosenKey}
              onChoose={() => choose(cluster)}
            />
          ))}
          {here !== null && <HereMarker map={map} at={here} label={say.here} />}
          <div className="absolute end-3 top-3 flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-sm">
            <IconButton label={say.zoomIn} className="rounded-none" onClick={() => map.zoomIn()}>
              <Plus aria-hidden className="size-5" />
            </IconButton>
            <IconButton
              label={say.zoomOut}
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

function flyTo(map: MapLibreMap, { longitude, latitude }: Coordinates): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const center: [number, number] = [longitude, latitude];
  const camera = { center, zoom: Math.max(map.getZoom(), lookAtZoom) };
  if (still) map.jumpTo(camera);
  else map.flyTo({ ...camera, duration: 900 });
}
