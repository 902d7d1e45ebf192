import type { DocumentData, Query } from '@google-cloud/firestore';
import type { SystemAlert } from '@merve/contract';
import type { AlertKind } from '../alert-table.ts';
import type { Fault } from '../alerts.ts';
import type { Clock } from '../clock.ts';
import type { Documents } from '../firestore/documents.ts';

export interface AuditContext {
  readonly documents: Documents;
  readonly clock: Clock;
}

/** A fault as a pure rule states it; the audit adds when. */
export type Finding = Omit<Fault, 'now'>;

export interface Judgement {
  readonly findings: readonly Finding[];
  /** How many of the findings opened an alert already, because the auditor healed them and raised them with it. */
  readonly raised?: number;
  /** Set if it is too early to judge: since when the document waits. The watermark waits with it. */
  readonly unripeSince?: Date;
}

/** Judges every document of a kind when it changes. */
export interface ChangeRules<Model extends object> {
  readonly name: string;
  /** The kinds of alert it raises and therefore resolves. */
  readonly kinds: readonly AlertKind[];
  readonly query: (documents: Documents) => Query<Model, DocumentData>;
  /** The instant that moves whenever the document changes in anything. */
  readonly changedBy: 'updatedAt' | 'createdAt';
  /**
   * Judges one document against all that must agree with it. What it concludes must have been true at one moment:
   * it reads in one (read-only) transaction, for traffic goes on meanwhile.
   */
  readonly judge: (context: AuditContext, model: Model) => Promise<Judgement>;
  /** True if another auditor of the same documents reports those that cannot be read. */
  readonly leavesUnreadable?: boolean;
  /** The documents whose judgement shows whether an alert still holds; null for its subject alone, the default. */
  readonly concernedBy?: (documents: Documents, alert: SystemAlert) => Query<Model, DocumentData> | null;
}

/** Finds documents that stay where they may only pass, by asking for exactly those. */
export interface OverdueRules<Model extends object> {
  readonly name: string;
  readonly kinds: readonly AlertKind[];
  /** Queries that find every suspect there is, and little else. */
  readonly suspects: (documents: Documents, now: Date) => readonly Query<Model, DocumentData>[];
  /** Null if the document may still be where it is. */
  readonly judge: (context: AuditContext, model: Model) => Promise<Finding | null>;
}

export interface AuditReport {
  readonly auditor: string;
  /** Documents judged. */
  readonly scanned: number;
  /** Faults found, known ones too. */
  readonly found: number;
  /** Alerts opened, or opened again. */
  readonly raised: number;
  /** Alerts whose fault is gone. */
  readonly resolved: number;
  /** False if the time was up: the next run goes on from there. */
  readonly complete: boolean;
  /** The first of the faults found. */
  readonly findings: readonly Finding[];
}

/** One auditor, whatever kind of document it judges. */
export interface Auditor {
  readonly name: string;
  readonly kinds: readonly AlertKind[];
  /** Judges what changed since its watermark and what is overdue, and resolves the alerts whose fault is gone. */
  auditChanges(context: AuditContext, until: Date): Promise<AuditReport>;
  /** Seals the days that are over, and goes on with the week's re-check of what is sealed. */
  auditRolling(context: AuditContext, until: Date): Promise<AuditReport>;
  /** Judges all that has changed since a day began, sealed or not, and holds it against the seals. Leaves the watermarks alone. */
  auditFrom(context: AuditContext, day: Date): Promise<AuditReport>;
  /** Judges everything there is, now, and leaves the watermarks alone. */
  auditAll(context: AuditContext): Promise<AuditReport>;
}

/** How many findings a report names; all of them are in `systemAlerts`. */
export const reportedFindings = 100;
