import { z } from 'zod';
import {
  beliefChangeSchema,
  expandedDetailResponseSchema,
  guardedRestaurantsSchema,
  recommendationPayloadSchema,
  recommendationQuerySchema,
} from '../dining.ts';
import { documentIdSchema } from '../ids.ts';
import { apiRoute } from './api-route.ts';
import { profileViewSchema } from './views.ts';

/** Of the account, as the token has it. */
const uid = documentIdSchema;

/** What is picked for a person, and what Merve believes of their taste. */
export const diningRoutes = {
  getRecommendations: apiRoute({
    operationId: 'getRecommendations',
    method: 'get',
    path: '/v1/recommendations/{uid}',
    alias: '/recommendations/{uid}',
    caller: 'account',
    summary: 'Restaurants picked for me today',
    description: `One’s own alone: another’s is 403. Made once a day of the market and for each change of the profile; \`refresh\` makes them anew, a few times an hour, and not for anonymous \
accounts. Allergies are judged at each call, whatever was kept. \`flagged\` has what was left out for the person’s safety. \`/recommendations/{uid}\` is the same route.`,
    params: z.object({ uid }),
    query: recommendationQuerySchema,
    response: { status: 200, description: 'The best first.', schema: recommendationPayloadSchema },
  }),
  expandRecommendation: apiRoute({
    operationId: 'expandRecommendation',
    method: 'get',
    path: '/v1/recommendations/{uid}/{restaurantId}/expand',
    alias: '/recommendations/{uid}/{restaurantId}/expand',
    caller: 'account',
    summary: 'More of one restaurant, for me',
    description:
      'Made anew at each call, and never kept. Each sentence names a fact of the restaurant or quotes a guest; what is not known is left empty.',
    params: z.object({ uid, restaurantId: documentIdSchema }),
    query: recommendationQuerySchema.pick({ language: true }),
    response: { status: 200, description: 'The detail.', schema: expandedDetailResponseSchema },
  }),
  guardRestaurants: apiRoute({
    operationId: 'guardRestaurants',
    method: 'get',
    path: '/v1/me/guarded-restaurants',
    caller: 'account',
    summary: 'What restaurants mean for my allergies now',
    description:
      'For what was shown before I told of more. Restaurants and listings where people eat, by their ids; of one market. Scores, reasons and reviews are not judged again, and left empty.',
    query: z.object({
      /** Separated by commas, 50 at most. */
      ids: z
        .string()
        .max(4000)
        .transform((ids) => ids.split(','))
        .pipe(z.array(documentIdSchema).min(1).max(50)),
      language: recommendationQuerySchema.shape.language,
    }),
    response: {
      status: 200,
      description: 'In the order in which they are shown; what is not there any more is left out.',
      schema: guardedRestaurantsSchema,
    },
  }),
  changeBeliefs: apiRoute({
    operationId: 'changeBeliefs',
    method: 'post',
    path: '/v1/me/dining/beliefs',
    caller: 'account',
    summary: 'Take back what Merve believes I like, or say "not this one" of a restaurant',
    description: 'The same again changes nothing. What I said of myself is `PATCH /v1/me/profile`.',
    body: beliefChangeSchema,
    response: { status: 200, description: 'The profile as it is now.', schema: profileViewSchema },
  }),
};
