import type { Coordinates } from '@merve/contract';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { signOf } from '../cards/category-icon.ts';
import { placeIcon } from '../cards/place-icon.ts';
import { AtPoint } from '../drawn-map/at-point.tsx';
import type { Cluster } from '../drawn-map/cluster-pins.ts';
import { useSentences } from '../language/define-sentences.ts';
import { nameOf, type Pin } from './pins.ts';
import { mapSentences } from './sentences/index.ts';
import type { Town } from './towns.ts';

/** A pin, or several that lie too near to each other to be told apart. */
export function ClusterMarker({
  map,
  cluster,
  selected,
  onChoose,
}: {
  readonly map: MapLibreMap;
  readonly cluster: Cluster<Pin>;
  readonly selected: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  const say = useSentences(mapSentences);
  const { leader, members } = cluster;
  const several = members.length > 1;
  const Icon = leader.kind === 'listing' ? signOf(leader.listing.domain).Icon : placeIcon(leader.place.kind);
  const look = selected
    ? 'size-12 bg-ink text-canvas'
    : leader.kind === 'listing'
      ? 'size-10 bg-accent text-on-accent'
      : 'size-10 bg-surface text-info';
  return (
    <AtPoint map={map} at={leader.at} anchor="center" layer={selected ? 3 : 2}>
      <button
        type="button"
        aria-label={several ? say.cluster(nameOf(leader), members.length) : nameOf(leader)}
        aria-pressed={selected}
        title={nameOf(leader)}
        onClick={onChoose}
        className={`relative grid cursor-pointer place-items-center rounded-full border-2 border-surface shadow-md transition-transform hover:scale-110 ${look}`}
      >
        <Icon aria-hidden className="size-5" />
        {several && (
          <span
            aria-hidden
            className="absolute -end-2 -top-2 min-w-5.5 rounded-full border border-line bg-surface px-1 text-center text-xs leading-5 font-semibold text-ink tabular-nums"
          >
            {members.length}
          </span>
        )}
      </button>
    </AtPoint>
  );
}

/** The name of a town. The list says towns, too: nobody has to read it here. */
export function TownMarker({ map, town }: { readonly map: MapLibreMap; readonly town: Town }): ReactNode {
  return (
    <AtPoint map={map} at={town.at} anchor="top" layer={1}>
      <span
        aria-hidden
        className="pointer-events-none block pt-6 font-sans text-xs font-medium whitespace-nowrap text-muted"
      >
        {town.name}
      </span>
    </AtPoint>
  );
}

/** Where the person is. */
export function HereMarker({
  map,
  at,
  label,
}: {
  readonly map: MapLibreMap;
  readonly at: Coordinates;
  readonly label: string;
}): ReactNode {
  return (
    <AtPoint map={map} at={at} anchor="center" layer={4}>
      <span
        role="img"
        aria-label={label}
        className="block size-5 rounded-full border-3 border-surface bg-info shadow-md outline-8 outline-info/20"
      />
    </AtPoint>
  );
}
