import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import { type AuditWatermark, datesFromTimestamps } from '@merve/contract';
import { MerveError } from '../errors.ts';
import type { Documents } from '../firestore/documents.ts';
import { readable } from '../firestore/readable.ts';
import { beginSweep, type Sweep } from '../sweep/sweep-each.ts';
import type { AuditContext, AuditReport, ChangeRules } from './auditor.ts';
import { emptyTally, judgeDocument } from './judge-document.ts';
import { versionDigest } from './sealed-days.ts';
import { changesSince, completed, freshWatermark, maxWaitMs, overlapMs, trustedMark } from './watermark.ts';

const pageSize = 100;
/** Progress is stored this often, so that a run that dies does not begin again. */
const pagesPerStep = 10;

/** Where a pass keeps how far it has come. */
interface WatermarkPlace {
  read(): Promise<AuditWatermark | undefined>;
  write(mark: AuditWatermark): Promise<unknown>;
}

/** `auditWatermarks/{auditor}:{pass}`. */
export function storedWatermark(
  documents: Documents,
  auditor: string,
  pass: AuditWatermark['pass'],
): WatermarkPlace {
  const reference = documents.auditWatermark(auditor, pass);
  return { read: async () => (await reference.get()).data(), write: (mark) => reference.set(mark) };
}

/** For a pass that is made at once, as if it were the first, and remembered nowhere. */
export const noWatermark: WatermarkPlace = { read: async () => undefined, write: async () => {} };

/** For a pass over what changed since then, remembered nowhere. */
export function asOf(auditor: string, since: Date, now: Date): WatermarkPlace {
  const through = new Date(since.getTime() + overlapMs);
  const mark = { ...freshWatermark(auditor, 'changes', now), through };
  return { read: async () => mark, write: async () => {} };
}

/**
 * How many versions a watermark remembers as judged, eight bytes each: those of ten minutes at thirty changes a second. What
 * is more than that is judged twice.
 */
const maxRemembered = 20_000;

/**
 * One pass of an auditor, as far as the time allows: over what has changed since its watermark, each version once, or over
 * everything. The watermark moves only when the pass is complete; one that is cut short goes on in the next run, so
 * neither memory nor time depends on how much there is. Runs may overlap: they judge the same things twice.
 *
 * Each document by itself (`beginSweep`): one that cannot be judged now is on record, and judged again by later runs
 * wherever the watermark stands; after a few tries it is put aside with an alert.
 * @param until no new page is begun after this; null for no limit
 * @throws MerveError `INTERNAL` if a failure could not even be put on record: the watermark stays, so that nothing goes unseen
 */
export async function runPass<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  pass: AuditWatermark['pass'],
  { place, until }: { readonly place: WatermarkPlace; readonly until: Date | null },
): Promise<Omit<AuditReport, 'resolved'>> {
  const { documents, clock } = context;
  const startedAt = clock.now();
  const stored = trustedMark((await place.read()) ?? freshWatermark(rules.name, pass, startedAt), startedAt);
  const judgedBefore = new Set(stored.judged);
  /** Versions the next pass meets again. Of a pass that goes on where one was cut short, those of that one too. */
  const judged = new Set(stored.underway === null ? [] : stored.judged);
  const overlapFrom = startedAt.getTime() - overlapMs - maxWaitMs;
  const remember = (document: QueryDocumentSnapshot<Model, DocumentData>, version: string) => {
    const { changedAt } = placeOf(document, rules.changedBy);
    if (changedAt !== null && changedAt.getTime() >= overlapFrom) judged.add(version);
  };
  const remembered = () => [...judged].slice(-maxRemembered);
  const tally = emptyTally(stored.underway?.unripeSince ?? null);
  const report = (complete: boolean) => {
    const { scanned, found, raised, findings } = tally;
    return { auditor: rules.name, scanned, found, raised, findings, complete };
  };

  const sweep = await beginSweep<Model>(
    { documents, now: startedAt },
    {
      name: auditOf(rules.name),
      occasion: [rules.changedBy],
      settle: async (document) => {
        const version = versionDigest(document);
        if (pass === 'everything' || !judgedBefore.has(version)) {
          const { unripeSince } = await judgeDocument(context, rules, document, tally);
          if (unripeSince !== undefined) return;
        }
        remember(document, version);
      },
    },
  );
  const mayGoOn = () => {
    if (sweep.report.unrecorded === 0) return;
    throw new MerveError('INTERNAL', notOnRecord(sweep.report.unrecorded));
  };
  let underway = stored.underway ?? { startedAt, path: null, changedAt: null, unripeSince: null };
  for (let pages = 1; ; pages += 1) {
    const mark = { ...stored, underway };
    const page = await nextPage(documents, rules, mark).get();
    await sweep.settlePage(page.docs);
    mayGoOn();
    const last = page.docs.at(-1);
    const now = clock.now();
    if (last === undefined || page.size < pageSize) {
      await sweep.end();
      if (sweep.hasFailures())
        await judgeAgain(documents, rules, sweep, {
          startedAt,
          until: () => until !== null && clock.now() >= until,
        });
      mayGoOn();
      await place.write({ ...completed(mark, tally.unripeSince, now), judged: remembered() });
      return report(true);
    }
    underway = { ...underway, ...placeOf(last, rules.changedBy), unripeSince: tally.unripeSince };
    const isOver = until !== null && now >= until;
    if (isOver || pages % pagesPerStep === 0)
      await place.write({ ...mark, underway, judged: remembered(), updatedAt: now });
    if (isOver) return report(false);
  }
}

/** The name under which an auditor's failures are on record. */
export function auditOf(auditor: string): string {
  return `audit-${auditor}`;
}

/** What an audit throws when the database is away. */
export function notOnRecord(count: number): string {
  return `${count} documents were not judged, and that is not on record`;
}

/** As many values as one query may ask for. */
const maxPathsOfQuery = 30;

/** Judges again what could not be judged before, wherever it lies: the watermark has gone past it. */
async function judgeAgain<Model extends object>(
  documents: Documents,
  { name, query }: ChangeRules<Model>,
  sweep: Sweep<Model>,
  { startedAt, until }: { readonly startedAt: Date; readonly until: () => boolean },
): Promise<void> {
  const due = documents.sweepFailures
    .where('sweep', '==', auditOf(name))
    .where('retryAt', '<', startedAt)
    .orderBy('retryAt')
    .limit(maxPathsOfQuery);
  for (let page = await due.get(); !page.empty && !until(); ) {
    const paths = readable(page.docs).map(({ subject }) => subject);
    const wanted = paths.map((path) => documents.db.doc(path));
    const found =
      wanted.length === 0
        ? []
        : (await query(documents).where(FieldPath.documentId(), 'in', wanted).get()).docs;
    await sweep.settleAgain(found);
    const there = new Set(found.map(({ ref }) => ref.path));
    const gone = paths.filter((path) => !there.has(path));
    await Promise.all(gone.map((path) => documents.sweepFailure(auditOf(name), path).delete()));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < maxPathsOfQuery) return;
    page = await due.startAfter(last).get();
  }
}

/** Everything is walked by path: what lost its date is found too. */
function nextPage<Model extends object>(
  documents: Documents,
  { query, changedBy }: ChangeRules<Model>,
  mark: AuditWatermark,
): Query<Model, DocumentData> {
  const { path = null, changedAt = null } = mark.underway ?? {};
  const after = path === null ? null : documents.db.doc(path);
  if (mark.pass === 'everything') {
    const all = query(documents).orderBy(FieldPath.documentId()).limit(pageSize);
    return after === null ? all : all.startAfter(after);
  }
  const since = changesSince(mark);
  const changed = since === null ? query(documents) : query(documents).where(changedBy, '>=', since);
  const ordered = changed.orderBy(changedBy).orderBy(FieldPath.documentId()).limit(pageSize);
  return after === null ? ordered : ordered.startAfter(changedAt, after);
}

function placeOf(document: QueryDocumentSnapshot<object, DocumentData>, changedBy: string) {
  const changedAt = datesFromTimestamps(document.get(changedBy));
  return { path: document.ref.path, changedAt: changedAt instanceof Date ? changedAt : null };
}
