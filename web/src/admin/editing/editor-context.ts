import type { JsonValue, PolicyProblem } from '@merve/contract';
import { createContext, useCallback, useContext } from 'react';
import { type Path, valueAt } from './json-path.ts';
import type { Change } from './use-draft.ts';

/** What the fields of an editor share. */
interface Editing {
  readonly value: JsonValue;
  readonly problems: readonly PolicyProblem[];
  set(path: Path, value: JsonValue | undefined): void;
  update(path: Path, change: Change): void;
  /** What a field is called, in the form and in what has changed. */
  labelOf(path: Path): string;
}

export const EditingContext = createContext<Editing | null>(null);

/** @throws Error outside an editor. */
function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('This is shown inside an editor only');
  return editing;
}

/** One field of the editor around it: its value, how to set it, its name, and what is wrong with it. */
export function useField(path: Path) {
  const { value, problems, set, update, labelOf } = useEditing();
  const name = path.join('.');
  // A problem of two fields together, as of a place, is told at both.
  const together = path.slice(0, -1).join('.');
  const problem = problems.find(
    (one) =>
      one.path === name || one.path.startsWith(`${name}.`) || (one.path === together && together !== ''),
  );
  return {
    name,
    value: valueAt(value, path),
    set: (next: JsonValue | undefined) => set(path, next),
    /** By what it holds then: for what takes a while. */
    update: useCallback(
      // By its name: a path is a new array each time.
      (change: Change) => update(pathNamed(name), change),
      [update, name],
    ),
    label: labelOf(path),
    problem: problem === undefined ? null : problemWords(problem),
  };
}

/** The path of a field's name: what is all digits is a place in a list. */
const pathNamed = (name: string): Path =>
  name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** What is wrong, and what would be right where that is known. */
export function problemWords({ message, known }: Pick<PolicyProblem, 'message' | 'known'>): string {
  return known === undefined || known.length === 0 ? message : `${message}. There is: ${known.join(', ')}`;
}
