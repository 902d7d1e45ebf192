import { z } from 'zod';
import { marketIdSchema } from '../ids.ts';
import { marketSchema } from '../market.ts';
import { coordinatesSchema } from '../primitives.ts';
import { apiRoute } from './api-route.ts';

export const marketViewSchema = marketSchema
  .omit({ catalogueVersion: true })
  .extend({ open: z.boolean(), center: coordinatesSchema })
  .meta({ id: 'Market' });
export type MarketView = z.infer<typeof marketViewSchema>;

/** A market itself: apart from the other routes that need no account, because the web app's first page asks for it. */
export const marketRoutes = {
  getMarket: apiRoute({
    operationId: 'getMarket',
    method: 'get',
    path: '/v1/markets/{marketId}',
    caller: 'anyone',
    summary: 'A market: currency, time zone, languages, and whether Merve is open there',
    params: z.object({ marketId: marketIdSchema }),
    response: { status: 200, description: 'The market.', schema: marketViewSchema },
  }),
};
