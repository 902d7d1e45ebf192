import type { DiningPreferences, Language, Safety } from '@merve/contract';
import { z } from 'zod';
import type { Purpose } from '../../model/asker.ts';
import type { Evidence } from '../facts/evidence.ts';
import { evidenceText, tasteText } from './evidence-text.ts';
import { allergyText, onlyJson, safetySection } from './safety-section.ts';

export interface ExpandDetailInput {
  readonly evidence: Evidence;
  readonly taste: DiningPreferences;
  readonly safety: readonly Safety[];
  readonly language: Language;
}

const shortText = z.string().max(300);
/** All of it is checked before it is shown, and none of it is about allergies. */
const detailSchema = z.object({
  reviewSummary: z.string().max(900),
  highlights: z
    .array(z.object({ emoji: z.string().max(16), title: shortText, description: shortText }))
    .max(8),
  crowdProfile: shortText,
  bestFor: z.array(shortText).max(8),
  avoidIf: z.array(shortText).max(8),
  whyFitParagraph: z.string().max(900),
});
export type WrittenDetail = z.output<typeof detailSchema>;

/** More of one restaurant, for one person, in one call (K-104, K-156). */
export const expandDetailPurpose: Purpose<ExpandDetailInput, typeof detailSchema, null> = {
  name: 'dining-expand-detail',
  instruction: `You tell one person more of one restaurant.
${safetySection}
Every sentence is either a sentence that a guest wrote, copied word for word from its beginning, or a short one in the person's language that names nothing but what stands under
cuisines, dishes, known for, diets or area. No praise of your own, no price, no number, no comparison; leave empty what the texts do not tell.
- reviewSummary: two to four sentences of guests. - highlights: a dish or a mood as title, a guest's sentence about it as description.
- crowdProfile: a guest's sentence about who goes there. - bestFor: moods it is known for. - avoidIf: beginnings of guests' sentences that warn.
- whyFitParagraph: what of it is what this person likes.
${onlyJson}`,
  schema: detailSchema,
  data: ({ evidence, taste, safety, language }) => ({
    texts: [
      { label: 'what this person must not eat', text: allergyText(safety) },
      { label: 'what this person likes', text: tasteText(taste) },
      { label: 'their language', text: language },
      { label: 'the restaurant', text: evidenceText(evidence) },
    ],
  }),
  withoutModel: () => null,
};
