import type { DocumentData, DocumentReference, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { alertIdOf, raiseAlert } from '../alerts.ts';
import { MerveError } from '../errors.ts';
import { log, maskAddress } from '../log.ts';
import { beginSweep } from '../sweep/sweep-each.ts';
import {
  type AuditContext,
  type AuditReport,
  type Finding,
  type OverdueRules,
  reportedFindings,
} from './auditor.ts';
import { emptyTally, ofMarket } from './judge-document.ts';
import { resolveAlerts } from './open-alerts.ts';
import { auditOf, notOnRecord } from './run-pass.ts';

const pageSize = 100;

/**
 * Asks for what is overdue, looks at each suspect again before it alerts, and resolves the alerts of those that have
 * moved on. Its cost grows with the faults, not with what exists.
 * @param until no new page is begun after this (null for no limit); what was not seen is then neither raised nor resolved
 */
export async function findOverdue<Model extends object>(
  context: AuditContext,
  rules: OverdueRules<Model>,
  until: Date | null,
): Promise<AuditReport> {
  const { documents, clock } = context;
  const startedAt = clock.now();
  const tally = emptyTally();
  const seen = new Set<string>();
  let complete = true;
  /** Those that could not be judged, or are put aside: whether their alerts hold is not known. */
  const undecided = new Set<string>();
  const look = async (document: QueryDocumentSnapshot<Model, DocumentData>) => {
    tally.scanned += 1;
    // The page is some time old by now, and the sweep works on the same documents.
    const finding = await judged(context, rules, document.ref);
    undecided.delete(document.ref.path);
    if (finding === null) return;
    seen.add(alertIdOf(finding));
    tally.found += 1;
    if (await raiseAlert(documents, { ...finding, now: clock.now() })) tally.raised += 1;
    if (tally.findings.length < reportedFindings) tally.findings.push(finding);
  };
  const sweep = await beginSweep<Model>(
    { documents, now: startedAt },
    { name: auditOf(rules.name), occasion: ['updatedAt'], settle: look },
  );
  for (const query of rules.suspects(documents, startedAt)) {
    for await (const page of pagesOf(query)) {
      for (const { ref } of page) undecided.add(ref.path);
      await sweep.settlePage(page);
      complete &&= until === null || clock.now() < until;
      if (!complete) break;
    }
  }
  const { unrecorded } = await sweep.end();
  if (unrecorded > 0) throw new MerveError('INTERNAL', notOnRecord(unrecorded));
  const resolved = complete
    ? await resolveAlerts(
        context,
        rules.name,
        rules.kinds,
        (alert) =>
          // One that another run has just raised is for the next run to judge.
          seen.has(alert.alertId) || alert.lastSeenAt > startedAt || undecided.has(alert.subject),
      )
    : 0;
  const { scanned, found, raised, findings } = tally;
  return { auditor: rules.name, scanned, found, raised, resolved, complete, findings };
}

async function judged<Model extends object>(
  context: AuditContext,
  rules: OverdueRules<Model>,
  reference: DocumentReference<Model, DocumentData>,
): Promise<Finding | null> {
  const snapshot = await reference.get();
  try {
    const current = snapshot.data();
    const finding = current === undefined ? null : await rules.judge(context, current);
    return finding === null ? null : (ofMarket([finding], snapshot)[0] ?? null);
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    // The auditor of this kind's changes reports it; the others must still be looked at.
    log.warning('suspect not readable', { path: maskAddress(reference.path), auditor: rules.name }, thrown);
    return null;
  }
}

async function* pagesOf<Model extends object>(query: Query<Model, DocumentData>) {
  const pages = query.limit(pageSize);
  for (let page = await pages.get(); !page.empty; ) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await pages.startAfter(last).get();
  }
}
