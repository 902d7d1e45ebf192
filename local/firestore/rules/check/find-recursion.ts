import type { FunctionDeclaration } from '../syntax/ast.ts';

/** Which functions' bodies call which. */
export type CallGraph = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** The functions that reach themselves. */
export const findRecursion = (calls: CallGraph): FunctionDeclaration[] =>
  [...calls.keys()].filter((declaration) => reaches(declaration, declaration, calls));

function reaches(from: FunctionDeclaration, to: FunctionDeclaration, calls: CallGraph): boolean {
  const pending = [...(calls.get(from) ?? [])];
  const seen = new Set<FunctionDeclaration>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    pending.push(...(calls.get(next) ?? []));
  }
  return false;
}
