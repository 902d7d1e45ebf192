import type { SweepFailure } from '@merve/contract';
import type { AuditContext, Finding } from '../audit/auditor.ts';
import { auditorOfOverdue } from '../audit/make-auditor.ts';
import { isOfOccasion, occasionOf, putAsideAlert, putAsideMessage } from './sweep-failure.ts';

/** What a sweep put aside stays in view until it has moved on without the sweep, or an operator has it tried again. */
export const sweepAuditors = [
  auditorOfOverdue<SweepFailure>({
    name: 'put-aside',
    kinds: ['put-aside'],
    suspects: (documents) => [documents.sweepFailures.where('retryAt', '==', null)],
    judge: judgePutAside,
  }),
];

async function judgePutAside({ documents }: AuditContext, failure: SweepFailure): Promise<Finding | null> {
  if (failure.retryAt !== null) return null;
  const document = await documents.db.doc(failure.subject).get();
  const hasMovedOn =
    !document.exists || !isOfOccasion(failure, occasionOf(document, Object.keys(failure.occasion)));
  if (hasMovedOn) return null;
  return { ...putAsideAlert(failure), message: putAsideMessage(failure) };
}
