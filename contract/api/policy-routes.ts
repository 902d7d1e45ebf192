import { z } from 'zod';
import { marketIdSchema } from '../ids.ts';
import {
  candidateDiscardRequestSchema,
  candidatePromoteRequestSchema,
  merveControllerSchema,
  policyChangeRequestSchema,
  policyHistorySchema,
  policyOutdatedSchema,
  policyRefusedSchema,
  policyUndoRequestSchema,
  shadowReportSchema,
  templatePreviewRequestSchema,
  templatePreviewSchema,
} from '../policy-api.ts';
import { apiRoute } from './api-route.ts';

const base = '/v1/admin/markets/{marketId}/merve';
const params = z.object({ marketId: marketIdSchema });

const controller = {
  status: 200,
  description: 'The controller as it now is.',
  schema: merveControllerSchema,
} as const;

const refusals = {
  400: { description: 'The policy cannot be saved; nothing was written.', schema: policyRefusedSchema },
  409: {
    description: 'Another version is in force than the one named; nothing was written.',
    schema: policyOutdatedSchema,
  },
} as const;

/** The Merve controller of a market: the policy in force, its history, and the one on trial. */
export const policyRoutes = {
  getPolicy: apiRoute({
    operationId: 'getPolicy',
    method: 'get',
    path: base,
    caller: 'operator',
    summary: 'The policy in force, the one on trial, and the tools there are',
    params,
    response: controller,
  }),
  changePolicy: apiRoute({
    operationId: 'changePolicy',
    method: 'put',
    path: base,
    caller: 'operator',
    summary: 'Put a policy in force',
    description: 'In effect with the next turn. On record with who, when and why.',
    params,
    body: policyChangeRequestSchema,
    response: controller,
    refusals,
  }),
  listPolicyHistory: apiRoute({
    operationId: 'listPolicyHistory',
    method: 'get',
    path: `${base}/history`,
    caller: 'operator',
    summary: 'Who changed what, newest first',
    params,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      before: z.coerce.number().int().positive().optional(),
    }),
    response: { status: 200, description: 'A page of versions.', schema: policyHistorySchema },
  }),
  undoPolicy: apiRoute({
    operationId: 'undoPolicy',
    method: 'post',
    path: `${base}/history/{policyVersion}/undo`,
    caller: 'operator',
    summary: 'Put back what the policy was before a version',
    params: params.extend({ policyVersion: z.coerce.number().int().positive() }),
    body: policyUndoRequestSchema,
    response: controller,
    refusals,
  }),
  previewTemplate: apiRoute({
    operationId: 'previewTemplate',
    method: 'post',
    path: `${base}/preview`,
    caller: 'operator',
    summary: 'A text to merchants with sample values',
    params,
    body: templatePreviewRequestSchema,
    response: {
      status: 200,
      description: 'The text, or what is wrong with it.',
      schema: templatePreviewSchema,
    },
  }),
  tryPolicy: apiRoute({
    operationId: 'tryPolicy',
    method: 'put',
    path: `${base}/candidate`,
    caller: 'operator',
    summary: 'Try a policy without putting it in force',
    description:
      'Every decision is made by the policy in force, and compared with what this one would have decided.',
    params,
    body: policyChangeRequestSchema,
    response: controller,
    refusals,
  }),
  getTrialReport: apiRoute({
    operationId: 'getTrialReport',
    method: 'get',
    path: `${base}/candidate/report`,
    caller: 'operator',
    summary: 'What the policy on trial would have changed so far',
    params,
    response: { status: 200, description: 'Counts by tool, and where to look.', schema: shadowReportSchema },
  }),
  promotePolicy: apiRoute({
    operationId: 'promotePolicy',
    method: 'post',
    path: `${base}/candidate/promote`,
    caller: 'operator',
    summary: 'Put the policy on trial in force',
    params,
    body: candidatePromoteRequestSchema,
    response: controller,
    refusals,
  }),
  discardPolicy: apiRoute({
    operationId: 'discardPolicy',
    method: 'post',
    path: `${base}/candidate/discard`,
    caller: 'operator',
    summary: 'End a trial',
    params,
    body: candidateDiscardRequestSchema,
    response: controller,
  }),
};
