import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';

type Value = string | number | boolean | Date | null | readonly string[];
/** Field, comparison, value. The field `__name__` is the document's id. */
export type Condition = readonly [
  field: string,
  comparison: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains',
  value: Value,
];

/** A query as plain data, so that two of them can be told apart. */
export interface LiveQuery {
  /** Path of a collection; with `everywhere`, the name all collections share. */
  readonly collection: string;
  readonly everywhere?: boolean;
  readonly where?: readonly Condition[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Never left out: an operator's page must not read a whole market. */
  readonly limit: number;
}

const fieldOf = (name: string) => (name === '__name__' ? documentId() : name);

function queryOf(firestore: Firestore, wanted: LiveQuery): Query {
  const from = wanted.everywhere
    ? collectionGroup(firestore, wanted.collection)
    : collection(firestore, wanted.collection);
  const constraints: QueryConstraint[] = [
    ...(wanted.where ?? []).map(([field, comparison, value]) => where(fieldOf(field), comparison, value)),
    ...(wanted.orderBy ?? []).map(([field, direction]) => orderBy(fieldOf(field), direction)),
    limit(wanted.limit),
  ];
  return query(from, ...constraints);
}

/** Follows a query. @returns what ends it. */
export function follow(
  firestore: Firestore,
  wanted: LiveQuery,
  onDocuments: (documents: { path: string; data: unknown }[]) => void,
  onFailure: (error: Error) => void,
): () => void {
  return onSnapshot(
    queryOf(firestore, wanted),
    ({ docs }) => onDocuments(docs.map((found) => ({ path: found.ref.path, data: found.data() }))),
    onFailure,
  );
}
