import { distanceBetween } from '../../query/find-nearest.ts';
import type { FindNearest } from '../../query/query.ts';
import { parseResourceName } from '../../store/path.ts';
import { GeoPoint, Reference, vectorOf } from '../../values/value.ts';
import { Failure, type FunctionTable, type PipelineFunction, strict, wrongType } from '../outcome.ts';

const distance = (measure: FindNearest['measure']): PipelineFunction =>
  strict((left = null, right = null) => {
    const [from, to] = [vectorOf(left), vectorOf(right)];
    if (!from || !to) return wrongType('two vectors');
    if (from.length !== to.length) return new Failure('The vectors have different dimensions.');
    return distanceBetween(from, to, measure);
  });

/** A function of a document's path, as segments. */
const ofReference = (
  compute: (segments: readonly string[], database: string) => string | Reference | null,
): PipelineFunction =>
  strict((reference = null) => {
    if (!(reference instanceof Reference)) return wrongType('a reference');
    const { database, path } = parseResourceName(reference.name);
    return compute(path.split('/'), database);
  });

const EARTH_METERS = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres (haversine). */
function metersBetween(from: GeoPoint, to: GeoPoint): number {
  const [latitude, longitude] = [
    radians(to.latitude - from.latitude),
    radians(to.longitude - from.longitude),
  ];
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const half = Math.sin(latitude / 2) ** 2 + across * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_METERS * Math.asin(Math.sqrt(half));
}

/** Functions of vectors, references and places. */
export const SPECIAL: FunctionTable = {
  cosine_distance: distance('COSINE'),
  euclidean_distance: distance('EUCLIDEAN'),
  dot_product: distance('DOT_PRODUCT'),
  vector_length: strict((vector = null) => {
    const elements = vectorOf(vector);
    return elements ? BigInt(elements.length) : wrongType('a vector');
  }),
  document_id: ofReference((segments) => segments.at(-1) ?? null),
  collection_id: ofReference((segments) => segments.at(-2) ?? null),
  parent: ofReference((segments, database) =>
    segments.length > 2 ? new Reference(`${database}/documents/${segments.slice(0, -2).join('/')}`) : null,
  ),
  geo_distance: strict((from = null, to = null) =>
    from instanceof GeoPoint && to instanceof GeoPoint
      ? metersBetween(from, to)
      : wrongType('two geo points'),
  ),
};
