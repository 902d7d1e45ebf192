import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Entrypoint {
  /** Absolute path of the source file. */
  readonly source: string;
  /** File name in the deployed directory. */
  readonly file: string;
  /** The Cloud Functions it exports. */
  readonly functions: readonly string[];
}

/**
 * Reads which file exports which Cloud Function from `functions/src/index.ts`, which holds nothing but
 * `export { a, b } from './file.ts';`.
 *
 * @throws Error if it holds anything else: it would be missing in the deployed bundle.
 */
export function exportedFunctions(index: string): Entrypoint[] {
  const source = readFileSync(index, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const entrypoints: Entrypoint[] = [];
  const rest = source.replace(
    /export\s*\{([^}]*)\}\s*from\s*'([^']+)';?/g,
    (all: string, names: string, from: string) => {
      const path = join(dirname(index), from);
      const functions = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      if (functions.some((name) => !/^[\w$]+$/.test(name))) return all;
      entrypoints.push({ source: path, file: basename(path).replace(/\.ts$/, '.js'), functions });
      return '';
    },
  );
  if (rest.trim() !== '') {
    throw new Error(`${index} may only hold \`export { … } from '…';\`, but it also has: ${rest.trim()}`);
  }
  return entrypoints;
}
