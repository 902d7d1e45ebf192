import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import type { RestaurantFacts } from '../../local/seed/restaurants/restaurant-facts.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';

const some = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).optional();

/** What must be true of a restaurant for a wish, by what stays hidden of it; any of the values named will do. */
const wantsSchema = z.strictObject({
  cuisine: some(z.string()),
  noise: some(z.string()),
  romantic: some(z.boolean()),
  crowd: some(z.string()),
  view: some(z.string()),
  music: some(z.string()),
  vegan: some(z.string()),
  kids: some(z.string()),
  value: some(z.string()),
  service: some(z.string()),
  food: some(z.string()),
  late: some(z.boolean()),
  stepFree: some(z.boolean()),
  work: some(z.boolean()),
  groups: some(z.boolean()),
});
const wishSchema = z.strictObject({ language: languageSchema, text: z.string().min(1), wants: wantsSchema });
export type Wish = z.infer<typeof wishSchema>;

/** The wishes of `corpora/dining/wishes.jsonl`, in their order. They were written before anything was ranked, and are not changed to suit a ranking. */
export function diningWishes(): Wish[] {
  const file = join(repositoryRoot(), 'corpora/dining/wishes.jsonl');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => wishSchema.parse(JSON.parse(line)));
}

/**
 * How well a restaurant fits a wish: 2 where all that is wanted is true of it, 1 where at least half is, 0 else; 0 without the wanted kitchen. Pure, and
 * of the hidden facts alone.
 */
export function gradeOf(facts: RestaurantFacts, { wants }: Wish): 0 | 1 | 2 {
  const { isRomantic, isOpenLate, isStepFree, suitsWork, takesGroups, ...rest } = facts;
  const truths: Readonly<Record<string, unknown>> = {
    ...rest,
    ...{ romantic: isRomantic, late: isOpenLate, stepFree: isStepFree, work: suitsWork, groups: takesGroups },
  };
  const isTrue = (key: string, values: readonly unknown[] | undefined) =>
    values?.includes(truths[key]) === true;
  if (wants.cuisine !== undefined && !isTrue('cuisine', wants.cuisine)) return 0;
  const wanted = Object.entries(wants);
  const met = wanted.filter(([key, values]) => isTrue(key, values)).length;
  return met === wanted.length ? 2 : met * 2 >= wanted.length ? 1 : 0;
}

/**
 * Discounted gain of the first ten, beside that of the best ten there could be: 0 to 1 (Järvelin, Kekäläinen, 2002; gain 2^grade − 1). Pure.
 * @param grades of what was found, in its order
 * @param ideal the grades of everything there is
 */
export function ndcg(grades: readonly number[], ideal: readonly number[]): number {
  const best = gainOf(ideal.toSorted((one, other) => other - one));
  return best === 0 ? 0 : gainOf(grades) / best;
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
