import { type VibeDimension, type VibeHeatmap, vibeIndexOf } from '@merve/contract';
import { outingRoutes } from '@merve/contract/api';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';
import { loadSettings } from '../platform/settings.ts';

const id = 'mood-heat';

const asPoints = (heat: VibeHeatmap): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: heat.map(({ lat, lng, score }) => ({
    type: 'Feature',
    properties: { score },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
});

/** Draws it, and again whenever the map takes another style, which forgets what was drawn on the one before. */
function draw(map: MapLibreMap, points: GeoJSON.FeatureCollection): void {
  const source = map.getSource<GeoJSONSource>(id);
  if (source !== undefined) {
    source.setData(points);
    return;
  }
  map.addSource(id, { type: 'geojson', data: points });
  map.addLayer({
    id,
    type: 'heatmap',
    source: id,
    paint: {
      'heatmap-weight': ['get', 'score'],
      'heatmap-intensity': ['interpolate', ['linear'], ['zoom'], 7, 0.6, 13, 1.6],
      'heatmap-radius': ['interpolate', ['exponential', 1.7], ['zoom'], 7, 14, 10, 30, 13, 70],
      'heatmap-opacity': 0.75,
      'heatmap-color': [
        'interpolate',
        ['linear'],
        ['heatmap-density'],
        0,
        'rgba(15,118,110,0)',
        0.2,
        'rgba(15,118,110,0.45)',
        0.5,
        '#e6b93d',
        0.8,
        '#d9822b',
        1,
        '#b42318',
      ],
    },
  });
}

/** How much of a mood there is where (L-98, L-104): asked for anew as one looks nearer. Nothing is drawn where it cannot be had. */
export function HeatLayer({
  map,
  zoom,
  vibe,
  onTold,
}: {
  readonly map: MapLibreMap;
  readonly zoom: number;
  readonly vibe: VibeDimension;
  /** How many cells have any of it; null where nobody could say. */
  readonly onTold: (cells: number | null) => void;
}): ReactNode {
  const [heat, setHeat] = useState<VibeHeatmap>([]);
  const nearness = Math.round(zoom);
  useEffect(() => {
    const ended = new AbortController();
    const load = async () => {
      try {
        await signInAnonymously();
        const { marketId } = await loadSettings();
        const told = await callRoute(outingRoutes.vibeHeatmap, {
          query: { vibe_index: vibeIndexOf(vibe), zoom: nearness, market_id: marketId },
          signal: ended.signal,
        });
        setHeat(told);
        onTold(told.length);
      } catch (error) {
        if (ended.signal.aborted) return;
        console.warn('The heat of a mood could not be loaded.', error);
        onTold(null);
      }
    };
    void load();
    return () => ended.abort();
  }, [vibe, nearness, onTold]);
  useEffect(() => {
    const points = asPoints(heat);
    const show = () => {
      if (map.getStyle() !== undefined) draw(map, points);
    };
    if (map.isStyleLoaded()) show();
    map.on('styledata', show);
    return () => {
      map.off('styledata', show);
    };
  }, [map, heat]);
  useEffect(
    () => () => {
      // The map may have gone before.
      if (map.getStyle() === undefined) return;
      if (map.getLayer(id) !== undefined) map.removeLayer(id);
      if (map.getSource(id) !== undefined) map.removeSource(id);
    },
    [map],
  );
  return null;
}
