import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import landUrl from 'world-atlas/land-10m.json?url';
import { type Box, clipLand } from './clip-land.ts';

/**
 * The land of a box, from Natural Earth's shapes at 1:10 million (public domain), which lie beside the app. A few
 * megabytes, fetched once; only what lies in the box is kept.
 * @throws Error when it cannot be fetched.
 */
export async function loadLand(box: Box, signal: AbortSignal): Promise<MultiPolygon> {
  const response = await fetch(landUrl, { signal });
  if (!response.ok) throw new Error(`land shapes: HTTP ${response.status}`);
  // A file of a pinned package, as it was published with it: nobody else writes it.
  const topology = (await response.json()) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.land);
  const clipped = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
      ? clipLand(geometry, box).coordinates
      : [],
  );
  return { type: 'MultiPolygon', coordinates: clipped };
}
