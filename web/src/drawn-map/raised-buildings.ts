import type { FillExtrusionLayerSpecification, LayerSpecification } from 'maplibre-gl';

/**
 * The layer that raises the buildings of a style, and below which of its layers it stands; null for a style without buildings, and for one
 * that has it already. Pure.
 */
export function raisedBuildings(
  layers: readonly LayerSpecification[],
): { readonly layer: FillExtrusionLayerSpecification; readonly below: string | undefined } | null {
  const flat = layers.find((layer) => 'source-layer' in layer && layer['source-layer'] === 'building');
  const isRaised = layers.some(({ id }) => id === 'raised-buildings');
  if (flat === undefined || !('source' in flat) || isRaised) return null;
  return {
    layer: {
      ...{ id: 'raised-buildings', type: 'fill-extrusion', source: flat.source, 'source-layer': 'building' },
      filter: ['==', ['get', 'extrude'], 'true'],
      minzoom: 14,
      paint: {
        'fill-extrusion-color': '#d8d2c6',
        'fill-extrusion-height': ['get', 'height'],
        'fill-extrusion-base': ['get', 'min_height'],
        'fill-extrusion-opacity': 0.8,
      },
    },
    // Names of streets stay readable above them.
    below: layers.find(({ type }) => type === 'symbol')?.id,
  };
}
