import { z } from 'zod';
import { listingActionSchema, listingSchema } from '../catalogue.ts';
import { documentIdSchema } from '../ids.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { apiRoute } from './api-route.ts';
import { outdatedEdit } from './edit-refusals.ts';
import { savesEdit } from './saves-edit.ts';

const params = z.object({ listingId: documentIdSchema });

/** Set by the business itself, over WhatsApp; an operator neither sees nor forges it. */
const editedActionSchema = listingActionSchema.omit({ pausedAt: true });
const editedMerveSchema = listingSchema.shape.merve.extend({ actions: z.array(editedActionSchema).max(10) });
export type EditedMerve = z.infer<typeof editedMerveSchema>;

/** What Merve may do for a listing, and how its business is told. */
export const listingMerveViewSchema = z
  .object({
    listingId: z.string(),
    marketId: z.string(),
    /** Of this content; another one after every change. */
    version: z.string(),
    /** Actions derived from a legacy type of tool are shown like any other; saving stores them. */
    merve: editedMerveSchema,
  })
  .meta({ id: 'ListingMerve' });
export type ListingMerveView = z.infer<typeof listingMerveViewSchema>;

/** For operators: what Merve may do for a listing. Every change is on record in `adminActions`. */
export const listingRoutes = {
  getListingMerve: apiRoute({
    operationId: 'getListingMerve',
    method: 'get',
    path: '/v1/admin/listings/{listingId}/merve',
    caller: 'operator',
    summary: 'What Merve may do for a listing',
    params,
    response: { status: 200, description: 'Its actions, and their version.', schema: listingMerveViewSchema },
  }),
  saveListingMerve: apiRoute({
    ...savesEdit(listingMerveViewSchema, outdatedEdit),
    operationId: 'saveListingMerve',
    path: '/v1/admin/listings/{listingId}/merve',
    summary: 'Change what Merve may do for a listing',
    description:
      'Saved only if nobody has changed it since `expectedVersion`. Warm instances see it with the next turn. An action the business ' +
      'has paused itself stays paused by it as long as it is saved switched off.',
    params,
    body: z.object({
      expectedVersion: z.string().min(1).max(100),
      reason: operatorReasonSchema,
      merve: editedMerveSchema,
    }),
  }),
};
