import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { byThemselves, type TogetherGroup, togetherRooms } from './together-rooms.ts';

/** The integration tests of a group's rooms, as paths from the root, in a fixed order. */
export function filesOf(group: TogetherGroup, root = repositoryRoot()): readonly string[] {
  return togetherRooms[group]
    .flatMap((room) => globSync(`${room}/*.integration.test.ts`, { cwd: root }))
    .filter((file) => !byThemselves.includes(file))
    .sort();
}

/** @param word null for the order they have */
export function inOrderOf(word: string | null, files: readonly string[]): readonly string[] {
  if (word === null) return files;
  const place = (file: string) => createHash('sha256').update(`${word} ${file}`).digest('hex');
  return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
