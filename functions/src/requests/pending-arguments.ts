import {
  foodDetailsSchema,
  type JsonObject,
  moneySchema,
  type PendingAction,
  type RequestDetails,
  requestKindSchema,
  serviceDetailsSchema,
  viewingDetailsSchema,
} from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../platform/errors.ts';

/** Arguments are stored as JSON, in which an instant is text. */
const storedDetailsSchema = z.discriminatedUnion('kind', [
  foodDetailsSchema.extend({ wishedAt: z.coerce.date().nullable().default(null) }),
  serviceDetailsSchema.extend({ wishedAt: z.coerce.date().nullable() }),
  viewingDetailsSchema.extend({ wishedAt: z.coerce.date().nullable() }),
]);

const pendingRequestSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('place'),
    requestId: z.string(),
    businessId: z.string(),
    listingId: z.string(),
    customerName: z.string().nullable(),
    details: storedDetailsSchema,
    total: moneySchema.nullable(),
  }),
  z.object({
    do: z.literal('change'),
    requestId: z.string(),
    kind: z.literal('food'),
    reference: z.string(),
    businessId: z.string(),
    listingId: z.string(),
    businessName: z.string(),
    /** Of the request when the change was shown. */
    version: z.int(),
    details: storedDetailsSchema,
    total: moneySchema,
  }),
  z.object({
    do: z.literal('take_less'),
    requestId: z.string(),
    kind: z.literal('food'),
    reference: z.string(),
    businessName: z.string(),
    /** Of the request when less was offered. */
    revision: z.int(),
  }),
  z.object({
    do: z.literal('cancel'),
    requestId: z.string(),
    kind: requestKindSchema,
    reference: z.string(),
    businessName: z.string(),
  }),
]);
/** What a YES places, changes, takes with less in it, or cancels. */
export type PendingRequest = z.infer<typeof pendingRequestSchema>;
export type PendingPlacement = Extract<PendingRequest, { do: 'place' }>;
export type PendingChange = Extract<PendingRequest, { do: 'change' }>;

/** The details as JSON, in which an instant is text. */
export function detailsAsJson(details: RequestDetails): JsonObject {
  return { ...details, wishedAt: details.wishedAt?.toISOString() ?? null };
}

export function pendingArguments(pending: PendingRequest): JsonObject {
  return pending.do === 'place' || pending.do === 'change'
    ? { ...pending, details: detailsAsJson(pending.details) }
    : pending;
}

/** @throws MerveError `INTERNAL` if the action was not made by a capability of requests. */
export function readPendingArguments(action: PendingAction): PendingRequest {
  const parsed = pendingRequestSchema.safeParse(action.args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
}
