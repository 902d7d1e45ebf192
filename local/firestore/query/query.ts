import type { Value } from '../values/value.ts';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

/** A field as segments; `['__name__']` is the document's own name. */
export type FieldPath = readonly string[];

export type Filter =
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }
  | {
      readonly kind: 'field';
      readonly field: FieldPath;
      readonly operator: FieldOperator;
      readonly value: Value;
    }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly operator: UnaryOperator };

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

export interface Cursor {
  readonly values: readonly Value[];
  /** The bound lies just before the values (else just after). */
  readonly before: boolean;
}

export interface FindNearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';
  readonly limit: number;
  readonly resultField: FieldPath | undefined;
  readonly threshold: number | undefined;
}

/** A structured query, checked and completed: `orders` include the implicit ones and end with the name. */
export interface Query {
  /** `projects/p/databases/d` */
  readonly database: string;
  /** Relative path of the parent document; '' for the database's root. */
  readonly parentPath: string;
  /** undefined only with `allDescendants`: every document below the parent. */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  readonly orders: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
  readonly findNearest: FindNearest | undefined;
  /** Fields that a document must have besides: those that are summed or averaged. */
  readonly present?: readonly FieldPath[];
}

export const isName = (field: FieldPath): boolean => field.length === 1 && field[0] === '__name__';

export const sameField = (left: FieldPath, right: FieldPath): boolean =>
  left.length === right.length && left.every((segment, index) => segment === right[index]);

/** The path of the one collection that a query without `allDescendants` reads. */
export const collectionPathOf = (query: Query): string =>
  query.parentPath === '' ? (query.collectionId ?? '') : `${query.parentPath}/${query.collectionId}`;
