import { join } from 'node:path';
import type { Database } from '../engine/database.ts';
import type { Engine } from '../engine/engine.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { DocumentChange } from '../store/document.ts';
import { compareKeys, documentKey } from '../store/path.ts';
import { checkDocument } from '../values/limits.ts';
import { type Fields, Reference, type Value } from '../values/value.ts';
import { decodeKey, type EntityKey, encodeGroup, encodeKey } from './entity-keys.ts';
import { decodeProperties, encodeProperties } from './entity-values.ts';
import { findOverallFile, readExportFiles, writeExportFiles } from './export-files.ts';
import { decodeProto, encodeProto } from './export-protos.ts';

/**
 * Writes all documents of a database, as they are at one moment, to `directory/name`.
 * @returns how many
 */
export function exportDocuments(database: Database, directory: string, name: string): number {
  const start = database.clock.micros();
  const documents = [...database.store.all()].sort((left, right) => compareKeys(left.key, right.key));
  const entities = documents.map(({ key, fields }) => encodeDocumentEntity(database.name, key.path, fields));
  writeExportFiles(join(directory, name), name, entities, { start, end: database.clock.micros() });
  return documents.length;
}

/**
 * Reads an export into a database: its documents replace those of the same name, others stay; no trigger fires. All is
 * read and checked before the first document is written. Documents, and references among them, move to the database
 * they are imported into.
 * @param target `projects/p/databases/d`; absent, the one that was exported
 * @returns how many documents
 * Throws INVALID_ARGUMENT for a broken export.
 */
export function importDocuments(engine: Engine, path: string, target?: string): number {
  const overall = findOverallFile(path);
  const entities = overall === undefined ? [] : readExportFiles(overall).map(decodeDocumentEntity);
  const changes = new Map<string, Map<string, DocumentChange>>();
  for (const { database: exported, path: documentPath, fields: own } of entities) {
    const name = target ?? exported;
    const { store } = engine.database(name);
    const key = documentKey(documentPath);
    const fields = target === undefined ? own : moved(own, exported, target);
    checkDocument(key, fields);
    const ofDatabase = changes.get(name) ?? new Map<string, DocumentChange>();
    changes.set(name, ofDatabase);
    const before = store.get(key.path);
    const after = { key, fields, createTime: before?.createTime ?? 0, updateTime: 0 };
    ofDatabase.set(key.path, { key, before, after });
  }
  for (const [name, ofDatabase] of changes) applyImport(engine.database(name), [...ofDatabase.values()]);
  return entities.length;
}

function applyImport({ store, clock }: Database, changes: readonly DocumentChange[]): void {
  const time = store.nextCommitTime(clock.micros());
  const dated = changes.map(({ key, before, after }) => ({
    key,
    before,
    after: after && { ...after, createTime: before?.createTime ?? time, updateTime: time },
  }));
  store.apply(time, dated, { type: 'system', id: undefined }, true);
}

/** One record of an output file. */
export const encodeDocumentEntity = (database: string, path: string, fields: Fields): Buffer =>
  encodeProto('EntityProto', {
    key: encodeKey(database, path),
    ...encodeProperties(fields),
    entityGroup: encodeGroup(path),
  });

export function decodeDocumentEntity(bytes: Uint8Array): EntityKey & { readonly fields: Fields } {
  try {
    const { key, property = [], rawProperty = [] } = decodeProto('EntityProto', bytes);
    return { ...decodeKey(key), fields: decodeProperties([...property, ...rawProperty]) };
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw invalidArgument(
      `An exported entity cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function moved(fields: Fields, from: string, to: string): Fields {
  if (from === to) return fields;
  const prefix = `${from}/documents/`;
  const move = (value: Value): Value => {
    if (value instanceof Reference && value.name.startsWith(prefix)) {
      return new Reference(`${to}/documents/${value.name.slice(prefix.length)}`);
    }
    if (Array.isArray(value)) return value.map(move);
    return value instanceof Map ? new Map([...value].map(([name, member]) => [name, move(member)])) : value;
  };
  return new Map([...fields].map(([name, value]) => [name, move(value)]));
}
