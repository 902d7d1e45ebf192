import type { DiningPreferences, Language, Safety } from '@merve/contract';
import { z } from 'zod';
import type { Purpose } from '../../model/asker.ts';
import type { Evidence } from '../facts/evidence.ts';
import { evidenceText, tasteText } from './evidence-text.ts';
import { allergyText, onlyJson, safetySection } from './safety-section.ts';

export interface FitExplanationInput {
  readonly restaurants: readonly { readonly restaurantId: string; readonly evidence: Evidence }[];
  readonly taste: DiningPreferences;
  readonly safety: readonly Safety[];
  readonly language: Language;
}

const answersSchema = z
  .array(z.object({ restaurantId: z.string().max(200), consolidatedReview: z.string().max(400) }))
  .max(25);

/** One line a restaurant, for all of a feed in one call (K-86, K-155). What is shown of it is checked afterwards (`facts/`). */
export const fitExplanationPurpose: Purpose<
  FitExplanationInput,
  typeof answersSchema,
  z.output<typeof answersSchema>
> = {
  name: 'dining-fit-explanation',
  instruction: `You choose what a card says of each of some restaurants, for one person.
${safetySection}
For each restaurant write \`consolidatedReview\`: at most 160 characters. It is either a sentence that a guest wrote, copied word for word from its beginning, or a
short sentence in the person's language that names nothing but what stands under cuisines, dishes, known for, diets or area. No praise of your own, no price, no number, no comparison.
Choose what tells this place from others and what this person likes. Use each \`restaurantId\` as it is given, and no other.
${onlyJson}`,
  schema: answersSchema,
  data: ({ restaurants, taste, safety, language }) => ({
    texts: [
      { label: 'what this person must not eat', text: allergyText(safety) },
      { label: 'what this person likes', text: tasteText(taste) },
      { label: 'their language', text: language },
      ...restaurants.map(({ restaurantId, evidence }, index) => ({
        label: `restaurant ${index + 1}`,
        text: `restaurantId: ${restaurantId}\n${evidenceText(evidence)}`,
      })),
    ],
  }),
  withoutModel: () => [],
};
