import type { Transaction } from '@google-cloud/firestore';
import type { SystemAlert } from '@merve/contract';
import { type ActingOperator, recordAction } from './acting-operator.ts';
import { type AlertKind, alertTable, runbookOf } from './alert-table.ts';
import type { Documents } from './firestore/documents.ts';
import { readTogether } from './firestore/read-together.ts';
import { log } from './log.ts';

/** Something that must not be, found by an auditor or a door. Its severity is its kind's. */
export interface Fault {
  /** The rule that is broken, for example `orphan-lock`. */
  readonly kind: AlertKind;
  /** Path of the document at fault. */
  readonly subject: string;
  /** Whose operators it is for; of a subject `markets/{m}` it is known. Left out where no market is known. */
  readonly marketId?: string | undefined;
  /** Tells apart faults of one kind that may befall the same document one after another, for example a transaction's id. */
  readonly instance?: string;
  /** For an operator: what is wrong, in a sentence. No phone number, no message text. */
  readonly message: string;
  /** `healed` if whoever found it put it right. Default `open`. */
  readonly state?: 'open' | 'healed';
  readonly now: Date;
}

/** Derived from the fault, so a fault alerts once. */
export function alertIdOf({ kind, subject, instance }: Omit<Fault, 'message' | 'now'>): string {
  return [kind, subject, instance].filter((part) => part !== undefined).join(':');
}

/** The alert after a fault was found: new, seen again, or come back. Pure. */
export function alertAfter(known: SystemAlert | undefined, fault: Fault): SystemAlert {
  const { kind, subject, message, now, state = 'open' } = fault;
  const isBack = known !== undefined && known.state !== 'open';
  return {
    alertId: alertIdOf(fault),
    severity: alertTable[kind].severity,
    kind,
    subject,
    marketId: fault.marketId ?? subject.match(/^markets\/([^/]+)/)?.[1] ?? known?.marketId ?? null,
    message,
    state,
    count: (known?.count ?? 1) + (isBack ? 1 : 0),
    createdAt: known?.createdAt ?? now,
    lastSeenAt: now,
    resolvedAt: state === 'healed' ? now : null,
    updatedAt: now,
  };
}

/**
 * A fault's alert as part of a caller's Firestore transaction, which may mend the fault too. Reads; then `write` once
 * all reads are done, and `announce` after the commit.
 */
export async function prepareAlert(tx: Transaction, documents: Documents, fault: Fault) {
  const reference = documents.systemAlert(alertIdOf(fault));
  const [known] = await readTogether(tx, reference);
  const alert = alertAfter(known, fault);
  /** False for a fault that was open already: it has alerted. */
  const isNew = known === undefined || known.state !== 'open';
  return {
    isNew,
    write: () => void tx.set(reference, alert),
    announce: () => (isNew ? announce(alert, fault.kind) : undefined),
  };
}

/** Logs an alert at its severity, one line with the runbook's place, so that log-based notifications reach an operator. */
function announce({ severity, alertId, kind, subject, message, state, count }: SystemAlert, code: AlertKind) {
  const fields = { alertId, kind, subject, detail: message, state, count, runbook: runbookOf(code) };
  if (severity === 'CRITICAL') log.critical('system alert', fields);
  else if (severity === 'ERROR') log.error('system alert', fields);
  else log.warning('system alert', fields);
}

/**
 * Writes `systemAlerts/{alertId}`: opens it, opens it again if the fault had gone, or notes that it is still there.
 * Two round trips.
 * @returns true if the alert was opened by this call; only then it is logged.
 */
export async function raiseAlert(documents: Documents, fault: Fault): Promise<boolean> {
  // Run again after a commit that was applied and not acknowledged, it finds its own alert: still to be announced.
  const opened: (() => void)[] = [];
  await documents.db.runTransaction(async (tx) => {
    const { isNew, write, announce } = await prepareAlert(tx, documents, fault);
    if (isNew) opened.push(announce);
    write();
  });
  opened[0]?.();
  return opened.length > 0;
}

/**
 * Marks an open alert as mended, unless the fault has been found again since it was read.
 * @returns true if this call did it.
 */
export async function resolveAlert(documents: Documents, alert: SystemAlert, now: Date): Promise<boolean> {
  const reference = documents.systemAlert(alert.alertId);
  const resolved = await documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current?.state !== 'open' || current.lastSeenAt > alert.lastSeenAt) return false;
    tx.set(reference, { ...current, state: 'resolved', resolvedAt: now, updatedAt: now });
    return true;
  });
  if (resolved) log.info('system alert resolved', { alertId: alert.alertId, kind: alert.kind });
  return resolved;
}

export interface AlertClosing extends ActingOperator {
  readonly alertId: string;
}

/**
 * An operator says that an alert is dealt with, on record with who and why. One that is not open stays as it is.
 * @returns the alert as it now is; undefined if there is none.
 */
export async function closeAlert(
  documents: Documents,
  { alertId, ...operator }: AlertClosing,
): Promise<SystemAlert | undefined> {
  const reference = documents.systemAlert(alertId);
  return documents.db.runTransaction(async (tx) => {
    const alert = (await tx.get(reference)).data();
    if (alert?.state !== 'open') return alert;
    const closed: SystemAlert = {
      ...alert,
      state: 'closed',
      resolvedAt: operator.now,
      updatedAt: operator.now,
    };
    tx.set(reference, closed);
    recordAction(tx, documents, operator, { action: 'alert-closed', alertId });
    return closed;
  });
}
