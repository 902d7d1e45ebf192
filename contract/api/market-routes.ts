import { z } from 'zod';
import { marketIdSchema } from '../ids.ts';
import { apiRoute } from './api-route.ts';
import { marketViewSchema } from './market-view.ts';

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
