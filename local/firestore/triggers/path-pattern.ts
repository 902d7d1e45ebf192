/**
 * Whether a document path matches a trigger's pattern: `{any}`, `{any=*}` and `*` stand for one segment, `{any=**}` and
 * `**` for one or more.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchSegments(trimSlashes(pattern).split('/'), path.split('/'));
}

function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (path.length === 0) return false;
  if (head === '**' || /^\{[^}]*=\*\*\}$/.test(head)) {
    for (let taken = 1; taken <= path.length; taken++) {
      if (matchSegments(rest, path.slice(taken))) return true;
    }
    return false;
  }
  const wild = head === '*' || /^\{[^}]+\}$/.test(head);
  return (wild || head === path[0]) && matchSegments(rest, path.slice(1));
}

const trimSlashes = (text: string): string => text.replace(/^\/+|\/+$/g, '');
