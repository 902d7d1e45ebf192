/** Long ids are cut: a trace is read by people, and six characters tell the documents of one run apart. */
function short(name: string): string {
  return name
    .replace(/^.*\/documents\/?/, '')
    .replace(/[0-9a-f]{12,}/g, (id) => id.slice(0, 6))
    .replace(/whatsappSessions\/wa:(%2B|\+)(\d+)/, 'whatsappSessions/$2');
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
function field(of: unknown, name: string): unknown {
  return of !== null && typeof of === 'object' ? Reflect.get(of, name) : undefined;
}

function describeWrite(write: unknown): string {
  const deleted = text(field(write, 'delete'));
  if (deleted !== '') return `-${short(deleted)}`;
  const created = field(field(write, 'currentDocument'), 'exists') === false;
  return `${created ? '+' : '='}${short(text(field(field(write, 'update'), 'name')))}`;
}

/** A request in one line of a trace: what is read, and what is created (+), written (=) and deleted (-). */
export function describeRequest(rpc: string, request: object): string {
  switch (rpc) {
    case 'BatchGetDocuments':
      return `read ${list(field(request, 'documents'))
        .map((name) => short(text(name)))
        .join(' ')}`;
    case 'Commit':
      return `commit ${list(field(request, 'writes')).map(describeWrite).join(' ')}`;
    case 'RunQuery': {
      const [from] = list(field(field(request, 'structuredQuery'), 'from'));
      const parent = short(text(field(request, 'parent')));
      return `query ${parent === '' ? '' : `${parent}/`}${text(field(from, 'collectionId'))}`;
    }
    default:
      return rpc;
  }
}
