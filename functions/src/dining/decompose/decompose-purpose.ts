import type { Profile, Safety } from '@merve/contract';
import { z } from 'zod';
import { allergensIn } from '../../allergies/allergen-words.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Purpose } from '../../model/asker.ts';
import { type DiningWish, diningWishSchema, noWish } from '../dining-wish.ts';
import { tasteText } from '../prompts/evidence-text.ts';
import { allergyText, onlyJson, safetySection } from '../prompts/safety-section.ts';
import { readWish } from './read-wish.ts';

/** What a wish is read from. */
export interface WishSaid {
  readonly message: string;
  /** The last three pairs of what both sides said, oldest first. */
  readonly before: readonly { readonly by: 'person' | 'merve'; readonly text: string }[];
  readonly dining: Profile['dining'];
  readonly safety: readonly Safety[];
}

/** Lists longer than these are cut, and what does not fit is left out: a model's slip in one field spoils no other. */
const answerSchema = z.object({
  priceTiers: z.array(z.union([z.string(), z.number()])).optional(),
  cuisines: z.array(z.string()).optional(),
  area: z.string().nullable().optional(),
  minRating: z.number().nullable().optional(),
  words: z.string().optional(),
  show: z.string().optional(),
  wantsQuiet: z.boolean().optional(),
  needsClarification: z.boolean().optional(),
  clarificationQuestion: z.string().nullable().optional(),
});

/** The source's `build_decomposition_prompt` (K-26, K-151). */
const instruction = `You read what somebody wishes of a place to eat, and break it down for a search.
- priceTiers: of "$", "$$", "$$$", "$$$$", only where they speak of price.
- cuisines: in English and lower case, only those they name.
- area: the town or quarter they name, else null.
- minRating: 0 to 5, only where they ask for a rating, else null.
- words: mood, occasion and dishes in a few English words, for a search by meaning.
- show: "radar_comparison" where they compare, "map_view" where they ask for a map or what is near, else "restaurant_list".
- wantsQuiet: true only where they ask for quiet.
- needsClarification: true only where nothing can be searched for at all; then clarificationQuestion is one short question in their language.
Fill in nothing that they did not say. Their tastes are known elsewhere and are no wish.`;

/** What a model is asked for; without one, our tables of words answer. */
export const decomposing: Purpose<WishSaid, typeof answerSchema, null> = {
  name: 'dining-decompose',
  instruction: `${instruction}\n${safetySection}\n${onlyJson}`,
  schema: answerSchema,
  data: ({ message, before, dining, safety }) => ({
    texts: [
      { label: 'what this person must not eat', text: allergyText(safety) },
      { label: 'what this person likes', text: tasteText(dining) },
      { label: 'said before', text: before.map(({ by, text }) => `${by}: ${text.slice(0, 500)}`).join('\n') },
      { label: 'the message', text: message },
    ],
  }),
  withoutModel: () => null,
};

/** A question that a model may put to a person: one that speaks of nothing that could make ill. */
function askable(question: string | null | undefined): string | null {
  if (question === null || question === undefined) return null;
  const line = question.replace(/\s+/gu, ' ').trim();
  const isOfHealth = allergensIn(line).size > 0 || /allerg|safe|free\b/u.test(foldText(line).text);
  return line === '' || line.length > 200 || isOfHealth ? null : line;
}

/**
 * The wish of a message: what our words find in it, and what a model reads beside that. What the person's own words say certainly is kept,
 * whatever the model makes of it; each of its fields counts only as far as it fits. Pure.
 */
export function wishOf(message: string, answer: z.output<typeof answerSchema> | null): DiningWish {
  const read = readWish(message);
  if (answer === null) return read;
  const { shape } = diningWishSchema;
  const given = <Key extends keyof DiningWish>(key: Key): DiningWish[Key] | undefined => {
    const parsed = z.object({ [key]: shape[key] }).safeParse({ [key]: answer[key] });
    return parsed.success && answer[key] !== undefined
      ? diningWishSchema.parse({ ...noWish, ...parsed.data })[key]
      : undefined;
  };
  const cuisines = given('cuisines')?.map((cuisine) => cuisine.trim().toLowerCase()) ?? [];
  const needsClarification = read.needsClarification || given('needsClarification') === true;
  return {
    priceTiers: read.priceTiers.length > 0 ? read.priceTiers : (given('priceTiers') ?? []),
    cuisines: [...new Set([...read.cuisines, ...cuisines])].slice(0, 8),
    area: read.area ?? given('area') ?? null,
    minRating: read.minRating ?? given('minRating') ?? null,
    words: (given('words') ?? '').trim() || read.words,
    show: read.show === 'restaurant_list' ? (given('show') ?? read.show) : read.show,
    wantsQuiet: read.wantsQuiet || given('wantsQuiet') === true,
    needsClarification,
    clarificationQuestion: needsClarification ? askable(answer.clarificationQuestion) : null,
  };
}
