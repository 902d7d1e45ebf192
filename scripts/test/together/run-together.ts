import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { leftBehind, type Surroundings, surroundings } from './left-behind.ts';
import { filesOf, inOrderOf } from './together-files.ts';
import type { TogetherGroup } from './together-rooms.ts';

/** Set to any word, it lets the files of a group run in an order of that word's: what one leaves to another shows in some order. */
const orderVariable = 'MERVE_TOGETHER_ORDER';

/** Registers the integration tests of a group. */
export function runTogether(group: TogetherGroup): void {
  runFiles(filesOf(group));
}

/**
 * Registers each file here as if it stood here, in a `describe` of its name. Modules are loaded once for all of them and their tables of words are
 * built once: an integration test by itself takes three seconds of CPU for that, most often longer than for its tests. Each begins with the variables
 * of the environment that all of them, once loaded, began with. What cannot be loaded fails, and the others run; so does, by its own name, a file that
 * leaves the realm otherwise than it found it.
 */
export function runFiles(given: readonly string[], root = repositoryRoot()): void {
  const files = inOrderOf(process.env[orderVariable] ?? null, given);
  let began: NodeJS.ProcessEnv | undefined;
  for (const file of files) {
    describe(file, () => {
      let before: Surroundings | undefined;
      beforeAll(() => {
        began ??= { ...process.env };
        before = surroundings();
      });
      try {
        require(join(root, file));
      } catch (error) {
        test('is loaded', () => {
          throw error;
        });
      }
      afterAll(() => {
        putBack(began ?? {});
        const left = before === undefined ? [] : leftBehind(before, surroundings());
        if (left.length > 0) throw new Error(`${file} leaves behind for the next: ${left.join(', ')}`);
      });
    });
  }
}

function putBack(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
}
