import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Engine } from '../engine/engine.ts';
import { invalidArgument } from '../errors.ts';
import { type HttpAnswer, type HttpRequest, parseJson, type Route } from '../http/http-door.ts';
import { refuseOtherOrigins } from '../inspector/same-machine.ts';
import { exportDocuments, importDocuments } from './export-documents.ts';

const PATH = /^\/emulator\/v1\/projects\/([^/:]+):(export|import)$/;
const BODY = z.object({
  database: z
    .string()
    .regex(/^projects\/[^/]+\/databases\/[^/]+$/)
    .optional(),
  export_directory: z.string().min(1),
  export_name: z
    .string()
    .regex(/^[^/\\]+$/)
    .optional(),
});

/**
 * `POST /emulator/v1/projects/{p}:export` and `:import`, as firebase-tools calls them:
 * `{database, export_directory, export_name}`; the files are in `export_directory/export_name`. For an import the name
 * may be missing: then the directory may be any that {@link importDocuments} reads.
 */
export function exportRoute(engine: Engine): Route {
  return (request) => {
    const match = PATH.exec(request.path);
    if (!match || request.method !== 'POST') return undefined;
    return serve(engine, request, decodeURIComponent(match[1] ?? ''), match[2] === 'export');
  };
}

async function serve(
  engine: Engine,
  request: HttpRequest,
  project: string,
  isExport: boolean,
): Promise<HttpAnswer> {
  // It writes and reads files: not for a web page that happens to know the port.
  refuseOtherOrigins(request);
  const parsed = BODY.safeParse(parseJson(request.body));
  if (!parsed.success) {
    throw invalidArgument(
      `The body must be {database, export_directory, export_name}. ${z.prettifyError(parsed.error)}`,
    );
  }
  const { database = `projects/${project}/databases/(default)`, export_directory, export_name } = parsed.data;
  const directory = resolve(export_directory);
  if (isExport) {
    exportDocuments(engine.database(database), directory, export_name ?? 'firestore_export');
    return { body: {} };
  }
  importDocuments(engine, export_name === undefined ? directory : join(directory, export_name), database);
  return { body: {} };
}
