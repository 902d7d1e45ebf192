import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from '../ids.ts';
import { apiRoute } from './api-route.ts';
import {
  freeTimesQuerySchema,
  freeTimesViewSchema,
  listingDetailViewSchema,
  listingQuerySchema,
  listingResultsSchema,
  marketViewSchema,
} from './views.ts';

/** What needs no account: whether Merve is there, the markets, the catalogue. */
export const publicRoutes = {
  health: apiRoute({
    operationId: 'health',
    method: 'get',
    path: '/health',
    caller: 'anyone',
    limitedBy: 'never',
    summary: 'Whether the API answers',
    response: {
      status: 200,
      description: 'It does.',
      schema: z.object({ status: z.literal('ok'), service: z.literal('merve') }),
    },
  }),
  getMarket: apiRoute({
    operationId: 'getMarket',
    method: 'get',
    path: '/v1/markets/{marketId}',
    caller: 'anyone',
    summary: 'A market: currency, time zone, languages, and whether Merve is open there',
    params: z.object({ marketId: marketIdSchema }),
    response: { status: 200, description: 'The market.', schema: marketViewSchema },
  }),
  searchListings: apiRoute({
    operationId: 'searchListings',
    method: 'get',
    path: '/v1/listings',
    caller: 'account',
    summary: 'Search the catalogue',
    query: listingQuerySchema,
    response: {
      status: 200,
      description: 'The best first; with a position, how far away each is.',
      schema: listingResultsSchema,
    },
  }),
  getListing: apiRoute({
    operationId: 'getListing',
    method: 'get',
    path: '/v1/listings/{listingId}',
    caller: 'account',
    summary: 'A listing with its menu and services',
    params: z.object({ listingId: documentIdSchema }),
    response: { status: 200, description: 'The listing.', schema: listingDetailViewSchema },
  }),
  getFreeTimes: apiRoute({
    operationId: 'getFreeTimes',
    method: 'get',
    path: '/v1/listings/{listingId}/free-times',
    caller: 'account',
    summary: 'What is free at a listing on a day',
    description: 'Holds nothing: ask for one of the times in the conversation, and it is held and proposed.',
    params: z.object({ listingId: documentIdSchema }),
    query: freeTimesQuerySchema,
    response: { status: 200, description: 'The free times of the day.', schema: freeTimesViewSchema },
  }),
};
