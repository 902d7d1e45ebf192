import { type StaffAt, staffAt } from '../../identity/staff.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { carryOutBlock, carryOutUnblock } from './block-time.ts';
import { carryOutCancel, type DepositScheduler } from './call-off-booking.ts';
import { type CarriedOut, nothingDone, type OperationContext } from './carried-out.ts';
import { carryOutDay } from './close-day.ts';
import { type Operation, readOperation } from './operation.ts';
import { carryOutPause } from './pause-action.ts';
import { staffSentences } from './sentences/index.ts';

/** What only an owner may do. */
const ownersOnly: readonly Operation['do'][] = ['close', 'reopen', 'pause', 'resume'];

/** YES and NO on the business line. Who asked must still work there, in the role it takes, when it is done. */
export function confirmOperationHandler(
  documents: Documents,
  scheduler: DepositScheduler | null,
): CommitHandler {
  return {
    kind: 'confirm_operation',
    isNoTool: true,

    async commit(tx, action, context): Promise<CommitEffect> {
      const operation = readOperation(action);
      const business = (await tx.get(documents.business(operation.businessId))).data();
      const at = business === undefined ? undefined : staffAt(business, operation.staffId);
      const within: OperationContext = { tx, documents, context };
      const done =
        refusal(operation, at) ?? (await carriedOut(within, operation, action.actionId, scheduler));
      return { ...done, ui: null };
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, action): Promise<CommitEffect> {
      const text = staffSentences(readOperation(action).language).left();
      return { text, ui: null, committed: false, intents: [], write: () => {} };
    },
  };
}

function refusal(operation: Operation, at: StaffAt | undefined): CarriedOut | null {
  const say = staffSentences(operation.language);
  if (at === undefined) return nothingDone(say.notStaff());
  return ownersOnly.includes(operation.do) && at.role !== 'owner' ? nothingDone(say.ownersOnly()) : null;
}

function carriedOut(
  within: OperationContext,
  operation: Operation,
  idempotencyKey: string,
  scheduler: DepositScheduler | null,
): Promise<CarriedOut> {
  switch (operation.do) {
    case 'block':
      return carryOutBlock(within, operation, idempotencyKey);
    case 'unblock':
      return carryOutUnblock(within, operation, idempotencyKey);
    case 'cancel':
      return carryOutCancel(within, operation, { idempotencyKey, scheduler });
    case 'close':
    case 'reopen':
      return carryOutDay(within, operation);
    case 'pause':
    case 'resume':
      return carryOutPause(within, operation);
  }
}
