import type { EditOutcome } from '../catalogue/editing/edit.ts';
import type { ActingOperator } from '../platform/acting-operator.ts';
import { type ErrorCode, MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import type { ApiDependencies } from './api-environment.ts';
import { errorAnswer } from './http-errors.ts';

/** Who edits, why and when, for the record. */
export function actionOf({
  identity,
  body,
  deps,
}: {
  identity: { uid: string };
  body: { reason: string };
  deps: ApiDependencies;
}): ActingOperator {
  return { by: identity.uid, reason: body.reason, actionId: randomId(), now: deps.clock.now() };
}

/** Why nothing was changed, with what the operator needs to go on. */
export function refusal(code: ErrorCode, traceId: string, details: object): Response {
  const { status, body } = errorAnswer(new MerveError(code, 'Nothing was changed'), traceId);
  return Response.json({ ...body, ...details }, { status, headers: { 'x-trace-id': traceId } });
}

/** What was saved as operators see it; or why it was not. */
export function editAnswer<Document, View>(
  outcome: EditOutcome<Document>,
  view: (document: Document) => View,
  traceId: string,
): View | Response {
  switch (outcome.kind) {
    case 'saved':
      return view(outcome.saved);
    case 'outdated':
      return refusal('LISTING_OUTDATED', traceId, { current: view(outcome.current) });
    case 'invalid':
      return refusal('LISTING_INVALID', traceId, { problems: outcome.problems });
    case 'booked': {
      const { standing } = outcome;
      return refusal('OFFERING_BOOKED', traceId, {
        standing: { ...standing, until: standing.until.toISOString() },
      });
    }
  }
}
