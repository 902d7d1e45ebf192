import { FieldPath } from '@google-cloud/firestore';
import type { SystemAlert } from '@merve/contract';
import type { AlertKind } from '../alert-table.ts';
import { alertIdOf, resolveAlert } from '../alerts.ts';
import type { Documents } from '../firestore/documents.ts';
import { someAtOnce } from '../some-at-once.ts';
import type { AuditContext, ChangeRules } from './auditor.ts';
import { judgementOf } from './judge-document.ts';

const pageSize = 100;

/** The alerts of these kinds that are still open, page by page. */
export async function* openAlerts(
  documents: Documents,
  kinds: readonly AlertKind[],
): AsyncGenerator<SystemAlert[]> {
  const open = documents.systemAlerts
    .where('state', '==', 'open')
    .where('kind', 'in', kinds)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  for (let page = await open.get(); !page.empty; ) {
    yield page.docs.map((document) => document.data());
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await open.startAfter(last).get();
  }
}

/**
 * Looks again at every fault an auditor has found and that is still open, and resolves the alerts of those that are
 * gone. Its cost grows with what is open.
 * @returns how many it resolved
 */
export async function resolveMended<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
): Promise<number> {
  const { documents, clock } = context;
  let resolved = 0;
  for await (const page of openAlerts(documents, [...rules.kinds, 'unreadable-document'])) {
    await someAtOnce(page, async (alert) => {
      // Every auditor may find a document unreadable; each looks after its own.
      if (alert.kind === 'unreadable-document' && !alert.alertId.endsWith(`:${rules.name}`)) return;
      if (await stillThere(context, rules, alert)) return;
      if (await resolveAlert(documents, alert, clock.now())) resolved += 1;
    });
  }
  return resolved;
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
