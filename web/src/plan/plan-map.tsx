import type { Coordinates, VibeDimension } from '@merve/contract';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { AtPoint } from '../drawn-map/at-point.tsx';
import { canDraw } from '../drawn-map/can-draw.ts';
import { boundsOf, clusterPins } from '../drawn-map/cluster-pins.ts';
import { MapFrame } from '../drawn-map/map-frame.tsx';
import { loadMarketBox } from '../drawn-map/market-box.ts';
import { useSentences } from '../language/define-sentences.ts';
import { HereMarker } from '../map/markers.tsx';
import { loadSettings } from '../platform/settings.ts';
import { HeatLayer } from './heat-layer.tsx';
import { PlanLanding } from './plan-landing.tsx';
import { lookOfRank, type RankedPin } from './ranked-pins.ts';
import { planSentences } from './sentences/index.ts';

/** Closer than this a single place looks lost. */
const closest = 15;
/** From here on nothing comes apart any more. */
const apart = 17.5;
const padding = { top: 48, bottom: 56, left: 56, right: 72 };

interface OnMap {
  readonly pins: readonly RankedPin[];
  readonly chosen: string | null;
  readonly here: Coordinates | null;
  readonly onChoose: (venueId: string) => void;
}

/** A mood whose heat is drawn, and what came of asking for it. */
export interface Heat {
  readonly vibe: VibeDimension | null;
  readonly onTold: (cells: number | null) => void;
}

/** The venues of a plan by their ranks. Our own alone; the list beside it has all of them, and a button for each of these. */
export default function PlanMap({
  pins,
  chosen,
  here,
  onChoose,
  heat,
}: OnMap & { readonly heat: Heat }): ReactNode {
  const say = useSentences(planSentences);
  const settings = use(loadSettings());
  const box = use(loadMarketBox(settings));
  const [drawable] = useState(canDraw);
  const [isSimple, setSimple] = useState(false);
  const simplify = useCallback(() => setSimple(true), []);
  if (!drawable || box === null) return <PlanLanding />;
  return (
    <section aria-label={say.map} className="h-full">
      <MapFrame
        box={box}
        marketId={settings.marketId}
        mapboxToken={isSimple ? null : settings.mapboxToken}
        onStyleMissing={simplify}
        labels={{ title: say.map, zoomIn: say.zoomIn, zoomOut: say.zoomOut }}
      >
        {(map, zoom) => (
          <>
            {heat.vibe !== null && <HeatLayer map={map} zoom={zoom} vibe={heat.vibe} onTold={heat.onTold} />}
            <Pins {...{ map, zoom, pins, chosen, here, onChoose }} />
          </>
        )}
      </MapFrame>
    </section>
  );
}

function Pins({
  map,
  zoom,
  pins,
  chosen,
  here,
  onChoose,
}: OnMap & { readonly map: MapLibreMap; readonly zoom: number }): ReactNode {
  const say = useSentences(planSentences);
  // The view follows what is on it, and not every new answer that changes nothing of it.
  const bounds = pins.length === 0 ? '' : boundsOf(pins.map(({ at }) => at)).join(' ');
  useEffect(() => {
    const [west, south, east, north] = bounds.split(' ').map(Number);
    if (west === undefined || south === undefined || east === undefined || north === undefined) return;
    map.fitBounds([west, south, east, north], { padding, maxZoom: closest, animate: false });
  }, [map, bounds]);
  const target = pins.find(({ venueId }) => venueId === chosen)?.at;
  const [longitude, latitude] = [target?.longitude, target?.latitude];
  useEffect(() => {
    if (longitude === undefined || latitude === undefined) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const camera = { center: [longitude, latitude] as [number, number], zoom: Math.max(map.getZoom(), 14) };
    if (still) map.jumpTo(camera);
    else map.flyTo({ ...camera, duration: 900 });
  }, [map, longitude, latitude]);
  return (
    <>
      {clusterPins(pins, zoom).map(({ leader, members }) => {
        const isChosen = members.some(({ venueId }) => venueId === chosen);
        const ranks = members.map(({ rank }) => rank).join(' · ');
        // What is seen comes first in what is heard: who speaks to the page says what they see.
        const names = `${ranks}: ${members.map(({ name }) => name).join(', ')}`;
        return (
          <AtPoint
            key={leader.venueId}
            map={map}
            at={leader.at}
            anchor="center"
            layer={isChosen ? 30 : 20 - leader.rank}
          >
            <button
              type="button"
              aria-label={names}
              aria-pressed={isChosen}
              title={names}
              onClick={() => {
                // Several that lie together come apart first; where they do not, the best of them is meant.
                if (members.length > 1 && zoom < apart)
                  map.fitBounds(boundsOf(members.map((pin) => pin.at)), { padding, maxZoom: apart + 0.5 });
                else onChoose(leader.venueId);
              }}
              className={`grid h-10 min-w-10 cursor-pointer place-items-center rounded-full border-2 px-1.5 font-semibold tabular-nums shadow-md transition-transform hover:scale-110 ${lookOfRank(leader.rank)} ${isChosen ? 'border-ink' : 'border-surface'}`}
            >
              {ranks}
            </button>
          </AtPoint>
        );
      })}
      {here !== null && <HereMarker map={map} at={here} label={say.aroundMe} />}
    </>
  );
}
