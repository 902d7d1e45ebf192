import { FirestoreError, invalidArgument } from '../errors.ts';
import type { WireValue } from '../protocol/wire.ts';
import type { StoredDocument } from '../store/document.ts';
import { documentName, parseResourceName } from '../store/path.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { type Fields, fieldAt, Reference, Timestamp } from '../values/value.ts';
import { decodeValue } from '../values/wire-values.ts';
import { ARITHMETIC } from './functions/arithmetic.ts';
import { COLLECTIONS } from './functions/collections.ts';
import { COMPARISON } from './functions/comparison.ts';
import { LOGIC } from './functions/logic.ts';
import { SPECIAL } from './functions/special.ts';
import { TEXT } from './functions/text.ts';
import { TIMESTAMPS } from './functions/timestamps.ts';
import { ABSENT, type FunctionTable, type Outcome } from './outcome.ts';

/** One result on its way through the stages. */
export interface Row {
  /** The document that it still is; undefined once stages have made something else of it. */
  readonly document: StoredDocument | undefined;
  readonly fields: Fields;
}

/** What is the same for all rows of a pipeline. */
export interface Scope {
  /** `projects/p/databases/d` */
  readonly database: string;
  /** Microseconds since 1970. */
  readonly now: number;
}

const FUNCTIONS: ReadonlyMap<string, FunctionTable[string]> = new Map(
  [ARITHMETIC, COLLECTIONS, COMPARISON, LOGIC, SPECIAL, TEXT, TIMESTAMPS].flatMap((table) =>
    Object.entries(table),
  ),
);

/**
 * Evaluates an expression for a row. What cannot be computed is a Failure; what is no expression at all, or calls a
 * function that is not known here, throws INVALID_ARGUMENT or UNIMPLEMENTED.
 */
export function evaluate(expression: WireValue, row: Row, scope: Scope): Outcome {
  if (expression.fieldReferenceValue !== undefined)
    return readField(expression.fieldReferenceValue, row, scope);
  if (expression.functionValue) return call(expression.functionValue, row, scope);
  if (expression.referenceValue !== undefined)
    return new Reference(fullName(expression.referenceValue, scope));
  if (expression.pipelineValue || expression.variableReferenceValue !== undefined) {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      'Subqueries and variables in expressions are not supported here.',
    );
  }
  return decodeValue(expression);
}

/** References may be given relative to the database, with a leading slash. */
const fullName = (name: string, { database }: Scope): string =>
  name.startsWith('/') ? documentName(database, name.slice(1)) : name;

function readField(path: string, { document, fields }: Row, { database }: Scope): Outcome {
  if (document && path === '__name__') return new Reference(documentName(database, document.key.path));
  if (document && path === '__create_time__') return Timestamp.fromMicros(document.createTime);
  if (document && path === '__update_time__') return Timestamp.fromMicros(document.updateTime);
  return fieldAt(fields, parseFieldPath(path)) ?? ABSENT;
}

function call(
  { name = '', args = [] }: NonNullable<WireValue['functionValue']>,
  row: Row,
  scope: Scope,
): Outcome {
  if (name === 'current_timestamp') return Timestamp.fromMicros(scope.now);
  if (name === 'current_document') return new Map(row.fields);
  const compute = FUNCTIONS.get(name);
  if (!compute)
    throw new FirestoreError('UNIMPLEMENTED', `The pipeline function ${name} is not supported here.`);
  return compute(...args.map((arg) => evaluate(arg, row, scope)));
}

/** The collection path (relative) of a source's reference. Throws INVALID_ARGUMENT for one that is no collection. */
export function collectionPathOf(reference: string, scope: Scope): string {
  const path = reference.startsWith('/')
    ? reference.slice(1)
    : parseResourceName(fullName(reference, scope)).path;
  if (path.split('/').length % 2 === 0) throw invalidArgument(`"${path}" is not a collection.`);
  return path;
}
