import type { Fields, Value } from './value.ts';

/** A copy of `fields` with the value at `path` set (undefined removes it); maps on the way are made or replaced. */
export function withField(fields: Fields, path: readonly string[], value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const copy: Fields = new Map(fields);
  if (rest.length === 0) {
    if (value === undefined) copy.delete(head);
    else copy.set(head, value);
    return copy;
  }
  const inner = fields.get(head);
  if (inner instanceof Map) copy.set(head, withField(inner, rest, value));
  else if (value !== undefined) copy.set(head, withField(new Map(), rest, value));
  return copy;
}

/** Only the named paths of `fields`, as a document mask or a projection asks for. */
export function pickFields(fields: Fields, paths: readonly (readonly string[])[]): Fields {
  let picked: Fields = new Map();
  for (const path of paths) {
    let current: Value | undefined = fields;
    for (const segment of path) current = current instanceof Map ? current.get(segment) : undefined;
    if (current !== undefined) picked = withField(picked, path, current);
  }
  return picked;
}
