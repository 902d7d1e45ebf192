/** The nodes of a cycle through `start` in a graph of who waits for whom; empty if there is none. */
export function findCycle<T>(start: T, waitsFor: ReadonlyMap<T, readonly T[]>): T[] {
  const visited = new Set<T>();
  const path: T[] = [];
  const visit = (node: T): boolean => {
    path.push(node);
    for (const next of waitsFor.get(node) ?? []) {
      if (next === start) return true;
      if (visited.has(next)) continue;
      visited.add(next);
      if (visit(next)) return true;
    }
    path.pop();
    return false;
  };
  return visit(start) ? path : [];
}
