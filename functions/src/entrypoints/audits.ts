import { commitmentAuditors } from '../commitments/audit-commitments.ts';
import { conversationAuditors } from '../conversations/auditors/index.ts';
import { ledgerAuditors } from '../ledger/auditors/index.ts';
import { policyAuditors } from '../markets/audit-policies.ts';
import { outboxAuditors } from '../outbox/index.ts';
import type { AuditContext, Auditor, AuditReport } from '../platform/audit/auditor.ts';
import { jobAuditors } from '../platform/jobs/audit-jobs.ts';
import { log } from '../platform/log.ts';
import { sweepAuditors } from '../platform/sweep/audit-put-aside.ts';
import { requestAuditors } from '../requests/audit-requests.ts';
import { capabilityAuditors } from './capabilities.ts';

/** The auditors of the shared rooms; those of the capabilities come after them. */
export const auditors: readonly Auditor[] = [
  ...ledgerAuditors,
  ...requestAuditors,
  ...commitmentAuditors,
  ...conversationAuditors,
  ...outboxAuditors,
  ...policyAuditors,
  ...sweepAuditors,
  ...jobAuditors,
];

/** How long one run goes on beginning new pages, in milliseconds: well within a schedule's nine minutes. */
const runMs = 7 * 60_000;

/**
 * What changed since each auditor's watermark, and what is overdue. Its cost grows with that, not with what exists.
 * @throws AggregateError of what failed, after all auditors have run; their watermarks have not moved.
 */
export function auditChanges(context: AuditContext): Promise<AuditReport[]> {
  return eachAuditor(context, runMs, (auditor, until) => auditor.auditChanges(context, until));
}

/**
 * Seals the days that are over, and goes on with the week's re-check of a hundredth of what is sealed. Its cost grows with
 * a day's work, and by a read for each hundred documents there are, once a week.
 * @throws AggregateError of what failed, after all auditors have run.
 */
export function auditRolling(context: AuditContext): Promise<AuditReport[]> {
  return eachAuditor(context, runMs, (auditor, until) => auditor.auditRolling(context, until));
}

/**
 * Everything that changed since a day began, sealed or not, judged and held against its seals, to the end: for an operator
 * who suspects something.
 * @throws AggregateError of what failed, after all auditors have run.
 */
export function auditFrom(context: AuditContext, day: Date): Promise<AuditReport[]> {
  return eachAuditor(context, runMs, (auditor) => auditor.auditFrom(context, day));
}

/**
 * Every auditor over everything, at once and to the end: for tests and simulations. The reports name what was found;
 * none found is `found: 0` in all of them.
 */
export function auditEverything(context: AuditContext): Promise<AuditReport[]> {
  return eachAuditor(context, runMs, (auditor) => auditor.auditAll(context));
}

/** One after another; a failure of one does not stop the others. Each gets its share of the time that is left. */
async function eachAuditor(
  { clock }: AuditContext,
  budgetMs: number,
  run: (auditor: Auditor, until: Date) => Promise<AuditReport>,
): Promise<AuditReport[]> {
  const end = clock.now().getTime() + budgetMs;
  const reports: AuditReport[] = [];
  const failures: unknown[] = [];
  const all = [...auditors, ...(await capabilityAuditors())];
  for (const [index, auditor] of all.entries()) {
    const now = clock.now().getTime();
    const share = Math.max(end - now, 0) / (all.length - index);
    try {
      const report = await run(auditor, new Date(now + share));
      reports.push(report);
      const { scanned, found, raised, resolved, complete } = report;
      log.info('auditor finished', { auditor: auditor.name, scanned, found, raised, resolved, complete });
    } catch (thrown) {
      log.error('auditor failed', { auditor: auditor.name }, thrown);
      failures.push(thrown);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some auditors failed');
  return reports;
}
