/**
 * `npm run land:cut`: cuts the land around a market out of a map of the world, for the map that is drawn without a key
 * (docs/web.md). Within the market the coast keeps to 50 metres or what the file has, around it to about a kilometre.
 *
 *   npm run land:cut -- --file map.geo.json --market ID --box WEST,SOUTH,EAST,NORTH [--out FILE]
 *
 * The file is GeoJSON with polygons of land, of OpenStreetMap's data: `map.geo.json` of npm's `@geo-maps/earth-lands-100m`, or an
 * extract of one's own.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MultiPolygon, Position } from 'geojson';
import { z } from 'zod';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Box, clipLand, grown, isWithin } from '../web/src/drawn-map/clip-land.ts';
import { simplifyRing } from '../web/src/drawn-map/simplify-ring.ts';

/** Degrees of latitude: about 50 metres in the market, about a kilometre around it. */
const tolerance = { within: 0.000_45, around: 0.01 };
/** As far as the map can be moved, in sizes of the market; the margin keeps cut edges out of view (open-map.ts). */
const around = 1.5;
const margin = 0.1;
/** Eleven metres. */
const digits = 4;
/** Square degrees, about two square kilometres: smaller waters inland are specks at every zoom at which there is nothing else. */
const smallestWater = 0.0002;

/** What a closed ring goes around, in square units of its coordinates (the shoelace formula). */
function areaOf(ring: readonly Position[]): number {
  const twice = ring.slice(1).reduce((sum, [x = 0, y = 0], at) => {
    const [beforeX = 0, beforeY = 0] = ring[at] ?? [];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(twice) / 2;
}

const ringSchema = z.array(z.array(z.number()));
const polygons = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ringSchema) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ringSchema)) }),
]);
const fileSchema = z.union([
  polygons,
  z.object({ type: z.literal('GeometryCollection'), geometries: z.array(polygons) }),
  z.object({ type: z.literal('FeatureCollection'), features: z.array(z.object({ geometry: polygons })) }),
]);

/** Every polygon of a file, whichever way it holds them. */
function polygonsOf(content: unknown): MultiPolygon {
  const file = fileSchema.parse(content);
  const geometries =
    'features' in file
      ? file.features.map(({ geometry }) => geometry)
      : 'geometries' in file
        ? file.geometries
        : [file];
  const coordinates = geometries.flatMap((one) =>
    one.type === 'Polygon' ? [one.coordinates] : one.coordinates,
  );
  return { type: 'MultiPolygon', coordinates };
}

/** The land of a market and around it. */
function cutLand(world: MultiPolygon, market: Box): MultiPolygon {
  const near = grown(market, 0.05);
  const toleranceAt = ([longitude = 0, latitude = 0]: Position) =>
    isWithin({ latitude, longitude }, near) ? tolerance.within : tolerance.around;
  const rounded = (point: Position) => point.map((degrees) => Number(degrees.toFixed(digits)));
  const coordinates = clipLand(world, grown(grown(market, around), margin)).coordinates.flatMap((rings) => {
    const simple = rings.map((ring) => simplifyRing(ring, toleranceAt).map(rounded));
    const [outer = [], ...waters] = simple;
    // A polygon without its outer ring is none.
    return outer.length === 0 ? [] : [[outer, ...waters.filter((ring) => areaOf(ring) >= smallestWater)]];
  });
  return { type: 'MultiPolygon', coordinates };
}

const boxSchema = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number(), z.number(), z.number(), z.number()]))
  .transform(([west, south, east, north]): Box => ({ west, south, east, north }));

function main(): number {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      market: { type: 'string' },
      box: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { file, market, box, out } = values;
  if (file === undefined || market === undefined || box === undefined) {
    process.stderr.write('npm run land:cut -- --file map.geo.json --market ID --box W,S,E,N [--out FILE]\n');
    return 2;
  }
  const given = (path: string) => resolve(process.env['MERVE_CALLED_FROM'] ?? '.', path);
  const path =
    out === undefined ? resolve(repositoryRoot(), `web/src/drawn-map/land/${market}.json`) : given(out);
  const land = cutLand(polygonsOf(JSON.parse(readFileSync(given(file), 'utf8'))), boxSchema.parse(box));
  const text = `${JSON.stringify(land)}\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const points = land.coordinates.flat(2).length;
  process.stdout.write(`${path}: ${points} points, ${Math.ceil(text.length / 1000)} kB\n`);
  return 0;
}

process.exitCode = main();
