import {
  type DocumentData,
  FieldPath,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import type { AuditSealing } from '@merve/contract';
import type { Documents } from '../firestore/documents.ts';
import { someAtOnce } from '../some-at-once.ts';
import {
  type AuditContext,
  type AuditReport,
  type ChangeRules,
  type Finding,
  reportedFindings,
} from './auditor.ts';
import { emptyTally, judgeDocument, raiseFindings, type Tally } from './judge-document.ts';
import {
  chained,
  contentDigest,
  dateOf,
  dayMs,
  dayOf,
  digestsIn,
  drawnHours,
  freshSealing,
  hourAfter,
  sealableUntil,
  trustedSealing,
  weekOf,
} from './sealed-days.ts';

const pageSize = 200;
/** Documents of one part of a seal: 107 kB. What is sealed is stored so often, for a run that dies. */
const documentsOfPart = 10_000;
const judgedAtOnce = 8;

/**
 * Seals the days that are over, and looks again at the sealed hours that are drawn this week: one in a hundred. A day's
 * documents are read once for it, whatever has become of older days. Goes on where the last run stopped, or died: a day is
 * sealed when its seal is stored, in the same commit that says so.
 *
 * Of auditors that share their documents, one seals them; all of them judge what is drawn.
 * @param until nothing new is begun after this
 */
export async function sealAndRecheck<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  until: Date,
): Promise<Omit<AuditReport, 'resolved'>> {
  const { documents, clock } = context;
  const now = clock.now();
  const tally = emptyTally();
  const isOver = () => clock.now() >= until;
  const stored = (await documents.auditSealing(rules.name).get()).data();
  let sealing = trustedSealing(stored ?? freshSealing(rules.name, now), now);
  // Kept at once: a day sealed by a clock that had jumped must not look as if it were over, once it is.
  if (stored !== undefined && sealing !== stored)
    await documents.auditSealing(rules.name).set({ ...sealing, updatedAt: now });
  if (sealing.through === null || sealing.through < sealableUntil(now)) {
    await judgeMisdated(context, rules, tally);
    sealing = await sealDays(context, rules, sealing, isOver);
  }
  const complete = await recheckDrawn(context, rules, sealing, { tally, isOver });
  return reportOf(rules.name, tally, complete);
}

/** Every sealed day from that one on, judged and held against its seal. @returns where the unsealed begins, or the day itself */
export async function recheckFrom<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  day: Date,
): Promise<{ report: Omit<AuditReport, 'resolved'>; through: Date }> {
  const { documents, clock } = context;
  const tally = emptyTally();
  const stored = (await documents.auditSealing(rules.name).get()).data();
  const sealing = trustedSealing(stored ?? freshSealing(rules.name, clock.now()), clock.now());
  let at = dayOf(day);
  for (; sealing.through !== null && at < sealing.through; at = new Date(at.getTime() + dayMs))
    await recheck(context, rules, { from: at, to: new Date(at.getTime() + dayMs) }, tally);
  return { report: reportOf(rules.name, tally, true), through: at };
}

function reportOf(auditor: string, { scanned, found, raised, findings }: Tally, complete: boolean) {
  return { auditor, scanned, found, raised, findings, complete };
}

/** What an auditor judges, past its converter: a seal is of what is stored. */
const storedOf = <Model extends object>(
  { query }: ChangeRules<Model>,
  documents: Documents,
): Query<DocumentData, DocumentData> => query(documents).withConverter(null);

function within<Model extends object>(
  query: Query<Model, DocumentData>,
  changedBy: string,
  from: Date,
  to: Date,
): Query<Model, DocumentData> {
  const dated = query.where(changedBy, '>=', from).where(changedBy, '<', to);
  return dated.orderBy(changedBy).orderBy(FieldPath.documentId());
}

/** What has another thing than an instant for a date: no change leads to it, and no day has it. */
async function judgeMisdated<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  tally: Tally,
): Promise<void> {
  const byDate = rules.query(context.documents).orderBy(rules.changedBy).limit(pageSize);
  const [before, after] = [new Timestamp(-62_135_596_800, 0), new Timestamp(253_402_300_799, 999_999_999)];
  const found = await Promise.all([byDate.endBefore(before).get(), byDate.startAfter(after).get()]);
  for (const { docs } of found)
    for (const document of docs) await judgeDocument(context, rules, document, tally);
}

/** Seals what may be, day by day, as far as changes have been judged and time allows. */
async function sealDays<Model extends object>(
  { documents, clock }: AuditContext,
  rules: ChangeRules<Model>,
  begun: AuditSealing,
  isOver: () => boolean,
): Promise<AuditSealing> {
  const reference = documents.auditSealing(rules.name);
  const all = storedOf(rules, documents);
  const judged = (await documents.auditWatermark(rules.name, 'changes').get()).data()?.through ?? null;
  if (judged === null) return begun;
  const limit = new Date(Math.min(sealableUntil(clock.now()).getTime(), dayOf(judged).getTime()));
  let sealing = begun;
  while ((sealing.through === null || sealing.through < limit) && !isOver()) {
    const [next] = (
      await within(all, rules.changedBy, sealing.through ?? new Date(0), limit)
        .limit(1)
        .get()
    ).docs;
    const nextAt: unknown = next?.get(rules.changedBy);
    if (!(nextAt instanceof Timestamp)) {
      sealing = { ...sealing, from: sealing.from ?? limit, through: limit, updatedAt: clock.now() };
      await reference.set(sealing);
      return sealing;
    }
    const day = dayOf(nextAt.toDate());
    sealing = { ...sealing, from: sealing.from ?? day };
    // Another auditor of the same documents has their seal: for this one the day is over.
    sealing = rules.leavesUnreadable
      ? { ...sealing, through: limit, updatedAt: clock.now() }
      : await sealDay({ documents, clock }, rules, sealing, day);
    if (rules.leavesUnreadable) await reference.set(sealing);
  }
  return sealing;
}

/** Seals one day, part by part; each part is stored together with how far it goes, and the last one with the seal. */
async function sealDay<Model extends object>(
  { documents, clock }: AuditContext,
  rules: ChangeRules<Model>,
  begun: AuditSealing,
  day: Date,
): Promise<AuditSealing> {
  const { name, changedBy } = rules;
  const end = new Date(day.getTime() + dayMs);
  const date = dateOf(day);
  const ofDay = within(storedOf(rules, documents), changedBy, day, end);
  const goesOn = begun.underway !== null && dayOf(begun.underway.changedAt).getTime() === day.getTime();
  let underway = goesOn ? begun.underway : null;
  let bytes: Buffer[] = [];
  const writePart = () => {
    const batch = documents.db.batch();
    const number = String(underway?.parts ?? 0).padStart(6, '0');
    const digests = Buffer.concat(bytes).toString('base64');
    batch.set(documents.auditSealParts(name, date).doc(number), { digests });
    bytes = [];
    return batch;
  };
  for (;;) {
    const after = underway && [underway.changedAt, documents.db.doc(underway.path)];
    const page = await (after ? ofDay.startAfter(...after) : ofDay).limit(pageSize).get();
    for (const document of page.docs) {
      const digest = contentDigest(document.ref.path, document.data());
      bytes.push(digest);
      underway = {
        count: (underway?.count ?? 0) + 1,
        digest: chained(underway?.digest ?? '', digest),
        parts: underway?.parts ?? 0,
        path: document.ref.path,
        changedAt: document.get(changedBy).toDate(),
      };
    }
    const now = clock.now();
    if (page.size < pageSize) {
      const sealed = { ...begun, through: end, underway: null, updatedAt: now };
      const batch = writePart();
      if (underway !== null) {
        const { count, digest, parts } = underway;
        const seal = { auditor: name, day: date, count, digest, parts: parts + 1, sealedAt: now };
        batch.set(documents.auditSeal(name, date), seal);
      }
      batch.set(documents.auditSealing(name), sealed);
      await batch.commit();
      return sealed;
    }
    if (bytes.length < documentsOfPart || underway === null) continue;
    const batch = writePart();
    underway = { ...underway, parts: underway.parts + 1 };
    batch.set(documents.auditSealing(name), { ...begun, underway, updatedAt: now });
    await batch.commit();
  }
}

/** Goes on with the week's re-check. @returns false if time was up */
async function recheckDrawn<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  sealing: AuditSealing,
  { tally, isOver }: { readonly tally: Tally; readonly isOver: () => boolean },
): Promise<boolean> {
  const { from, through } = sealing;
  const week = weekOf(context.clock.now());
  if (from === null || through === null) return true;
  const done = sealing.recheck?.week === week ? sealing.recheck.through : from;
  if (done >= through) return true;
  const keep = (at: Date) =>
    context.documents
      .auditSealing(rules.name)
      .set({ ...sealing, recheck: { week, through: at }, updatedAt: context.clock.now() });
  for (const hour of drawnHours(done, through, week)) {
    if (isOver()) {
      await keep(hour);
      return false;
    }
    await recheck(context, rules, { from: hour, to: hourAfter(hour) }, tally);
  }
  await keep(through);
  return true;
}

/**
 * Judges what is left of a stretch of a sealed day, and holds it against the seal: what is there must have been there just so
 * when the day was sealed. What has changed since then lawfully has another date, and is no longer there. As many documents
 * beside it, by path, are judged with it: what has lost its date is found among them.
 */
async function recheck<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  { from, to }: { readonly from: Date; readonly to: Date },
  tally: Tally,
): Promise<void> {
  const { documents, clock } = context;
  const { query, changedBy, leavesUnreadable } = rules;
  const raise = async (findings: readonly Finding[]) => {
    tally.found += findings.length;
    tally.raised += await raiseFindings(documents, clock.now(), findings);
    tally.findings.push(...findings.slice(0, reportedFindings - tally.findings.length));
  };
  const judge = (page: QuerySnapshot<Model, DocumentData>) =>
    someAtOnce(page.docs, (document) => judgeDocument(context, rules, document, tally), judgedAtOnce);
  const stretch = within(query(documents), changedBy, from, to).limit(pageSize);
  let page = await stretch.get();
  if (page.empty) return;
  const seal = leavesUnreadable ? null : await readSeal(documents, rules.name, from);
  if (seal !== null && !seal.isWhole) await raise([brokenSeal(seal.path)]);
  for (;;) {
    const stored = await documents.db.getAll(...page.docs.map(({ ref }) => documents.db.doc(ref.path)));
    const changed = stored.filter((document) => {
      const at: unknown = document.get(changedBy);
      const isOfDay = at instanceof Timestamp && at.toDate() >= from && at.toDate() < to;
      const digest = contentDigest(document.ref.path, document.data() ?? {}).toString('hex');
      return isOfDay && seal?.documents.has(digest) === false;
    });
    await raise(changed.map(({ ref }) => changedUnderSeal(ref.path, from)));
    await judge(page);
    const last = page.docs.at(-1);
    if (last === undefined) return;
    await judge(
      await query(documents).orderBy(FieldPath.documentId()).startAfter(last.ref).limit(page.size).get(),
    );
    if (page.size < pageSize) return;
    page = await stretch.startAfter(last).get();
    if (page.empty) return;
  }
}

/** What a day had when it was sealed; nothing, if it has no seal. */
async function readSeal(documents: Documents, auditor: string, at: Date) {
  const date = dateOf(at);
  const reference = documents.auditSeal(auditor, date);
  const [seal, parts] = await Promise.all([
    reference.get(),
    documents.auditSealParts(auditor, date).orderBy(FieldPath.documentId()).get(),
  ]);
  const { count = 0, digest = '', parts: ofSeal = 0 } = seal.data() ?? {};
  const known = new Set<string>();
  let chain = '';
  // A run that died may have left a part more: it is not of the seal.
  for (const part of parts.docs.slice(0, ofSeal))
    for (const document of digestsIn(part.data().digests)) {
      known.add(document.toString('hex'));
      chain = chained(chain, document);
    }
  return { documents: known, path: reference.path, isWhole: known.size === count && chain === digest };
}

function changedUnderSeal(subject: string, at: Date): Finding {
  const message = `When ${dateOf(at)} was sealed it was not as it is now, or was not there`;
  return { kind: 'sealed-document-changed', subject, message };
}

function brokenSeal(subject: string): Finding {
  const message = 'The count or the digest of a sealed day is not what its documents came to';
  return { kind: 'sealed-document-changed', subject, message };
}
