import { z } from 'zod';
import { dataKindSchema } from '../catalogue.ts';
import { apiErrorSchema } from '../chat-api.ts';
import { documentIdSchema, marketIdSchema } from '../ids.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { apiRoute } from './api-route.ts';
import {
  businessViewSchema,
  catalogueEntrySchema,
  editedBusinessSchema,
  editedItemSchema,
  editedListingSchema,
  editedOfferingSchema,
  entryIdSchema,
  importedRowSchema,
  importOutcomeSchema,
  itemViewSchema,
  listingEditorSchema,
  listingFieldsViewSchema,
  offeringViewSchema,
} from './catalogue-editor-views.ts';
import { invalidEdit, outdatedEdit } from './edit-refusals.ts';
import { jobAnswerSchema } from './operator-routes.ts';
import { savesEdit } from './saves-edit.ts';

const reason = operatorReasonSchema;
const expectedVersion = z.string().min(1).max(100);
const marketParams = z.object({ marketId: marketIdSchema });
const maxRowsAtOnce = 50;
const maxParts = 1000;
/** The job's id is whoever asks for it's own, so that asking twice is asking once. */
const importParams = marketParams.extend({ jobId: entryIdSchema });
const listingParams = z.object({ listingId: documentIdSchema });
const itemParams = listingParams.extend({ itemId: entryIdSchema });

/** Of a 409 `OFFERING_BOOKED`: what stands in the way. Instants ISO 8601, UTC. */
const standingSchema = z.object({
  offeringId: z.string(),
  /** Slots that are booked, held or kept. */
  slots: z.int().positive(),
  /** When the last of them is over: from then on the change is possible, if nothing is booked meanwhile. */
  until: z.iso.datetime(),
});
export type StandingSlots = z.infer<typeof standingSchema>;
/** The 409 of what bookings stand on: outdated, or in the way of bookings. */
const outdatedOrBooked = <Shown extends z.ZodType>(shown: Shown) => ({
  description:
    'Somebody else has changed it (`LISTING_OUTDATED`, with what it is now), or bookings that stand would lose their slots by it ' +
    '(`OFFERING_BOOKED`, with how many, and until when). Nothing was written.',
  schema: z.object({
    error: apiErrorSchema,
    current: shown.optional(),
    standing: standingSchema.optional(),
  }),
});

/** For operators: the catalogue itself. Every change is on record in `adminActions`. */
export const catalogueEditorRoutes = {
  searchCatalogue: apiRoute({
    operationId: 'searchCatalogue',
    method: 'get',
    path: '/v1/admin/markets/{marketId}/listings',
    caller: 'operator',
    summary: 'Find listings, switched off or not, by any part of their words',
    params: marketParams,
    query: z.object({
      q: z.string().trim().max(200).default(''),
      state: z.enum(['all', 'active', 'inactive']).default('all'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: {
      status: 200,
      description: 'The best first, with the categories, towns and tags the market knows.',
      schema: z.object({
        items: z.array(catalogueEntrySchema),
        /** How many there are in all. */
        found: z.int().nonnegative(),
        known: z.object({
          domains: z.array(z.string()),
          categories: z.array(z.string()),
          towns: z.array(z.string()),
          tags: z.array(z.string()),
        }),
      }),
    },
  }),
  getListingEditor: apiRoute({
    operationId: 'getListingEditor',
    method: 'get',
    path: '/v1/admin/listings/{listingId}',
    caller: 'operator',
    summary: 'A listing with all that belongs to it, to be edited',
    params: listingParams,
    response: { status: 200, description: 'Each part with its own version.', schema: listingEditorSchema },
  }),
  createListing: apiRoute({
    operationId: 'createListing',
    method: 'post',
    path: '/v1/admin/markets/{marketId}/listings',
    caller: 'operator',
    summary: 'Add a listing, with its business or of one there is',
    description: 'Merve does nothing for it until its actions are saved.',
    params: marketParams,
    body: z.object({
      listingId: entryIdSchema,
      businessId: entryIdSchema,
      /** Null: the business exists. */
      business: editedBusinessSchema.nullable(),
      listing: editedListingSchema,
      reason,
    }),
    response: { status: 201, description: 'The listing.', schema: listingFieldsViewSchema },
    refusals: { 400: invalidEdit },
  }),
  saveListing: apiRoute({
    ...savesEdit(listingFieldsViewSchema, outdatedEdit),
    operationId: 'saveListing',
    path: '/v1/admin/listings/{listingId}',
    summary: 'Change what people read of a listing',
    params: listingParams,
    body: z.object({ expectedVersion, reason, listing: editedListingSchema }),
  }),
  saveBusiness: apiRoute({
    ...savesEdit(businessViewSchema, outdatedOrBooked),
    operationId: 'saveBusiness',
    path: '/v1/admin/businesses/{businessId}',
    summary: 'Change a business: its name, zone, WhatsApp number and days off',
    description: 'Another zone is refused while bookings stand whose slots would be others in it.',
    params: z.object({ businessId: documentIdSchema }),
    body: z.object({ expectedVersion, reason, business: editedBusinessSchema }),
  }),
  saveOffering: apiRoute({
    ...savesEdit(offeringViewSchema, outdatedOrBooked),
    operationId: 'saveOffering',
    path: '/v1/admin/listings/{listingId}/offerings/{offeringId}',
    summary: 'Change what can be booked, or add it',
    description:
      'Without `expectedVersion` it is added. What decides how slots are locked (the grid, and how many bookings a slot takes) is refused ' +
      'while bookings stand that it would leave unlocked.',
    params: listingParams.extend({ offeringId: entryIdSchema }),
    body: z.object({ expectedVersion: expectedVersion.nullable(), reason, offering: editedOfferingSchema }),
  }),
  saveItem: apiRoute({
    ...savesEdit(itemViewSchema, outdatedEdit),
    operationId: 'saveItem',
    path: '/v1/admin/listings/{listingId}/items/{itemId}',
    summary: 'Change a dish, service, ticket or room type, or add it',
    description: 'Without `expectedVersion` it is added.',
    params: itemParams,
    body: z.object({ expectedVersion: expectedVersion.nullable(), reason, item: editedItemSchema }),
  }),
  removeItem: apiRoute({
    operationId: 'removeItem',
    method: 'post',
    path: '/v1/admin/listings/{listingId}/items/{itemId}/removal',
    caller: 'operator',
    summary: 'Take a dish, service, ticket or room type off the list',
    description: 'What was ordered or booked of it stays as it was shown.',
    params: itemParams,
    body: z.object({ expectedVersion, reason, kind: dataKindSchema }),
    response: {
      status: 200,
      description: 'It is gone.',
      schema: z.object({ listingId: z.string(), itemId: z.string() }),
    },
    refusals: { 409: outdatedEdit(itemViewSchema) },
  }),
  tryImport: apiRoute({
    operationId: 'tryImport',
    method: 'post',
    path: '/v1/admin/markets/{marketId}/listings/trial',
    caller: 'operator',
    summary: 'What rows of a table would make of the listings there are',
    description: 'A field that is left out stays as it is. Nothing is written.',
    params: marketParams,
    body: z.object({ rows: z.array(importedRowSchema).min(1).max(maxRowsAtOnce) }),
    response: {
      status: 200,
      description: 'One outcome for each row, in their order.',
      schema: z.object({ outcomes: z.array(importOutcomeSchema) }),
    },
  }),
  putImportPart: apiRoute({
    operationId: 'putImportPart',
    method: 'put',
    path: '/v1/admin/markets/{marketId}/imports/{jobId}/parts/{index}',
    caller: 'operator',
    summary: 'Hand over some rows of a table that is to be imported',
    description:
      'Parts are counted from 0. Nothing is imported before the import is begun; from then on its parts stay as they are.',
    params: importParams.extend({
      index: z.coerce
        .number()
        .int()
        .min(0)
        .max(maxParts - 1),
    }),
    body: z.object({ rows: z.array(importedRowSchema).min(1).max(maxRowsAtOnce) }),
    response: {
      status: 200,
      description: 'It is kept.',
      schema: z.object({ jobId: z.string(), index: z.int() }),
    },
  }),
  beginImport: apiRoute({
    operationId: 'beginImport',
    method: 'post',
    path: '/v1/admin/markets/{marketId}/imports/{jobId}',
    caller: 'operator',
    summary: 'Add and change listings by the rows that were handed over',
    description:
      'A job does it, part by part, each in one transaction; every row has its own outcome, and one that is refused keeps no other back. ' +
      'Begun twice, it is one import. Rows imported once more change nothing.',
    params: importParams,
    body: z.object({
      reason,
      title: z.string().trim().min(1).max(200),
      /** How many were handed over. */
      parts: z.int().min(1).max(maxParts),
    }),
    response: { status: 202, description: 'The job.', schema: jobAnswerSchema },
  }),
};
