import type { Documents } from '../../platform/firestore/documents.ts';
import type { AnswerHandler } from '../../tools/answer-handler.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import { staffHandler } from './answer-staff.ts';
import type { OnCalledOff } from './call-off-booking.ts';
import { confirmOperationHandler } from './confirm-operation.ts';

export type { OnCalledOff } from './call-off-booking.ts';

export interface OperationsNeeds {
  readonly documents: Documents;
  /** What gives a deposit back when a business calls a booking off; nothing where nothing is paid. */
  readonly onCalledOff?: OnCalledOff;
}

/** The business line: what staff see and do at their own business, without a model. */
export function operationsCapability({ documents, onCalledOff }: OperationsNeeds): {
  readonly handlers: readonly CommitHandler[];
  readonly answerHandlers: readonly AnswerHandler[];
} {
  return {
    handlers: [confirmOperationHandler(documents, onCalledOff)],
    answerHandlers: [staffHandler(documents)],
  };
}
