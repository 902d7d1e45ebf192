import { documentIdSchema, requestKindSchema } from '@merve/contract';
import { z } from 'zod';
import { defineDue } from '../../manifest/due-kind.ts';
import { lookAtRequest, sweepDueRequests } from '../../requests/index.ts';

/**
 * Requests of every kind, services and viewings too, whose merchant has been silent for as long as they may: the customer is told, and later the request
 * ends.
 */
export const requestDue = defineDue({
  key: z.object({ requestKind: requestKindSchema, requestId: documentIdSchema }),
  async look({ documents, clock }, { requestKind: kind, requestId }) {
    const look = { kind, requestId, now: clock.now() };
    const { request, changed, intents } = await lookAtRequest(documents, look);
    return { intents, next: changed ? (request?.dueAt ?? null) : null, traceId: request?.traceId };
  },
  sweep: ({ documents, clock }, isOver) => sweepDueRequests(documents, clock.now(), isOver),
});
