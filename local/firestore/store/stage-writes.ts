import { FirestoreError, invalidArgument } from '../errors.ts';
import type { WireFieldTransform, WirePrecondition, WireWrite, WireWriteResult } from '../protocol/wire.ts';
import { identical } from '../values/compare.ts';
import { withField } from '../values/edit-fields.ts';
import { checkFieldName, formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { checkDocument } from '../values/limits.ts';
import { type Fields, fieldAt } from '../values/value.ts';
import { decodeFields, decodeTimestamp, encodeMicros, encodeValue } from '../values/wire-values.ts';
import type { DocumentChange, Documents, StoredDocument } from './document.ts';
import { type DocumentKey, documentName, parseDocumentName } from './path.ts';
import { applyTransform } from './transforms.ts';

/** What a list of writes would do: nothing is applied yet. */
export interface StagedWrites {
  /** What is stored now of the documents that the writes name, by path: what all that follows rests on. */
  readonly found: Documents;
  /** One per write, in order: what that write alone did. */
  readonly steps: readonly DocumentChange[];
  /** One per document that really changes. */
  readonly changes: readonly DocumentChange[];
  readonly results: readonly WireWriteResult[];
}

export type Lookup = (path: string) => StoredDocument | undefined;

/** The document that a write is about. */
export function writeTarget(write: WireWrite, database: string): DocumentKey {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) throw invalidArgument('A write has no operation.');
  return parseDocumentName(name, database);
}

/**
 * Works out, in order, what each write makes of its document; a later write sees what an earlier one staged.
 * Throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION for a precondition that does not hold.
 * @param commitTime microseconds since 1970
 * @param serverTime what server timestamps say, microseconds; by itself whole milliseconds, as the proto says
 */
export function stageWrites(
  database: string,
  writes: readonly WireWrite[],
  lookup: Lookup,
  commitTime: number,
  serverTime = commitTime - (commitTime % 1000),
): StagedWrites {
  const staged = new Map<
    string,
    { key: DocumentKey; before?: StoredDocument; now?: StoredDocument; deleted: boolean }
  >();
  const results: WireWriteResult[] = [];
  const steps: DocumentChange[] = [];
  for (const write of writes) {
    const key = writeTarget(write, database);
    const known = staged.get(key.path);
    const before = known ? known.before : lookup(key.path);
    const now = known ? known.now : before;
    checkOperation(write);
    if (known?.deleted && write.currentDocument?.exists === true) {
      throw invalidArgument(
        `Cannot update a document that is deleted earlier in the same commit: ${documentName(database, key.path)}`,
      );
    }
    checkPrecondition(write.currentDocument, now, documentName(database, key.path));
    const { after, result } = stageOne(write, key, now, commitTime, serverTime);
    staged.set(key.path, { key, before, now: after, deleted: write.delete !== undefined });
    results.push(result);
    steps.push({ key, before: now, after });
  }
  const changes: DocumentChange[] = [];
  const found = new Map<string, StoredDocument | undefined>();
  for (const { key, before, now } of staged.values()) {
    found.set(key.path, before);
    if (before !== now) changes.push({ key, before, after: now });
  }
  return { found, steps, changes, results };
}

function stageOne(
  write: WireWrite,
  key: DocumentKey,
  now: StoredDocument | undefined,
  commitTime: number,
  serverTime: number,
): { after: StoredDocument | undefined; result: WireWriteResult } {
  if (write.verify !== undefined) {
    return { after: now, result: now ? { updateTime: encodeMicros(now.updateTime) } : {} };
  }
  if (write.delete !== undefined) return { after: undefined, result: {} };
  let fields = write.update ? updatedFields(write, now) : (now?.fields ?? new Map());
  const transforms = write.transform?.fieldTransforms ?? write.updateTransforms ?? [];
  const transformed = transformFields(fields, transforms, serverTime);
  fields = transformed.fields;
  checkDocument(key, fields);
  const transformResults = transformed.results;
  // A write that changes nothing keeps the update time (and so fires no trigger), as the proto of WriteResult says.
  if (now && identical(now.fields, fields)) {
    return { after: now, result: { updateTime: encodeMicros(now.updateTime), transformResults } };
  }
  const after = { key, fields, createTime: now?.createTime ?? commitTime, updateTime: commitTime };
  return { after, result: { updateTime: encodeMicros(commitTime), transformResults } };
}

/** Source: google/firestore/v1/write.proto: `update_transforms` "can be set only when the operation is `update`". */
function checkOperation(write: WireWrite): void {
  if (!write.update && (write.updateTransforms?.length ?? 0) > 0) {
    throw invalidArgument('update_transforms can be set only when the operation is an update.');
  }
  const paths = (write.updateMask?.fieldPaths ?? []).map(parseFieldPath);
  const masked = new Set(paths.map(formatFieldPath));
  for (const path of paths) {
    for (let length = 1; length < path.length; length++) {
      const parent = formatFieldPath(path.slice(0, length));
      if (masked.has(parent)) {
        throw invalidArgument(
          `The update mask names both ${parent} and ${formatFieldPath(path)}, which lies inside it.`,
        );
      }
    }
  }
}

function updatedFields(write: WireWrite, now: StoredDocument | undefined): Fields {
  const given = decodeFields(write.update?.fields);
  if (!write.updateMask) return given;
  let fields: Fields = now?.fields ?? new Map();
  for (const fieldPath of write.updateMask.fieldPaths ?? []) {
    const path = parseFieldPath(fieldPath);
    for (const segment of path) checkFieldName(segment);
    fields = withField(fields, path, fieldAt(given, path));
  }
  return fields;
}

function transformFields(
  start: Fields,
  transforms: readonly WireFieldTransform[],
  serverTime: number,
): { fields: Fields; results: NonNullable<WireWriteResult['transformResults']> } {
  let fields = start;
  const results = transforms.map((transform) => {
    const path = parseFieldPath(transform.fieldPath ?? '');
    const { value, result } = applyTransform(transform, fieldAt(fields, path), serverTime);
    fields = withField(fields, path, value);
    return encodeValue(result);
  });
  return { fields, results };
}

function checkPrecondition(
  precondition: WirePrecondition | undefined,
  now: StoredDocument | undefined,
  name: string,
): void {
  if (precondition?.exists === true && !now) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition?.exists === false && now) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (precondition?.updateTime) {
    const wanted = decodeTimestamp(precondition.updateTime).toMicros();
    if (now?.updateTime !== wanted) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        `the stored version (${now?.updateTime ?? 0}) does not match the required base version (${wanted}): ${name}`,
      );
    }
  }
}
