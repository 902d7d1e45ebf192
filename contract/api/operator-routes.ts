import { z } from 'zod';
import {
  operatorMessageRequestSchema,
  operatorMessageResponseSchema,
  takeoverRequestSchema,
  takeoverResponseSchema,
} from '../admin-api.ts';
import { documentIdSchema } from '../ids.ts';
import { jobStateSchema } from '../jobs.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { apiRoute } from './api-route.ts';
import { alertPageSchema, alertQuerySchema, alertViewSchema, personViewSchema } from './views.ts';

/** How a job stands, once something was asked of it. */
export const jobAnswerSchema = z.object({ jobId: z.string(), state: jobStateSchema });

const threadParams = z.object({ threadId: documentIdSchema });
const jobParams = z.object({ jobId: documentIdSchema });

/** What operators do; every action is on record in `adminActions`. */
export const operatorRoutes = {
  takeOver: apiRoute({
    operationId: 'takeOver',
    method: 'post',
    path: '/v1/admin/threads/{threadId}/takeover',
    caller: 'operator',
    summary: 'Answer in a conversation instead of Merve',
    params: threadParams,
    body: takeoverRequestSchema,
    response: { status: 200, description: 'Merve is silent there now.', schema: takeoverResponseSchema },
  }),
  release: apiRoute({
    operationId: 'release',
    method: 'delete',
    path: '/v1/admin/threads/{threadId}/takeover',
    caller: 'operator',
    summary: 'Give a conversation back to Merve',
    params: threadParams,
    response: { status: 200, description: 'Merve answers there again.', schema: takeoverResponseSchema },
  }),
  sayAsOperator: apiRoute({
    operationId: 'sayAsOperator',
    method: 'post',
    path: '/v1/admin/threads/{threadId}/messages',
    caller: 'operator',
    summary: 'Write in a conversation one has taken over',
    params: threadParams,
    body: operatorMessageRequestSchema,
    response: {
      status: 200,
      description: 'It is on its way to the person.',
      schema: operatorMessageResponseSchema,
    },
  }),
  listAlerts: apiRoute({
    operationId: 'listAlerts',
    method: 'get',
    path: '/v1/admin/alerts',
    caller: 'operator',
    narrowed: true,
    summary: 'What the auditors found, newest first',
    query: alertQuerySchema,
    response: { status: 200, description: 'A page of alerts in one state.', schema: alertPageSchema },
  }),
  closeAlert: apiRoute({
    operationId: 'closeAlert',
    method: 'post',
    path: '/v1/admin/alerts/{alertId}/close',
    caller: 'operator',
    summary: 'Say that an alert is dealt with',
    description: 'If the fault is found again, the same alert opens again.',
    params: z.object({ alertId: z.string().min(1).max(300) }),
    body: z.object({ reason: operatorReasonSchema }),
    response: { status: 200, description: 'The alert, closed.', schema: alertViewSchema },
  }),
  cancelJob: apiRoute({
    operationId: 'cancelJob',
    method: 'post',
    path: '/v1/admin/jobs/{jobId}/cancellation',
    caller: 'operator',
    summary: 'End a job between two steps',
    description: 'What it has done stays done. One that is over stays as it is.',
    params: jobParams,
    body: z.object({ reason: operatorReasonSchema }),
    response: { status: 200, description: 'How it stands now.', schema: jobAnswerSchema },
  }),
  resumeJob: apiRoute({
    operationId: 'resumeJob',
    method: 'post',
    path: '/v1/admin/jobs/{jobId}/resumption',
    caller: 'operator',
    summary: 'Go on with a job that failed or was cancelled',
    description: 'It goes on where it stopped. Any other stays as it is.',
    params: jobParams,
    body: z.object({ reason: operatorReasonSchema }),
    response: { status: 200, description: 'How it stands now.', schema: jobAnswerSchema },
  }),
  getPerson: apiRoute({
    operationId: 'getPerson',
    method: 'get',
    path: '/v1/admin/users/{uid}',
    caller: 'operator',
    narrowed: true,
    summary: 'How much a web account uses Merve',
    description: 'Conversations and what they consumed by day; nothing that was said.',
    params: z.object({ uid: documentIdSchema.max(128) }),
    response: { status: 200, description: 'The account.', schema: personViewSchema },
  }),
};
