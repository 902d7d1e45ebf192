import type { Patch } from './planted-bug.ts';

/**
 * The source with every patch applied.
 * @throws Error if a piece of source is not there exactly once: then the bug must be written anew.
 */
export function patched(source: string, patches: readonly Patch[]): string {
  return patches.reduce((text, { file, find, put }) => {
    if (text.split(find).length !== 2) {
      throw new Error(`The planted bug no longer fits: ${file} does not hold exactly once:\n${find}`);
    }
    return text.replace(find, () => put);
  }, source);
}
