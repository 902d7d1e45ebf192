import type { Documents } from '../../platform/firestore/documents.ts';
import type { AnswerHandler } from '../../tools/answer-handler.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import { staffHandler } from './answer-staff.ts';
import type { DepositScheduler } from './call-off-booking.ts';
import { confirmOperationHandler } from './confirm-operation.ts';

export interface OperationsNeeds {
  readonly documents: Documents;
  /** Null, or left out, where no deposits are taken. */
  readonly paymentScheduler?: DepositScheduler | null;
}

/** The business line: what staff see and do at their own business, without a model. */
export function operationsCapability({ documents, paymentScheduler = null }: OperationsNeeds): {
  readonly handlers: readonly CommitHandler[];
  readonly answerHandlers: readonly AnswerHandler[];
} {
  return {
    handlers: [confirmOperationHandler(documents, paymentScheduler)],
    answerHandlers: [staffHandler(documents)],
  };
}
