import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { decodeProto, encodeProto } from './export-protos.ts';
import { decodeLog, encodeLog } from './log-records.ts';

/** The file of firebase-tools that says which emulators an export directory has data of. */
export const METADATA_FILE = 'firebase-export-metadata.json';

const OVERALL = '.overall_export_metadata';
const PARTITION = 'all_namespaces/all_kinds';
const KIND_FILE = 'all_namespaces_all_kinds.export_metadata';
const OUTPUT_FILE = 'output-0';
/** The first record of every overall metadata file, and the versions in each entry: always these. */
const MARKER = Buffer.from('3');
const VERSION = { overall: 2, entity: 3 };

const METADATA = z.looseObject({
  firestore: z.object({ path: z.string(), metadata_file: z.string() }).optional(),
});

/**
 * Writes the files of an export, named as `directory` is: `{name}.overall_export_metadata`,
 * `all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata` and `…/output-0`.
 * @param times microseconds since 1970
 */
export function writeExportFiles(
  directory: string,
  name: string,
  entities: readonly Uint8Array[],
  times: { readonly start: number; readonly end: number },
): void {
  const partition = join(directory, PARTITION);
  mkdirSync(partition, { recursive: true });
  const output = encodeLog(entities);
  writeFileSync(join(partition, OUTPUT_FILE), output);
  const kind = encodeProto('KindMetadata', {
    header: { exportName: name, startMicros: String(times.start), endMicros: String(times.end) },
    outputs: [{ nameSpace: '', files: [OUTPUT_FILE] }],
  });
  writeFileSync(join(partition, KIND_FILE), kind);
  const overall = encodeProto('OverallMetadata', {
    entries: [
      {
        version: VERSION,
        metadataFile: `${PARTITION}/${KIND_FILE}`,
        entityCount: String(entities.length),
        byteCount: String(output.length),
      },
    ],
  });
  writeFileSync(join(directory, name + OVERALL), encodeLog([MARKER, overall]));
}

/** Every entity of an export, from its overall metadata file. Throws INVALID_ARGUMENT for files that are broken. */
export function readExportFiles(overallFile: string): Buffer[] {
  const entities: Buffer[] = [];
  const [marker, ...metadata] = decodeLog(readInside(overallFile), overallFile);
  if (!marker?.equals(MARKER)) throw invalidArgument(`${overallFile} is not the metadata of an export.`);
  for (const bytes of metadata) {
    for (const { metadataFile } of decoded(
      overallFile,
      () => decodeProto('OverallMetadata', bytes).entries ?? [],
    )) {
      const kindFile = inside(dirname(overallFile), metadataFile);
      const { outputs = [] } = decoded(kindFile, () => decodeProto('KindMetadata', readInside(kindFile)));
      for (const { nameSpace, files = [] } of outputs) {
        if (nameSpace) throw invalidArgument(`${kindFile} is of a Datastore namespace.`);
        for (const file of files) {
          const output = inside(dirname(kindFile), file);
          entities.push(...decodeLog(readInside(output), output));
        }
      }
    }
  }
  return entities;
}

/**
 * The overall metadata file that a path stands for: the file itself, a directory that the emulator suite exported
 * (`firebase-export-metadata.json`), or one that holds such a file, as those of `gcloud firestore export` do.
 * undefined: the suite's export has no Firestore data. Throws INVALID_ARGUMENT if there is nothing of the kind.
 */
export function findOverallFile(path: string): string | undefined {
  if (!existsSync(path)) throw invalidArgument(`There is no export at ${path}.`);
  if (!statSync(path).isDirectory()) return path;
  const suite = join(path, METADATA_FILE);
  if (existsSync(suite)) {
    const { firestore } = decoded(suite, () => METADATA.parse(JSON.parse(readFileSync(suite, 'utf8'))));
    return firestore && inside(path, firestore.metadata_file);
  }
  const found = readdirSync(path).filter((name) => name.endsWith(OVERALL));
  if (found.length !== 1)
    throw invalidArgument(`${path} holds ${found.length} files named *${OVERALL}; one is needed.`);
  return join(path, found[0] ?? '');
}

/** Notes an export in the suite's own file beside it, and leaves what that says of other emulators. */
export function writeSuiteMetadata(directory: string, name: string): void {
  const file = join(directory, METADATA_FILE);
  const known = existsSync(file)
    ? decoded(file, () => METADATA.parse(JSON.parse(readFileSync(file, 'utf8'))))
    : {};
  const firestore = { version: 'firestore-local', path: name, metadata_file: `${name}/${name}${OVERALL}` };
  writeFileSync(file, `${JSON.stringify({ version: 'firestore-local', ...known, firestore }, null, 2)}\n`);
}

/** A name in a metadata file must not lead out of the export. */
function inside(directory: string, name: string): string {
  const path = resolve(directory, name);
  if (!path.startsWith(resolve(directory) + sep)) throw invalidArgument(`"${name}" leads out of the export.`);
  return path;
}

function readInside(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw invalidArgument(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function decoded<T>(file: string, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    throw invalidArgument(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
