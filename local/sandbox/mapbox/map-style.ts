/**
 * What Mapbox's Maps APIs answer to the web app's map, as published: the style of streets-v12 with its projection in words of
 * Mapbox's own, and the TileJSON of its streets, whose tiles lie on hosts of their own.
 * https://docs.mapbox.com/api/maps/styles/, https://docs.mapbox.com/api/maps/vector-tiles/
 */
import type { JsonObject } from '@merve/contract';

/** A style with buildings, which it does not draw itself: what is not green, the app has raised. */
export const streetsStyle: JsonObject = {
  version: 8,
  name: 'Mapbox Streets',
  projection: { name: 'globe' },
  sources: { streets: { type: 'vector', url: 'mapbox://mapbox.mapbox-streets-v8' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#00ff00' } },
    {
      ...{ id: 'houses', type: 'fill', source: 'streets', 'source-layer': 'building' },
      paint: { 'fill-opacity': 0 },
    },
  ],
};

/** @param token as it was given, which the addresses of the tiles repeat */
export function streetsTiles(token: string): JsonObject {
  return {
    tilejson: '2.2.0',
    scheme: 'xyz',
    tiles: ['a', 'b'].map(
      (host) =>
        `https://${host}.tiles.mapbox.com/v4/mapbox.mapbox-streets-v8/{z}/{x}/{y}.vector.pbf?access_token=${token}`,
    ),
    minzoom: 0,
    maxzoom: 16,
  };
}
