import type { Auditor } from '../../platform/audit/auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from '../../platform/audit/make-auditor.ts';
import { lockRules } from './audit-locks.ts';
import { outcomeRules } from './audit-outcomes.ts';
import { overdueHoldRules } from './audit-overdue-holds.ts';
import { transactionRules } from './audit-transactions.ts';

/** The ledger's auditors, in their order: what two transactions fight over is reported before any lock is deleted. */
export const ledgerAuditors: readonly Auditor[] = [
  auditorOfChanges(transactionRules),
  auditorOfChanges(lockRules),
  auditorOfChanges(outcomeRules),
  auditorOfOverdue(overdueHoldRules),
];
