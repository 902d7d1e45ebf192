import { z } from 'zod';
import { marketIdSchema } from '../ids.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { dutyRosterSchema, pharmacyDutySchema } from '../places.ts';
import { apiRoute } from './api-route.ts';
import { outdatedEdit } from './edit-refusals.ts';
import { savesEdit } from './saves-edit.ts';

const base = '/v1/admin/markets/{marketId}/duty-rosters/{date}';
const params = z.object({
  marketId: marketIdSchema,
  /** Local date on which the night begins. */
  date: z.iso.date(),
});

const writtenDutySchema = pharmacyDutySchema.pick({ placeId: true, starts: true, ends: true });

/** Who is on duty in one night, as operators see it. */
const dutyRosterViewSchema = dutyRosterSchema
  .pick({ marketId: true, date: true, timeZone: true })
  .extend({
    /** 0 where there is no roster: then that night is not known. */
    version: z.int().nonnegative(),
    /** `ends` not after `starts` is on the next day. */
    duties: z.array(
      writtenDutySchema.extend({
        district: z.string(),
        /** Null for a place that is there no more. */
        name: z.string().nullable(),
      }),
    ),
    /** Null where there is no roster. */
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DutyRoster' });
export type DutyRosterView = z.infer<typeof dutyRosterViewSchema>;

const historySchema = z.object({
  entries: z.array(
    z.object({
      version: z.int().positive(),
      by: z.string(),
      at: z.iso.datetime(),
      reason: z.string(),
      traceId: z.string(),
      before: z.array(writtenDutySchema),
      after: z.array(writtenDutySchema),
    }),
  ),
  /** What to ask for as `before` next; null at the end. */
  next: z.int().positive().nullable(),
});

/** For operators: which pharmacies are on duty in which night. Every change is on record with who, when, why and what. */
export const dutyRosterRoutes = {
  getDutyRoster: apiRoute({
    operationId: 'getDutyRoster',
    method: 'get',
    path: base,
    caller: 'operator',
    summary: 'The pharmacies on duty in the night that begins on a date',
    params,
    response: { status: 200, description: 'The roster, and its version.', schema: dutyRosterViewSchema },
  }),
  saveDutyRoster: apiRoute({
    ...savesEdit(dutyRosterViewSchema, outdatedEdit),
    operationId: 'saveDutyRoster',
    path: base,
    summary: 'Say which pharmacies are on duty in a night',
    description:
      'Saved only if nobody has changed it since `expectedVersion`, and told with the next question. Without duties that night is not ' +
      'known, and people are told so.',
    params,
    body: z.object({
      expectedVersion: z.int().nonnegative(),
      reason: operatorReasonSchema,
      duties: z.array(writtenDutySchema).max(100),
    }),
  }),
  listDutyRosterHistory: apiRoute({
    operationId: 'listDutyRosterHistory',
    method: 'get',
    path: `${base}/history`,
    caller: 'operator',
    summary: 'Who changed what of a duty roster, newest first',
    params,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      before: z.coerce.number().int().positive().optional(),
    }),
    response: { status: 200, description: 'A page of versions.', schema: historySchema },
  }),
};
