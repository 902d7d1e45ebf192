import { invalidArgument } from '../errors.ts';

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const RESERVED = /^__.*__$/s;
const MAX_BYTES = 1500;

const parsed = new Map<string, readonly string[]>();

/**
 * Splits a field path into segments: `a.b`, or with back-quoted segments, `` a.`b.c` ``.
 * Throws INVALID_ARGUMENT for an empty segment, an unclosed quote or an overlong path. `__name__` is a path of its own.
 */
export function parseFieldPath(path: string): readonly string[] {
  const known = parsed.get(path);
  if (known) return known;
  const segments = split(path);
  if (parsed.size > 10_000) parsed.clear();
  parsed.set(path, segments);
  return segments;
}

/** The reverse of {@link parseFieldPath}: quotes what needs quoting. */
export const formatFieldPath = (segments: readonly string[]): string =>
  segments
    .map((segment) =>
      SIMPLE.test(segment) ? segment : `\`${segment.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.');

/** Field names `__like_this__` are reserved by Firestore. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name must not be empty.');
  if (RESERVED.test(name)) throw invalidArgument(`Field name "${name}" is reserved.`);
  if (name.length > MAX_BYTES / 3 && Buffer.byteLength(name) > MAX_BYTES) {
    throw invalidArgument(`A field name is longer than ${MAX_BYTES} bytes.`);
  }
}

function split(path: string): readonly string[] {
  if (path === '') throw invalidArgument('A field path must not be empty.');
  if (Buffer.byteLength(path) > MAX_BYTES * 4) throw invalidArgument('A field path is too long.');
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    const [segment, next] = path[position] === '`' ? quoted(path, position) : plain(path, position);
    if (segment === '') throw invalidArgument(`Field path "${path}" has an empty segment.`);
    segments.push(segment);
    if (next === path.length) return segments;
    if (path[next] !== '.') throw invalidArgument(`Field path "${path}" is malformed.`);
    position = next + 1;
  }
}

function plain(path: string, start: number): [string, number] {
  const dot = path.indexOf('.', start);
  const end = dot === -1 ? path.length : dot;
  const segment = path.slice(start, end);
  if (!SIMPLE.test(segment)) {
    throw invalidArgument(`Field path "${path}" is malformed: "${segment}" needs back quotes.`);
  }
  return [segment, end];
}

function quoted(path: string, start: number): [string, number] {
  let segment = '';
  for (let position = start + 1; position < path.length; position++) {
    const character = path[position];
    if (character === '`') return [segment, position + 1];
    if (character === '\\' && position + 1 < path.length) position++;
    segment += path[position];
  }
  throw invalidArgument(`Field path "${path}" has an unclosed back quote.`);
}
