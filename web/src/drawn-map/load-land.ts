import type { MultiPolygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/land-50m.json?url';
import { type Box, clipLand } from './clip-land.ts';

/** Land that was cut out for a market (`npm run land:cut`), by the name of its file. */
const cutOut: Readonly<Record<string, string>> = import.meta.glob('./land/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const cutOutOf = (marketId: string): string | undefined => cutOut[`./land/${marketId}.json`];

/** Who is to be named beside the land of a market, in HTML. */
export function landOwners(marketId: string): string {
  return cutOutOf(marketId) === undefined
    ? 'Natural Earth'
    : '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';
}

async function fetched(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`land shapes: HTTP ${response.status}`);
  return response.json();
}

/**
 * The land around a market: what was cut out for it, with its coast to 100 metres, or else Natural Earth's shapes of the world at
 * 1:50 million (public domain), of which only what lies in the box is kept. Both lie beside the app.
 * @throws Error when it cannot be fetched.
 */
export async function loadLand(marketId: string, box: Box, signal: AbortSignal): Promise<MultiPolygon> {
  const own = cutOutOf(marketId);
  // Files that are published with the app: nobody else writes them.
  if (own !== undefined) return (await fetched(own, signal)) as MultiPolygon;
  const [topology, { feature }] = await Promise.all([
    fetched(atlasUrl, signal) as Promise<Topology<{ land: GeometryCollection }>>,
    import('topojson-client'),
  ]);
  const { features } = feature(topology, topology.objects.land);
  const coordinates = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
      ? clipLand(geometry, box).coordinates
      : [],
  );
  return { type: 'MultiPolygon', coordinates };
}
