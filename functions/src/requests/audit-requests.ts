import type { MerchantRequest, RequestEvent } from '@merve/contract';
import type { Auditor, ChangeRules, Finding, OverdueRules } from '../platform/audit/auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from '../platform/audit/make-auditor.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { dueAt } from './after-action.ts';
import { type RequestKind, requestKinds } from './identity.ts';

/** How long after its time nobody may have looked at a request: the minute sweep has had several turns. */
export const lookPatienceMs = 5 * 60_000;

const pathOf = (documents: Documents, { details, requestId }: MerchantRequest) =>
  documents.request(details.kind, requestId).path;

/** What is wrong with a request and its events; null if they tell one story. Events in the order of their revisions. Pure. */
export function judgeEvents(request: MerchantRequest, events: readonly RequestEvent[]): string | null {
  const { state, revision, open } = request;
  let from: string | null = null;
  for (const [index, event] of events.entries()) {
    if (event.revision !== index + 1) return `Revision ${index + 1} has no event, or several`;
    if (event.from !== from) return `Event ${event.revision} does not begin where the one before ended`;
    from = event.to;
  }
  if (events.length !== revision) return `It is at revision ${revision}, and has ${events.length} events`;
  if (from !== state) return `It is ${state}, and its events end at ${from}`;
  if (open === ['completed', 'rejected', 'cancelled', 'expired'].includes(state)) {
    return `It is ${state}, and marked ${open ? 'open' : 'over'}`;
  }
  return dueAt(request)?.getTime() === request.dueAt?.getTime()
    ? null
    : `It is ${state}, and due at another time than its own`;
}

function eventRules(kind: RequestKind): ChangeRules<MerchantRequest> {
  return {
    name: `${kind}-requests`,
    kinds: ['request-events-inconsistent'],
    query: (documents) => documents.requests(kind),
    changedBy: 'updatedAt',
    judge: ({ documents }, { requestId }) =>
      documents.db.runTransaction(
        async (tx) => {
          const [found, events] = await Promise.all([
            tx.get(documents.request(kind, requestId)),
            tx.get(documents.requestEvents(kind, requestId).orderBy('revision')),
          ]);
          const request = found.data();
          if (request === undefined) return { findings: [] };
          const message = judgeEvents(
            request,
            events.docs.map((event) => event.data()),
          );
          const findings: Finding[] =
            message === null
              ? []
              : [{ kind: 'request-events-inconsistent', subject: pathOf(documents, request), message }];
          return { findings };
        },
        { readOnly: true },
      ),
  };
}

/** A request whose time has come, and nobody looks at it: its customer waits for a merchant who will not answer. */
function overdueRules(kind: RequestKind): OverdueRules<MerchantRequest> {
  return {
    name: `overdue-${kind}-requests`,
    kinds: ['request-overdue'],
    suspects: (documents, now) => [
      documents
        .requests(kind)
        .where('dueAt', '<=', new Date(now.getTime() - lookPatienceMs))
        .orderBy('dueAt'),
    ],
    async judge({ documents, clock }, request) {
      const since = new Date(clock.now().getTime() - lookPatienceMs);
      if (request.dueAt === null || request.dueAt > since) return null;
      return {
        kind: 'request-overdue',
        subject: pathOf(documents, request),
        message: `Unanswered, and nobody has looked at it for ${lookPatienceMs / 60_000} minutes since ${request.dueAt.toISOString()}`,
      };
    },
  };
}

/** The auditors of all kinds of requests. */
export const requestAuditors: readonly Auditor[] = [
  ...requestKinds.map((kind) => auditorOfChanges(eventRules(kind))),
  ...requestKinds.map((kind) => auditorOfOverdue(overdueRules(kind))),
];
