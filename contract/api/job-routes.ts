import { z } from 'zod';
import { importReportSchema, importRequestSchema } from '../legacy.ts';
import { apiRoute } from './api-route.ts';

const done = z.record(z.string(), z.unknown());

/** What a schedule or an engineer's script has done; the secret goes into `Authorization: Bearer`. */
export const jobRoutes = {
  runSweep: apiRoute({
    operationId: 'runSweep',
    method: 'post',
    path: '/v1/jobs/sweep',
    caller: 'service',
    summary: 'Do at once what the sweep of every minute does',
    description:
      'Holds that ran out, turns that nobody gave, messages that did not leave. Safe at any time, any number of times.',
    response: { status: 200, description: 'What was done.', schema: done },
  }),
  runAudits: apiRoute({
    operationId: 'runAudits',
    method: 'post',
    path: '/v1/jobs/audits',
    caller: 'service',
    summary: 'Have the auditors look at what changed',
    response: { status: 200, description: 'What each auditor looked at and found.', schema: done },
  }),
  importLegacy: apiRoute({
    operationId: 'importLegacy',
    method: 'post',
    path: '/v1/jobs/import-legacy',
    caller: 'service',
    summary: 'Import a page of the earlier application',
    description:
      'Sessions become the beginning of a conversation that has not begun here; confirmed bookings that are still to come take their slot in the ledger. A dry run unless told otherwise. The same page may be imported any number of times.',
    body: importRequestSchema,
    response: { status: 200, description: 'What became of each document.', schema: importReportSchema },
  }),
};
