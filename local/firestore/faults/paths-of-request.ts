const DOCUMENTS = /^projects\/[^/]+\/databases\/[^/]+\/documents\/?/;

/**
 * The paths that a request is about: those of the documents it names, and for each collection that it queries the path
 * itself and `path/*`, which a pattern of the collection's documents matches. A collection group has no parent.
 */
export function pathsOfRequest(request: object): string[] {
  return [...namesIn(request).map(relative), ...queriesIn(request).flatMap(pathsOfQuery)];
}

function namesIn(request: object): string[] {
  const documents = list(request, 'documents').map(String);
  const target = child(request, 'addTarget');
  const listened = target && child(target, 'documents');
  return [
    ...texts(request, 'name'),
    ...texts(child(request, 'document'), 'name'),
    ...documents,
    ...(listened ? list(listened, 'documents').map(String) : []),
    ...list(request, 'writes').flatMap(namesInWrite),
  ];
}

function namesInWrite(write: unknown): string[] {
  if (!isObject(write)) return [];
  return [
    ...texts(child(write, 'update'), 'name'),
    ...texts(child(write, 'transform'), 'document'),
    ...texts(write, 'delete'),
    ...texts(write, 'verify'),
  ];
}

interface QueryNamed {
  readonly parent: string;
  readonly collectionId: string;
  readonly allDescendants: boolean;
}

function queriesIn(request: object): QueryNamed[] {
  const target = child(request, 'addTarget');
  const holder = (target && child(target, 'query')) ?? request;
  const [parent = ''] = texts(holder, 'parent').map(relative);
  const aggregation = child(holder, 'structuredAggregationQuery');
  const query = child(holder, 'structuredQuery') ?? (aggregation && child(aggregation, 'structuredQuery'));
  const listed = texts(holder, 'collectionId').map((collectionId) => ({
    parent,
    collectionId,
    allDescendants: false,
  }));
  if (!query) return listed;
  return list(query, 'from')
    .filter(isObject)
    .map((from) => ({
      parent,
      collectionId: texts(from, 'collectionId')[0] ?? '',
      allDescendants: 'allDescendants' in from && from.allDescendants === true,
    }));
}

function pathsOfQuery({ parent, collectionId, allDescendants }: QueryNamed): string[] {
  const path = parent === '' || allDescendants ? collectionId : `${parent}/${collectionId}`;
  return [path, `${path}/*`];
}

const relative = (name: string): string => name.replace(DOCUMENTS, '');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const member = (object: object, key: string): unknown =>
  Object.entries(object).find(([name]) => name === key)?.[1];

function child(object: object | undefined, key: string): object | undefined {
  const value = object && member(object, key);
  return isObject(value) ? value : undefined;
}

function list(object: object, key: string): readonly unknown[] {
  const value = member(object, key);
  return Array.isArray(value) ? value : [];
}

/** The text under a key, as a list of one or none. */
function texts(object: object | undefined, key: string): string[] {
  const value = object && member(object, key);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
