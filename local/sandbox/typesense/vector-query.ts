import type { TypesenseDocument } from '../../../functions/src/integrations/typesense/wire-format.ts';
import { type Collection, fieldOf } from './collections.ts';
import { Refusal } from './refusal.ts';

export interface VectorHit {
  readonly document: TypesenseDocument;
  /** 0 for the same direction, 2 for the opposite one. */
  readonly distance: number;
}

export interface VectorQuery {
  /** How much the vector counts in the rank fusion; the words count for the rest. */
  readonly alpha: number;
  readonly hits: readonly VectorHit[];
}

function cosineDistance(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
  const length = (vector: readonly number[]) => Math.hypot(...vector) || 1;
  return 1 - dot / (length(a) * length(b));
}

/**
 * `vector_query`, as `field:([0.1,0.2], k:20, alpha:0.3, distance_threshold:0.8)`: the nearest documents that have a
 * vector, nearest first.
 */
export function vectorQuery(
  text: string,
  documents: readonly TypesenseDocument[],
  collection: Collection,
  defaultK: number,
): VectorQuery {
  const [, name = '', list = '', rest = ''] = /^(\w+):\(\[([^\]]*)\]([^)]*)\)$/.exec(text.trim()) ?? [];
  if (name === '') throw new Refusal(400, 'Malformed vector query string.');
  const field = fieldOf(collection, name);
  if (field?.num_dim === undefined)
    throw new Refusal(404, `Field \`${name}\` does not have a vector query index.`);
  const vector = list.split(',').map(Number);
  if (vector.length !== field.num_dim)
    throw new Refusal(400, `Query field \`${name}\` must have ${field.num_dim} dimensions.`);
  const options = new Map(
    [...rest.matchAll(/(\w+):\s*([\d.]+)/g)].map(([, key = '', value = '']) => [key, Number(value)] as const),
  );
  const hits = documents
    .flatMap((document) => {
      const own = document[name];
      return Array.isArray(own) ? [{ document, distance: cosineDistance(vector, own.map(Number)) }] : [];
    })
    .filter((hit) => hit.distance <= (options.get('distance_threshold') ?? 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, options.get('k') ?? defaultK);
  return { alpha: options.get('alpha') ?? 0.3, hits };
}
