import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { patched } from './patched.ts';
import { plantedBugs } from './planted-bugs.ts';

test('there are at least thirty bugs, each with a name of its own', () => {
  expect(plantedBugs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(plantedBugs.length);
});

test.each(plantedBugs)('$name still fits the code it is planted in', ({ patches }) => {
  for (const patch of patches) {
    const source = readFileSync(join(repositoryRoot(), 'functions/src', patch.file), 'utf8');
    expect(patched(source, [patch])).not.toBe(source);
  }
});

test('a bug that no longer fits fails loudly', () => {
  const patch = { file: 'a.ts', find: 'is gone', put: 'is back' };
  expect(() => patched('nothing of it', [patch])).toThrow('no longer fits');
  expect(() => patched('is gone, is gone', [patch])).toThrow('no longer fits');
});
