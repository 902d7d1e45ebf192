import type { Transaction } from '@merve/contract';
import type { ChangeRules } from '../../platform/audit/auditor.ts';
import { judgeThread } from './audit-threads.ts';

/** Whenever a transaction is no hold any more, the thread it came from must not ask for it: the thread itself may not have changed. */
export const askedForRules: ChangeRules<Transaction> = {
  name: 'asked-for',
  // The auditor of threads resolves what is found here: it is about threads.
  kinds: [],
  query: (documents) => documents.allTransactions,
  changedBy: 'updatedAt',
  leavesUnreadable: true,
  judge: async (context, { state, threadId }) =>
    state === 'hold' ? { findings: [] } : judgeThread(context, { threadId }),
};
