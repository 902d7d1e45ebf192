import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

const root = join(__dirname, '..');

const filesOf = (folders: string): readonly string[] =>
  globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/dist\/|node_modules/.test(file),
  );
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Files for each 10,000 lines of the product, its tests left out: many small files are many doors to open. */
test('the product has no more than 115 files for each 10,000 lines', () => {
  const files = filesOf('functions/src,contract,web/src').filter((file) => !file.includes('/testing/'));
  const lines = files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);
  expect(lines).toBeGreaterThan(50_000);
  expect((files.length * 10_000) / lines).toBeLessThanOrEqual(115);
});

const maxBranches = 25;
interface Counted {
  name: string;
  branches: number;
}
type Syntax = Readonly<Record<string, unknown>>;

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;
const functionTypes =
  /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression|ClassMethod|PrivateMethod|Constructor|(?:Method|Getter|Setter)Property)$/;
const branchTypes =
  /^(?:IfStatement|ConditionalExpression|For(?:In|Of)?Statement|(?:Do)?WhileStatement|CatchClause)$/;

function isBranch({ type, operator, test: tested }: Syntax): boolean {
  if (type === 'SwitchCase') return isSyntax(tested);
  if (type === 'BinaryExpression' || type === 'AssignmentExpression')
    return /^(?:&&|\|\||\?\?)=?$/.test(String(operator));
  return branchTypes.test(String(type));
}

/** How a piece of syntax is called: a function by its own name, or by that of what it is given to. */
function nameOf({ identifier, key, id }: Syntax): string | null {
  for (const named of [identifier, key, id]) {
    if (isSyntax(named) && typeof named.value === 'string') return named.value;
    if (isSyntax(named) && isSyntax(named.id)) return String(named.id.value);
  }
  return null;
}

/**
 * The functions in a file, each with its own branches: `if`, `?:`, every loop, every `case` that is not `default`, `catch`,
 * and each `&&`, `||` and `??`, alone or before `=`. Those of a function within it count for that one.
 */
function functionsIn(text: string, isPage: boolean): readonly Counted[] {
  const found: Counted[] = [];
  const visit = (value: unknown, within: Counted | null, name: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, within, name);
    if (!isSyntax(value) || Array.isArray(value)) return;
    const called = nameOf(value) ?? name;
    let counted = within;
    if (functionTypes.test(String(value.type))) {
      counted = { name: called, branches: 0 };
      found.push(counted);
    } else if (within !== null && isBranch(value)) within.branches += 1;
    for (const [key, part] of Object.entries(value)) if (key !== 'span') visit(part, counted, called);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: isPage }).body, null, '');
  return found;
}

test('branches are counted for the function they stand in', () => {
  const text = `
    export function outer(a?: number) {
      for (const b of [a]) if (b && (b > 1 || b < 0)) return b ?? 2;
      switch (a) { case 1: return 1; case 2: return 2; default: }
      try { a ||= 1; } catch { return a ? 1 : 2; }
      const inner = (c: number) => (c > 1 ? c : 0);
      return inner;
    }
    class Own { #kept(a: number) { while (a) a -= 1; } }`;
  expect(functionsIn(text, false)).toEqual([
    { name: 'outer', branches: 10 },
    { name: 'inner', branches: 1 },
    { name: 'kept', branches: 1 },
  ]);
});

/** What is decided in one place is read in one place; what has more cases than that is a table. */
test('no function has more than 25 branches', () => {
  const branching = new Map<string, number>();
  for (const file of filesOf('functions/src,contract,web/src,local,simulation,scripts,bench')) {
    for (const { name, branches } of functionsIn(textOf(file), file.endsWith('x')))
      branching.set(`${file} ${name}`, Math.max(branches, branching.get(`${file} ${name}`) ?? 0));
  }
  expect(branching.size).toBeGreaterThan(5000);
  const above = [...branching].flatMap(([name, branches]) => (branches > maxBranches ? [name] : []));
  expect(above.toSorted()).toEqual([]);
});
