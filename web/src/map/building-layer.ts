import type { Map as MapLibreMap } from 'maplibre-gl';

/** Raises the buildings of a style that has them; does nothing for one without. */
export function raiseBuildings(map: MapLibreMap): void {
  const layers = map.getStyle().layers;
  const flat = layers.find((layer) => 'source-layer' in layer && layer['source-layer'] === 'building');
  if (flat === undefined || !('source' in flat) || map.getLayer('raised-buildings') !== undefined) return;
  const firstLabel = layers.find(({ type }) => type === 'symbol')?.id;
  map.addLayer(
    {
      id: 'raised-buildings',
      type: 'fill-extrusion',
      source: flat.source,
      'source-layer': 'building',
      filter: ['==', ['get', 'extrude'], 'true'],
      minzoom: 14,
      paint: {
        'fill-extrusion-color': '#d8d2c6',
        'fill-extrusion-height': ['get', 'height'],
        'fill-extrusion-base': ['get', 'min_height'],
        'fill-extrusion-opacity': 0.8,
      },
    },
    firstLabel,
  );
}
