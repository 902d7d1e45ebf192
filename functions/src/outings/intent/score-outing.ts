import { type Language, languageSchema, type OutingIntent, outingBudgetSchema } from '@merve/contract';
import { z } from 'zod';
import { townNamedIn } from '../../catalogue/town-names.ts';
import { sameWords } from '../../reading/search/score-intent.ts';
import { vibesIn } from '../vibes/read-vibes.ts';
import { activityIn, readOuting } from './read-outing.ts';

/** What a labelled sentence is to be read as. What is left out is expected not to be said. */
export const expectedOutingSchema = z.strictObject({
  /** In English, or in the words of the sentence. */
  activity: z.string().nullish(),
  size: z.int().nullish(),
  budget: outingBudgetSchema.nullish(),
  place: z.string().nullish(),
  vibe: z.string().nullish(),
});

export const labelledOutingSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  expect: expectedOutingSchema,
});
export type LabelledOuting = z.infer<typeof labelledOutingSchema>;

export type OutingSlot = keyof OutingIntent;
export const outingSlots: readonly OutingSlot[] = ['activity', 'size', 'budget', 'place', 'vibe'];

const samePlace = (expected: string, read: string, language: Language): boolean => {
  const [one, other] = [townNamedIn(expected), townNamedIn(read)];
  return (one !== null && one === other) || sameWords(expected, read, language);
};

/** Which slots of a sentence were read as labelled: a name in another word for the same thing counts, and what nobody said has to be null. Pure. */
export function scoreOuting({ text, lang, expect }: LabelledOuting): Readonly<Record<OutingSlot, boolean>> {
  const read = readOuting(text, lang);
  const { activity, place, vibe } = expect;
  const isSame = (
    expected: string | null | undefined,
    got: string | null,
    same: (one: string, other: string) => boolean,
  ) =>
    expected == null || got === null ? (expected ?? null) === got : expected === got || same(expected, got);
  return {
    activity: isSame(activity, read.activity, (one, other) => activityIn(one) === other),
    size: (expect.size ?? null) === read.size,
    budget: (expect.budget ?? null) === read.budget,
    place: isSame(place, read.place, (one, other) => samePlace(one, other, lang)),
    vibe: isSame(vibe, read.vibe, (one, other) => vibesIn(one).some(({ dimension }) => dimension === other)),
  };
}
