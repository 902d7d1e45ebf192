import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { loadedWith } from './loaded-with.ts';
import { onceAProcess } from './together-rooms.ts';
import { unitFolders, unitGroups, unitsByThemselves, unitsOf } from './together-units.ts';

const root = repositoryRoot();
const files = unitGroups.flatMap((group) => unitsOf(group));

describe('unit tests that are run together', () => {
  test('each group has a file that runs it, and no other is there', () => {
    const running = globSync('*.together.ts', { cwd: join(root, 'scripts/test/together/units') });
    expect(running.map((file) => basename(file, '.together.ts')).sort()).toEqual([...unitGroups].sort());
    expect(Object.keys(unitFolders)).toEqual(unitGroups);
  });

  test('each of a group’s folders has tests, and no file is run twice', () => {
    for (const group of unitGroups)
      for (const folder of unitFolders[group])
        expect(unitsOf(group).filter((file) => file.startsWith(`${folder}/`))).not.toEqual([]);
    expect(files).toHaveLength(new Set(files).size);
  });

  test('they are unit tests of ours, and this is one of them', () => {
    expect(files).toContain('scripts/test/together/together-units.test.ts');
    expect(files.filter((file) => /node_modules|dist\/|\.integration\./.test(file))).toEqual([]);
    expect(unitsByThemselves.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('nothing that a process has once is loaded by them', () => {
    const loading = files.filter((file) => onceAProcess.some((module) => loadedWith(file).has(module)));
    expect(loading).toEqual([]);
  });
});
