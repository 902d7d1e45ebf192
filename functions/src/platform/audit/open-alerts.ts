import { type DocumentData, FieldPath, type Query } from '@google-cloud/firestore';
import type { SystemAlert } from '@merve/contract';
import type { AlertKind } from '../alert-table.ts';
import { alertIdOf, resolveAlert } from '../alerts.ts';
import type { Documents } from '../firestore/documents.ts';
import { sweepEach } from '../sweep/sweep-each.ts';
import type { AuditContext, ChangeRules } from './auditor.ts';
import { judgementOf } from './judge-document.ts';

/** The alerts of these kinds that are still open. */
export function openAlerts(
  documents: Documents,
  kinds: readonly AlertKind[],
): Query<SystemAlert, DocumentData> {
  return documents.systemAlerts
    .where('state', '==', 'open')
    .where('kind', 'in', kinds)
    .orderBy(FieldPath.documentId());
}

/**
 * Resolves the open alerts of these kinds that no longer hold, each by itself (`sweepEach`): one of which that cannot be
 * told now stays open, and keeps no other back. Its cost grows with what is open.
 * @returns how many it resolved
 */
export async function resolveAlerts(
  { documents, clock }: AuditContext,
  auditor: string,
  kinds: readonly AlertKind[],
  holds: (alert: SystemAlert) => boolean | Promise<boolean>,
): Promise<number> {
  let resolved = 0;
  // Mostly there is none: one read.
  if ((await openAlerts(documents, kinds).limit(1).get()).empty) return 0;
  await sweepEach<SystemAlert>(
    { documents, now: clock.now() },
    {
      name: `alerts-of-${auditor}`,
      due: openAlerts(documents, kinds),
      atMost: Number.POSITIVE_INFINITY,
      occasion: ['state', 'count'],
      settle: async (alert) => {
        if (await holds(alert)) return false;
        const isOurs = await resolveAlert(documents, alert, clock.now());
        if (isOurs) resolved += 1;
        return isOurs;
      },
    },
  );
  return resolved;
}

/**
 * Looks again at every fault an auditor has found and that is still open, and resolves the alerts of those that are gone.
 * @returns how many it resolved
 */
export function resolveMended<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
): Promise<number> {
  // Every auditor may find a document unreadable; each looks after its own.
  const isAnothers = ({ kind, alertId }: SystemAlert) =>
    kind === 'unreadable-document' && !alertId.endsWith(`:${rules.name}`);
  return resolveAlerts(
    context,
    rules.name,
    [...rules.kinds, 'unreadable-document'],
    (alert) => isAnothers(alert) || stillThere(context, rules, alert),
  );
}

async function stillThere<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  alert: SystemAlert,
): Promise<boolean> {
  const { documents } = context;
  const itself = () =>
    rules.query(documents).where(FieldPath.documentId(), '==', documents.db.doc(alert.subject));
  const others = alert.kind === 'unreadable-document' ? null : rules.concernedBy?.(documents, alert);
  const concerned = await (others ?? itself()).get();
  for (const document of concerned.docs) {
    const { findings } = await judgementOf(context, rules, document);
    if (findings.some((finding) => alertIdOf(finding) === alert.alertId)) return true;
  }
  return false;
}
