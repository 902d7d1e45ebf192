import type { DocumentData, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { type Fault, raiseAlert } from '../../platform/alerts.ts';
import { asMerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';

export interface AuditOptions {
  readonly now: Date;
  /** Look only at documents changed since then (the last run's `now`); null for a full pass. */
  readonly since: Date | null;
}

export interface AuditCounts {
  readonly scanned: number;
  /** Faults found, known ones too. */
  readonly found: number;
  /** Faults not known before: new documents in `systemAlerts`. */
  readonly raised: number;
}

/** A fault as a pure rule states it; the audit adds when. */
export type Finding = Omit<Fault, 'now'>;

const pageSize = 100;
const atOnce = 10;

/**
 * Walks a collection group by `updatedAt`, judges each document and raises what is found. A document that cannot be
 * read or judged is a finding of its own (`unreadable-document`) and does not stop the others.
 * @param judge handles one document; resolves to the number of new alerts among the findings it raised.
 */
export async function auditEach<Model extends { updatedAt: Date }>(
  documents: Documents,
  query: Query<Model, DocumentData>,
  { now, since }: AuditOptions,
  judge: (model: Model) => Promise<{ found: number; raised: number }>,
): Promise<AuditCounts> {
  const counts = { scanned: 0, found: 0, raised: 0 };

  async function judgeOne(document: QueryDocumentSnapshot<Model, DocumentData>): Promise<void> {
    counts.scanned += 1;
    const result = await Promise.resolve()
      .then(() => judge(document.data()))
      .catch((thrown) =>
        raiseFindings(documents, now, [
          {
            severity: 'ERROR',
            kind: 'unreadable-document',
            subject: document.ref.path,
            message: asMerveError(thrown).message,
          },
        ]),
      );
    counts.found += result.found;
    counts.raised += result.raised;
  }

  const changed = since === null ? query : query.where('updatedAt', '>=', since);
  const pages = changed.orderBy('updatedAt').limit(pageSize);
  let last: QueryDocumentSnapshot<Model, DocumentData> | undefined;
  do {
    const page = await (last === undefined ? pages : pages.startAfter(last)).get();
    for (let start = 0; start < page.size; start += atOnce) {
      await Promise.all(page.docs.slice(start, start + atOnce).map(judgeOne));
    }
    last = page.size < pageSize ? undefined : page.docs.at(-1);
  } while (last !== undefined);
  return counts;
}

/** Writes the findings to `systemAlerts`, each once. */
export async function raiseFindings(
  documents: Documents,
  now: Date,
  findings: readonly Finding[],
): Promise<{ found: number; raised: number }> {
  const isNew = await Promise.all(findings.map((finding) => raiseAlert(documents, { ...finding, now })));
  return { found: findings.length, raised: isNew.filter(Boolean).length };
}
