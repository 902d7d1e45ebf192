import { heatResolutions, type VibeHeatmap, vibeCount } from '@merve/contract';
import { cellToLatLng } from 'h3-js';
import type { HeatOfCells } from './make-heat.ts';

/** `west,south,east,north` in degrees; across the date line where west lies east of east. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A box as the wire writes it; null where it is none. Pure. */
export function boxIn(text: string | undefined): Box | null {
  const [west, south, east, north] = (text ?? '').split(',').map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return [west, south, east, north];
}

/** The nearer one looks, the finer. Pure. */
export function resolutionOf(zoom: number | undefined): (typeof heatResolutions)[number] {
  const [coarsest, coarse, fine, finest] = heatResolutions;
  if (zoom === undefined) return fine;
  if (zoom < 8) return coarsest;
  if (zoom < 10) return coarse;
  return zoom < 12 ? fine : finest;
}

function isWithin([west, south, east, north]: Box, lat: number, lng: number): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** One mood of the cells within a box, the most of it first; cells without any are left out (L-86). Pure. */
export function heatmapOf({ cells, scores }: HeatOfCells, vibeIndex: number, box: Box | null): VibeHeatmap {
  const told = cells.flatMap((cell, index) => {
    const byte = scores[index * vibeCount + vibeIndex] ?? 0;
    if (byte === 0) return [];
    const [lat, lng] = cellToLatLng(cell);
    if (box !== null && !isWithin(box, lat, lng)) return [];
    return [{ lat: rounded(lat), lng: rounded(lng), score: Math.round((byte / 255) * 100) / 100 }];
  });
  return told.toSorted((one, other) => other.score - one.score);
}
