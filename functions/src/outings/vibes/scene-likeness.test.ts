import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languageSchema, VIBE_DIMS_V1, vibeDimensionSchema, vibeIndexOf } from '@merve/contract';
import { z } from 'zod';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { vibesOfTexts } from './read-vibes.ts';
import { sceneLikeness } from './scene-likeness.ts';

const describedSchema = z.strictObject({ lang: languageSchema, text: z.string(), most: vibeDimensionSchema });

/** Venues described around one mood each, mostly without its name, by people who did not know how moods are read. */
const described = readFileSync(join(repositoryRoot(), 'corpora/outings/venues/described.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => describedSchema.parse(JSON.parse(line)));

test('a scene tells its mood without naming it', () => {
  const likeness = sceneLikeness(
    'Six armchairs, a wood stove and a cat. When it rains we hand out blankets and tea.',
  );
  const most = VIBE_DIMS_V1[likeness?.indexOf(Math.max(...likeness)) ?? 0];
  expect(most).toBe('cozy');
  expect(sceneLikeness('zzqx')).toBeNull();
  expect(sceneLikeness('a table')).toBeNull();
});

test('of all venues that people described, those meant most are among the first three in four of five moods', () => {
  const vectors = described.map(({ text, most }) => ({ most, vector: vibesOfTexts([text]).vector }));
  const missed = VIBE_DIMS_V1.filter((dimension) => {
    const of = (vector: readonly number[]) => vector[vibeIndexOf(dimension)] ?? 0;
    return !vectors
      .filter(({ vector }) => of(vector) > 0)
      .toSorted((one, other) => of(other.vector) - of(one.vector))
      .slice(0, 3)
      .some(({ most }) => most === dimension);
  });
  expect(described.length).toBeGreaterThanOrEqual(120);
  expect(missed.length).toBeLessThanOrEqual(Math.floor(VIBE_DIMS_V1.length / 5));
});
