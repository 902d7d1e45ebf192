const BOOLEANS: ReadonlySet<string> = new Set(['showMissing', 'currentDocument.exists']);
const LISTS: ReadonlySet<string> = new Set(['mask.fieldPaths', 'updateMask.fieldPaths']);

/** Parameters that every Google API takes, and that no message has. cloud.google.com/apis/docs/system-parameters */
const STANDARD: ReadonlySet<string> = new Set([
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
]);

/** Query parameters as the JSON that they stand for: `mask.fieldPaths=a&mask.fieldPaths=b` → `{mask:{fieldPaths:[a,b]}}`. */
export function queryToJson(query: URLSearchParams): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    if (name.startsWith('$') || STANDARD.has(name)) continue;
    const values = query.getAll(name);
    const [head = '', tail] = name.split('.', 2);
    const value = convert(name, values);
    if (tail === undefined) json[head] = value;
    else json[head] = { ...objectIn(json, head), [tail]: value };
  }
  return json;
}

function convert(name: string, values: readonly string[]): unknown {
  if (LISTS.has(name)) return values;
  const value = values[values.length - 1] ?? '';
  // What is neither stays as it is, to be refused with its name.
  return BOOLEANS.has(name) && (value === 'true' || value === 'false') ? value === 'true' : value;
}

function objectIn(json: Record<string, unknown>, key: string): object {
  const value = json[key];
  return typeof value === 'object' && value !== null ? value : {};
}
