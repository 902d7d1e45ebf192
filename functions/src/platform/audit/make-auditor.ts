import {
  type Auditor,
  type AuditReport,
  type ChangeRules,
  type OverdueRules,
  reportedFindings,
} from './auditor.ts';
import { findOverdue } from './find-overdue.ts';
import { resolveMended } from './open-alerts.ts';
import { asOf, noWatermark, runPass, storedWatermark } from './run-pass.ts';
import { recheckFrom, sealAndRecheck } from './seal-days.ts';

/** An auditor that judges documents when they change. */
export function auditorOfChanges<Model extends object>(rules: ChangeRules<Model>): Auditor {
  const { name, kinds } = rules;
  return {
    name,
    kinds,
    async auditChanges(context, until) {
      // What is mended first: an alert that this run opens need not be looked at twice.
      const resolved = await resolveMended(context, rules);
      const place = storedWatermark(context.documents, name, 'changes');
      return { ...(await runPass(context, rules, 'changes', { place, until })), resolved };
    },
    async auditRolling(context, until) {
      return { ...(await sealAndRecheck(context, rules, until)), resolved: 0 };
    },
    async auditFrom(context, day) {
      const sealed = await recheckFrom(context, rules, day);
      const place = asOf(name, sealed.through, context.clock.now());
      const rest = await runPass(context, rules, 'changes', { place, until: null });
      return { ...sum(sealed.report, rest), resolved: 0 };
    },
    async auditAll(context) {
      const resolved = await resolveMended(context, rules);
      const pass = await runPass(context, rules, 'everything', { place: noWatermark, until: null });
      return { ...pass, resolved };
    },
  };
}

/** An auditor that asks for what is overdue. It asks for all there is each time, so it needs no other pass. */
export function auditorOfOverdue<Model extends object>(rules: OverdueRules<Model>): Auditor {
  const { name, kinds } = rules;
  const nothing = { scanned: 0, found: 0, raised: 0, resolved: 0, complete: true, findings: [] };
  return {
    name,
    kinds,
    auditChanges: (context, until) => findOverdue(context, rules, until),
    auditRolling: async () => ({ auditor: name, ...nothing }),
    auditFrom: (context) => findOverdue(context, rules, null),
    auditAll: (context) => findOverdue(context, rules, null),
  };
}

type PassReport = Omit<AuditReport, 'resolved'>;

/** Two parts of one look at the same documents. */
function sum(one: PassReport, other: PassReport): PassReport {
  return {
    auditor: one.auditor,
    scanned: one.scanned + other.scanned,
    found: one.found + other.found,
    raised: one.raised + other.raised,
    complete: one.complete && other.complete,
    findings: [...one.findings, ...other.findings].slice(0, reportedFindings),
  };
}
