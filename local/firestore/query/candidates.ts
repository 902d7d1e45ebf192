import type { CollectionIndex, IndexEntry } from '../store/collection-index.ts';
import type { StoredDocument } from '../store/document.ts';
import { compareSegments, parseResourceName } from '../store/path.ts';
import type { SortedList } from '../store/sorted-list.ts';
import { compareValues, typeOrder } from '../values/compare.ts';
import { Reference, type Value } from '../values/value.ts';
import { type FieldOperator, type FieldPath, type Filter, isName } from './query.ts';

/** A set of documents that holds every match of a filter, and perhaps more. */
export interface Candidates {
  readonly estimate: number;
  documents(): Iterable<StoredDocument>;
}

/** Positions in a sorted list; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The smallest index ranges that cover a filter: of an AND the best part, of an OR all parts together.
 * undefined when only a full scan would do.
 */
export function candidatesFor(filter: Filter, index: CollectionIndex): Candidates | undefined {
  if (filter.kind === 'and') {
    let best: Candidates | undefined;
    for (const inner of filter.filters) {
      const candidates = candidatesFor(inner, index);
      if (candidates && (!best || candidates.estimate < best.estimate)) best = candidates;
    }
    return best;
  }
  if (filter.kind === 'or') {
    const parts: Candidates[] = [];
    for (const inner of filter.filters) {
      const candidates = candidatesFor(inner, index);
      if (!candidates) return undefined;
      parts.push(candidates);
    }
    return union(parts);
  }
  if (filter.kind === 'unary') {
    if (filter.operator === 'IS_NULL') return equalTo(index, filter.field, null);
    return filter.operator === 'IS_NAN' ? equalTo(index, filter.field, Number.NaN) : undefined;
  }
  const { field, operator, value } = filter;
  if (isName(field)) return named(index, operator, value);
  switch (operator) {
    case 'EQUAL':
      return equalTo(index, field, value);
    case 'IN':
      return Array.isArray(value) ? union(value.map((one) => equalTo(index, field, one))) : undefined;
    case 'ARRAY_CONTAINS':
      return fromEntries(index.byElement(field), entryRange(index.byElement(field), 'EQUAL', value));
    case 'ARRAY_CONTAINS_ANY': {
      if (!Array.isArray(value)) return undefined;
      const entries = index.byElement(field);
      return union(value.map((one) => fromEntries(entries, entryRange(entries, 'EQUAL', one))));
    }
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return undefined;
    default: {
      const entries = index.byField(field);
      return fromEntries(entries, entryRange(entries, operator, value));
    }
  }
}

/** The entries whose value stands in the given relation to `operand`, within the operand's type. */
export function entryRange(entries: SortedList<IndexEntry>, operator: FieldOperator, operand: Value): Range {
  const type = typeOrder(operand);
  const atOrAfter = () => entries.positionOf((entry) => compareValues(entry.value, operand) < 0);
  const after = () => entries.positionOf((entry) => compareValues(entry.value, operand) <= 0);
  const typeStart = () => entries.positionOf((entry) => typeOrder(entry.value) < type);
  const typeEnd = () => entries.positionOf((entry) => typeOrder(entry.value) <= type);
  switch (operator) {
    case 'EQUAL':
      return { start: atOrAfter(), end: after() };
    case 'LESS_THAN':
      return { start: typeStart(), end: atOrAfter() };
    case 'LESS_THAN_OR_EQUAL':
      return { start: typeStart(), end: after() };
    case 'GREATER_THAN':
      return { start: after(), end: typeEnd() };
    case 'GREATER_THAN_OR_EQUAL':
      return { start: atOrAfter(), end: typeEnd() };
    default:
      return { start: 0, end: entries.size };
  }
}

/** The same for the document name. */
export function nameRange(
  documents: SortedList<StoredDocument>,
  operator: FieldOperator,
  operand: Value,
): Range {
  const all = { start: 0, end: documents.size };
  if (!(operand instanceof Reference)) return all;
  const segments = parseResourceName(operand.name).path.split('/');
  const atOrAfter = () => documents.positionOf((one) => compareSegments(one.key.segments, segments) < 0);
  const after = () => documents.positionOf((one) => compareSegments(one.key.segments, segments) <= 0);
  switch (operator) {
    case 'EQUAL':
      return { start: atOrAfter(), end: after() };
    case 'LESS_THAN':
      return { start: 0, end: atOrAfter() };
    case 'LESS_THAN_OR_EQUAL':
      return { start: 0, end: after() };
    case 'GREATER_THAN':
      return { start: after(), end: documents.size };
    case 'GREATER_THAN_OR_EQUAL':
      return { start: atOrAfter(), end: documents.size };
    default:
      return all;
  }
}

function named(index: CollectionIndex, operator: FieldOperator, value: Value): Candidates | undefined {
  if (operator === 'NOT_EQUAL' || operator === 'NOT_IN') return undefined;
  const ranges =
    operator === 'IN' && Array.isArray(value)
      ? value.map((one) => nameRange(index.documents, 'EQUAL', one))
      : [nameRange(index.documents, operator, value)];
  return union(
    ranges.map(({ start, end }) => ({
      estimate: Math.max(0, end - start),
      documents: () => index.documents.walk(start, end),
    })),
  );
}

function equalTo(index: CollectionIndex, field: FieldPath, value: Value): Candidates {
  const entries = index.byField(field);
  return fromEntries(entries, entryRange(entries, 'EQUAL', value));
}

function fromEntries(entries: SortedList<IndexEntry>, { start, end }: Range): Candidates {
  return {
    estimate: Math.max(0, end - start),
    *documents() {
      for (const entry of entries.walk(start, end)) yield entry.document;
    },
  };
}

function union(parts: readonly Candidates[]): Candidates {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    estimate: parts.reduce((sum, part) => sum + part.estimate, 0),
    *documents() {
      const seen = new Set<string>();
      for (const part of parts) {
        for (const document of part.documents()) {
          if (seen.has(document.key.path)) continue;
          seen.add(document.key.path);
          yield document;
        }
      }
    },
  };
}
