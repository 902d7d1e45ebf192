import { Map as MapLibreMap, type MapOptions } from 'maplibre-gl';
import { type Box, grown } from './clip-land.ts';
import { type LandColours, landColours, landStyle } from './land-style.ts';
import { landOwners, loadLand } from './load-land.ts';
import { asMapLibreStyle, mapboxRequest, mapboxStyle } from './mapbox-requests.ts';
import { raisedBuildings } from './raised-buildings.ts';

/** Raises the buildings of a style that has them, and tells whether it did. */
function raiseBuildings(map: MapLibreMap): boolean {
  const raised = raisedBuildings(map.getStyle().layers);
  if (raised !== null) map.addLayer(raised.layer, raised.below);
  return raised !== null;
}

/** How much of the world around a market is drawn and can be moved to, in its own sizes. */
const around = 1.5;

interface OpenedMap {
  readonly map: MapLibreMap;
  close(): void;
}

/**
 * A map in a box of the page, showing a market. With a token of Mapbox its streets and raised buildings; without one,
 * land shapes of our own.
 */
export function openMap(
  container: HTMLElement,
  {
    box,
    marketId,
    mapboxToken,
    title,
    onStyleMissing,
  }: {
    readonly box: Box;
    readonly marketId: string;
    readonly mapboxToken: string | null;
    /** What the drawing is called by a screen reader. */
    readonly title: string;
    /** The style did not come, as with a token that is not taken; called once. */
    readonly onStyleMissing: () => void;
  },
): OpenedMap {
  const { west, south, east, north } = box;
  const options: MapOptions = {
    container,
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: 24 },
    attributionControl: { compact: true },
    maxZoom: 19,
    locale: { 'Map.Title': title },
  };
  return mapboxToken === null
    ? openLand(options, { box, marketId })
    : openMapbox(options, mapboxToken, onStyleMissing);
}

function openMapbox(options: MapOptions, token: string, onStyleMissing: () => void): OpenedMap {
  const map = new MapLibreMap({
    ...options,
    style: mapboxStyle,
    maxPitch: 70,
    transformRequest: (url) => ({ url: mapboxRequest(url, token) ?? url }),
    transformStyle: (_previous, style) => asMapLibreStyle(style),
  });
  let hasStyle = false;
  let hasFailed = false;
  map.on('error', ({ error }) => {
    // Tiles that do not come are gaps in the map; without a style there is none.
    console.warn('A part of the map could not be loaded', error);
    if (hasStyle || hasFailed) return;
    hasFailed = true;
    onStyleMissing();
  });
  map.once('style.load', () => {
    hasStyle = true;
    // From above, a building has no height.
    if (raiseBuildings(map)) map.setPitch(45);
  });
  return { map, close: () => map.remove() };
}

function openLand(
  options: MapOptions,
  { box, marketId }: { readonly box: Box; readonly marketId: string },
): OpenedMap {
  const wide = grown(box, around);
  const map = new MapLibreMap({
    ...options,
    style: landStyle({ type: 'MultiPolygon', coordinates: [] }, landColours()),
    maxBounds: [wide.west, wide.south, wide.east, wide.north],
    attributionControl: { compact: true, customAttribution: landOwners(marketId) },
    dragRotate: false,
    pitchWithRotate: false,
  });
  const loading = new AbortController();
  // A little more than can be seen, so that no cut edge of the land comes into view.
  loadLand(marketId, grown(wide, 0.1), loading.signal).then(
    (land) => {
      if (!loading.signal.aborted) map.setStyle(landStyle(land, landColours()));
    },
    (error: unknown) => {
      // The pins stand without it.
      if (!loading.signal.aborted) console.error('The land could not be loaded', error);
    },
  );
  const stopWatching = watchTheme(() => paint(map, landColours()));
  return {
    map,
    close() {
      loading.abort();
      stopWatching();
      map.remove();
    },
  };
}

function paint(map: MapLibreMap, { water, land, coast }: LandColours): void {
  if (!map.isStyleLoaded()) return;
  map.setPaintProperty('water', 'background-color', water);
  map.setPaintProperty('land', 'fill-color', land);
  map.setPaintProperty('coast', 'line-color', coast);
}

/** Calls when the app, or the system it follows, turns light or dark. @returns what ends it */
function watchTheme(change: () => void): () => void {
  const observer = new MutationObserver(change);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', change);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', change);
  };
}
