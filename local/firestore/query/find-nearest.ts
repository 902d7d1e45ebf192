import type { StoredDocument } from '../store/document.ts';
import { withField } from '../values/edit-fields.ts';
import { fieldAt, vectorOf } from '../values/value.ts';
import type { FindNearest } from './query.ts';

/**
 * The nearest documents first. Distances: Euclidean √Σ(a−b)², cosine 1 − a·b/(|a||b|), dot product a·b (greatest first,
 * threshold from below). Documents without a vector of the same dimension are left out.
 * Source: firebase.google.com/docs/firestore/vector-search
 */
export function nearest(documents: readonly StoredDocument[], search: FindNearest): StoredDocument[] {
  const sign = search.measure === 'DOT_PRODUCT' ? -1 : 1;
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const vector = vectorOf(fieldAt(document.fields, search.field));
    if (vector?.length !== search.vector.length) continue;
    const distance = distanceBetween(vector, search.vector, search.measure);
    if (Number.isNaN(distance)) continue;
    if (search.threshold !== undefined && distance * sign > search.threshold * sign) continue;
    found.push({ document, distance });
  }
  found.sort((left, right) => (left.distance - right.distance) * sign);
  return found.slice(0, search.limit).map(({ document, distance }) => {
    if (!search.resultField) return document;
    return { ...document, fields: withField(document.fields, search.resultField, distance) };
  });
}

/** Between two vectors of the same dimension. */
export function distanceBetween(
  left: readonly number[],
  right: readonly number[],
  measure: FindNearest['measure'],
): number {
  if (measure === 'EUCLIDEAN') {
    return Math.sqrt(left.reduce((sum, value, index) => sum + (value - (right[index] ?? 0)) ** 2, 0));
  }
  const product = dot(left, right);
  return measure === 'DOT_PRODUCT' ? product : 1 - product / Math.sqrt(dot(left, left) * dot(right, right));
}

const dot = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
