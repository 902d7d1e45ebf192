import type { Engine } from '../engine/engine.ts';
import { invalidArgument } from '../errors.ts';
import { exportDocuments } from './export-documents.ts';
import { writeSuiteMetadata } from './export-files.ts';

const NAME = 'firestore_export';

/**
 * Exports as the whole emulator suite would: `directory/firestore_export/…` and `directory/firebase-export-metadata.json`.
 * @param name `projects/p/databases/d`; may be left out if there is but one database with documents
 * Throws INVALID_ARGUMENT if it is left out and there are several.
 */
export function exportSuite(engine: Engine, directory: string, name: string | undefined): void {
  const filled = [...engine.databases()].filter(({ store }) => store.size > 0);
  const [only] = filled;
  const database = name === undefined ? only : engine.database(name);
  if (!database || (name === undefined && filled.length > 1)) {
    throw invalidArgument(
      `Which database is to be exported? There are ${filled.map((one) => one.name).join(', ')}.`,
    );
  }
  exportDocuments(database, directory, NAME);
  writeSuiteMetadata(directory, NAME);
}
