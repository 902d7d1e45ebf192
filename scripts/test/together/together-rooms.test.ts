import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { loadedWith } from './loaded-with.ts';
import { filesOf, inOrderOf } from './together-files.ts';
import { byThemselves, onceAProcess, togetherGroups, togetherRooms } from './together-rooms.ts';

describe('integration tests that are run together', () => {
  test('each group has a file that runs it, and no other is there', () => {
    const files = globSync('*.together.ts', { cwd: join(repositoryRoot(), 'scripts/test/together') });
    expect(files.map((file) => basename(file, '.together.ts')).sort()).toEqual([...togetherGroups].sort());
    expect(Object.keys(togetherRooms)).toEqual(togetherGroups);
  });

  test.each(togetherGroups)('%s: each of its rooms has tests', (group) => {
    for (const room of togetherRooms[group])
      expect(filesOf(group).filter((file) => file.startsWith(`${room}/`))).not.toEqual([]);
  });

  test('no file is run twice', () => {
    const files = togetherGroups.flatMap((group) => filesOf(group));
    expect(files).toHaveLength(new Set(files).size);
  });

  test('what runs by itself is there, and of a room whose others run together', () => {
    const rooms: readonly string[] = togetherGroups.flatMap((group) => togetherRooms[group]);
    const files = rooms.flatMap((room) =>
      globSync(`${room}/*.integration.test.ts`, { cwd: repositoryRoot() }),
    );
    expect(byThemselves.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('nothing that a process has once is loaded by what runs together', () => {
    for (const module of onceAProcess)
      expect([module, existsSync(join(repositoryRoot(), module))]).toEqual([module, true]);
    const files = togetherGroups.flatMap((group) => filesOf(group));
    const loading = files.filter((file) => onceAProcess.some((module) => loadedWith(file).has(module)));
    expect(loading).toEqual([]);
    const example = 'functions/src/entrypoints/wake.integration.test.ts';
    expect(onceAProcess.some((module) => loadedWith(example).has(module))).toBe(true);
  });

  test('a word gives the same files another order, and the same one each time', () => {
    const files = filesOf('doors');
    const ordered = inOrderOf('one', files);
    expect(ordered).not.toEqual(files);
    expect(inOrderOf('one', files)).toEqual(ordered);
    expect(ordered.toSorted()).toEqual(files.toSorted());
    expect(inOrderOf(null, files)).toEqual(files);
  });
});
