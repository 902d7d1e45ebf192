import type { MultiPolygon } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';

/** The layers that take their colours from the app's own. */
export interface LandColours {
  readonly water: string;
  readonly land: string;
  readonly coast: string;
}

/** The app's colours as they are now, light or dark. */
export function landColours(): LandColours {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { water: colour('--info-soft'), land: colour('--surface'), coast: colour('--line') };
}

/** A map of land and water, without any service: no tiles, no glyphs, no key. */
export function landStyle(
  land: MultiPolygon,
  { water, land: ground, coast }: LandColours,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: { type: 'Feature', geometry: land, properties: {} }, tolerance: 0 },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': ground } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1, 12, 2.5] },
      },
    ],
  };
}
