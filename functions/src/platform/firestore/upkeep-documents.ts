import type { Firestore } from '@google-cloud/firestore';
import { converters } from './converters.ts';
import { pathSegment, safeDocumentId, sequenceId } from './path-segment.ts';

/** What the house keeps of its own work, and not of anybody's wishes: audits, alerts, sweeps, jobs, erasures, what operators did. Part of `documentsIn`. */
export function upkeepDocumentsIn(db: Firestore) {
  return {
    auditWatermark: (auditor: string, pass: 'changes' | 'everything') =>
      db
        .collection('auditWatermarks')
        .withConverter(converters.auditWatermark)
        .doc(pathSegment(`${auditor}:${pass}`)),
    auditSealing: (auditor: string) =>
      db.collection('auditSeals').withConverter(converters.auditSealing).doc(pathSegment(auditor)),
    /** @param day a UTC date, `YYYY-MM-DD` */
    auditSeal: (auditor: string, day: string) =>
      db
        .collection(`auditSeals/${pathSegment(auditor)}/days`)
        .withConverter(converters.auditSeal)
        .doc(pathSegment(day)),
    auditSealParts: (auditor: string, day: string) =>
      db
        .collection(`auditSeals/${pathSegment(auditor)}/days/${pathSegment(day)}/digests`)
        .withConverter(converters.auditSealPart),
    /** People who are to be forgotten, or were. */
    erasures: db.collection('erasures').withConverter(converters.erasure),
    erasure: (erasureId: string) =>
      db.collection('erasures').withConverter(converters.erasure).doc(pathSegment(erasureId)),
    adminActions: db.collection('adminActions').withConverter(converters.adminAction),
    adminAction: (actionId: string) =>
      db.collection('adminActions').withConverter(converters.adminAction).doc(pathSegment(actionId)),
    jobs: db.collection('jobs').withConverter(converters.job),
    job: (jobId: string) => db.collection('jobs').withConverter(converters.job).doc(pathSegment(jobId)),
    /** What a job's steps work on, one after another. */
    jobParts: (jobId: string) =>
      db.collection(`jobs/${pathSegment(jobId)}/parts`).withConverter(converters.jobPart),
    jobPart: (jobId: string, index: number) =>
      db
        .collection(`jobs/${pathSegment(jobId)}/parts`)
        .withConverter(converters.jobPart)
        .doc(sequenceId(index)),
    sweepFailures: db.collection('sweepFailures').withConverter(converters.sweepFailure),
    /** A document that a sweep could not deal with, by its path. */
    sweepFailure: (sweep: string, path: string) =>
      db
        .collection('sweepFailures')
        .withConverter(converters.sweepFailure)
        .doc(safeDocumentId(`${sweep}:${path}`)),
    systemAlerts: db.collection('systemAlerts').withConverter(converters.systemAlert),
    systemAlert: (alertId: string) =>
      db.collection('systemAlerts').withConverter(converters.systemAlert).doc(safeDocumentId(alertId)),
  };
}
