import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { filesOf } from './run-together.ts';
import { togetherGroups, togetherRooms } from './together-rooms.ts';

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
});
