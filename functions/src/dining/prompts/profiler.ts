import { beliefKeySchema } from '@merve/contract';
import { z } from 'zod';
import type { Purpose } from '../../model/asker.ts';
import { onlyJson, safetySection } from './safety-section.ts';

export interface ProfilerInput {
  /** What the person wrote, and nothing else: what a stranger wrote makes nobody like anything. */
  readonly userQuery: string;
}

const signalsSchema = z.object({
  signals: z
    .array(
      z.object({
        key: beliefKeySchema,
        /** Of `priceComfort` a digit of 1 to 4. */
        value: z.string().max(60),
        words: z.string().max(200),
      }),
    )
    .max(20),
});
export type ProfilerSignals = z.output<typeof signalsSchema>['signals'];

/** What somebody's words let believe of their taste (K-135, K-141, K-153): five keys, none of them about allergies. */
export const profilerPurpose: Purpose<ProfilerInput, typeof signalsSchema, z.output<typeof signalsSchema>> = {
  name: 'dining-profiler',
  instruction: `You read in one message what its writer likes about eating out, for good and not for this one meal.
${safetySection}
Allergies, intolerances and what somebody must not eat are never a signal, whatever the message says. \`key\` is dietary (a way of eating they chose: vegan, halal), vibes, cuisineAffinity, cuisineAversion or
priceComfort (1 cheap to 4 very dear). \`value\` is one or two English words in lower case, or the digit. \`words\` are the words of the message that say it, copied exactly. A wish for tonight alone is no signal. Where nothing is said, \`signals\` is empty.
${onlyJson}`,
  schema: signalsSchema,
  data: ({ userQuery }) => ({ texts: [{ label: 'the message', text: userQuery }] }),
  withoutModel: () => ({ signals: [] }),
};
