import { invalidArgument } from '../errors.ts';
import { parseResourceName } from '../store/path.ts';
import type { EntityProto, PropertyValueProto } from './export-protos.ts';

type ReferenceProto = NonNullable<PropertyValueProto['referenceValue']>;
type ElementProto = NonNullable<ReferenceProto['pathElement']>[number];

/** The partition before the project id: `dev~` in the emulator, `s~` and others in the cloud. */
const PARTITION = /^[a-z0-9]*~/;
const DEFAULT_DATABASE = '(default)';
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Where an entity belongs: its database as exported, `projects/p/databases/d`, and the document's path. */
export interface EntityKey {
  readonly database: string;
  readonly path: string;
}

export function encodeKey(database: string, path: string): EntityProto['key'] {
  return { ...applicationOf(database), path: { element: elementsOf(path) } };
}

/** The root of the document's path, as entities carry it besides their key. */
export const encodeGroup = (path: string): { element: ElementProto[] } => ({
  element: elementsOf(path).slice(0, 1),
});

/** Throws INVALID_ARGUMENT for the key of an entity that is not a Firestore document. */
export function decodeKey({ app, path, nameSpace, databaseId }: EntityProto['key']): EntityKey {
  if (nameSpace) throw invalidArgument(`An exported entity is in the Datastore namespace "${nameSpace}".`);
  const segments = segmentsOf(path.element ?? []);
  if (segments.length === 0 || segments.length % 2 !== 0 || segments.includes(''))
    throw invalidArgument('An exported entity has no document path.');
  return { database: databaseOf(app, databaseId), path: segments.join('/') };
}

/** A reference value's full name as an entity holds it. */
export function encodeReference(name: string): ReferenceProto {
  const { database, path } = parseResourceName(name);
  return { ...applicationOf(database), pathElement: elementsOf(path) };
}

export const decodeReference = ({ app, databaseId, pathElement = [] }: ReferenceProto): string =>
  [databaseOf(app, databaseId), 'documents', ...segmentsOf(pathElement)].join('/');

function applicationOf(database: string): { app: string; databaseId?: string } {
  const [, project = '', , id = DEFAULT_DATABASE] = database.split('/');
  const app = `dev~${project}`;
  return id === DEFAULT_DATABASE ? { app } : { app, databaseId: id };
}

const databaseOf = (app: string, databaseId: string | undefined): string =>
  `projects/${app.replace(PARTITION, '')}/databases/${databaseId || DEFAULT_DATABASE}`;

function elementsOf(path: string): ElementProto[] {
  const segments = path === '' ? [] : path.split('/');
  const elements: ElementProto[] = [];
  for (let at = 0; at < segments.length; at += 2) {
    const type = segments[at] ?? '';
    const name = segments[at + 1];
    const number = NUMERIC_ID.exec(name ?? '')?.[1];
    if (number !== undefined) elements.push({ type, id: number });
    else elements.push(name === undefined ? { type } : { type, name });
  }
  return elements;
}

const segmentsOf = (elements: readonly ElementProto[]): string[] =>
  elements.flatMap(({ type, id, name }) => {
    if (name !== undefined) return [type, name];
    return id === undefined ? [type] : [type, `__id${id}__`];
  });
