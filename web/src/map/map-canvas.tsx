import type { Coordinates } from '@merve/contract';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo } from 'react';
import { boundsOf, type Cluster, clusterPins } from '../drawn-map/cluster-pins.ts';
import { MapFrame, type MapGround } from '../drawn-map/map-frame.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { ClusterMarker, HereMarker, TownMarker } from './markers.tsx';
import type { Pin } from './pins.ts';
import { mapSentences } from './sentences/index.ts';
import { readableTowns, townsIn } from './towns.ts';

/** Closer than this nothing comes apart any more. */
const closest = 17.5;
const lookAtZoom = 14;
/** From here on one is in a town, and its name would stand among its houses. */
const closeUp = 13.5;

interface OnMap {
  readonly pins: readonly Pin[];
  readonly selected: Pin | null;
  readonly here: Coordinates | null;
  readonly onSelect: (pin: Pin) => void;
}

/**
 * The map with its pins. Everything on it is also in the list beside it, so it is one way among two: a screen reader and
 * a keyboard reach each pin as a button.
 */
export default function MapCanvas({
  pins,
  selected,
  here,
  onSelect,
  ...ground
}: MapGround & OnMap): ReactNode {
  const say = useSentences(mapSentences);
  return (
    <MapFrame {...ground} labels={{ title: say.map, zoomIn: say.zoomIn, zoomOut: say.zoomOut }}>
      {(map, zoom) => (
        <Pins
          {...{ map, zoom, pins, selected, here, onSelect }}
          // Streets of Mapbox have the names of towns.
          namesTowns={ground.mapboxToken === null}
        />
      )}
    </MapFrame>
  );
}

function Pins({
  map,
  zoom,
  namesTowns,
  pins,
  selected,
  here,
  onSelect,
}: OnMap & { readonly map: MapLibreMap; readonly zoom: number; readonly namesTowns: boolean }): ReactNode {
  const say = useSentences(mapSentences);
  const chosenKey = selected?.key;
  const at = selected?.at ?? null;
  useEffect(() => {
    if (at !== null) flyTo(map, at);
  }, [map, at]);
  useEffect(() => {
    if (here !== null) flyTo(map, here);
  }, [map, here]);

  const clusters = useMemo(() => {
    // What is selected leads its cluster, whatever its rank, and is there even if the search did not find it.
    const others = pins.filter(({ key }) => key !== selected?.key);
    return clusterPins(selected === null ? others : [selected, ...others], zoom);
  }, [pins, selected, zoom]);
  const towns = useMemo(() => (namesTowns ? townsIn(pins) : []), [pins, namesTowns]);
  const named = zoom < closeUp ? readableTowns(towns, zoom) : [];

  function choose({ leader, members }: Cluster<Pin>): void {
    if (members.length === 1 || map.getZoom() >= closest) onSelect(leader);
    else map.fitBounds(boundsOf(members.map((pin) => pin.at)), { padding: 80, maxZoom: closest + 0.5 });
  }

  return (
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
    </>
  );
}

function flyTo(map: MapLibreMap, { longitude, latitude }: Coordinates): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const center: [number, number] = [longitude, latitude];
  const camera = { center, zoom: Math.max(map.getZoom(), lookAtZoom) };
  if (still) map.jumpTo(camera);
  else map.flyTo({ ...camera, duration: 900 });
}
