import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { type TogetherGroup, togetherRooms } from './together-rooms.ts';

/** The integration tests of a group's rooms, as paths from the root, in a fixed order. */
export function filesOf(group: TogetherGroup, root = repositoryRoot()): readonly string[] {
  return togetherRooms[group]
    .flatMap((room) => globSync(`${room}/*.integration.test.ts`, { cwd: root }))
    .sort();
}

/**
 * Registers each file of a group here as if it stood here, in a `describe` of its name. Modules are loaded once for all of them and their
 * tables of words are built once: a file by itself takes three seconds of CPU for that, most often longer than for its tests. Each begins with
 * the variables of the environment that all of them, once loaded, began with. What cannot be loaded fails, and the others run.
 */
export function runTogether(group: TogetherGroup, root = repositoryRoot()): void {
  let began: NodeJS.ProcessEnv | undefined;
  for (const file of filesOf(group, root)) {
    describe(file, () => {
      beforeAll(() => {
        began ??= { ...process.env };
      });
      try {
        require(join(root, file));
      } catch (error) {
        test('is loaded', () => {
          throw error;
        });
      }
      afterAll(() => putBack(began ?? {}));
    });
  }
}

function putBack(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
}
