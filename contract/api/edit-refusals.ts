import { z } from 'zod';
import { apiErrorSchema } from '../chat-api.ts';
import { policyProblemSchema } from '../policy-api.ts';

/** Of a 400: what is wrong with what an operator wanted to save, each with its place. */
export const invalidEdit = {
  description: 'Everything that is wrong with it; nothing was written.',
  schema: z.object({ error: apiErrorSchema, problems: z.array(policyProblemSchema) }),
};

/** Of a 409 because somebody else was first: what it is now. */
export const outdatedEdit = <Shown extends z.ZodType>(shown: Shown) => ({
  description: 'Somebody else has changed it: this is what it is now. Nothing was written.',
  schema: z.object({ error: apiErrorSchema, current: shown }),
});
