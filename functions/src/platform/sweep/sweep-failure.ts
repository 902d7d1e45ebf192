import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { SweepFailure } from '@merve/contract';
import { alertIdOf, prepareAlert } from '../alerts.ts';
import { asMerveError } from '../errors.ts';
import type { Documents } from '../firestore/documents.ts';

/** How often one document is tried before it is put aside. */
export const maxTries = 8;
const firstPauseMs = 60_000;
/** One that moved on without the sweep leaves its record behind. */
const keptMs = 30 * 24 * 60 * 60_000;

/** How long what failed so many times waits: none, then a minute, then twice as long each time. Pure. */
export function pauseMsAfter(tries: number): number {
  return tries <= 1 ? 0 : firstPauseMs * 2 ** (tries - 2);
}

/** A document that was to be dealt with, in a sweep, on an occasion. */
export interface Swept {
  readonly sweep: string;
  readonly subject: string;
  readonly occasion: SweepFailure['occasion'];
}

/** The alert of a document that was put aside. */
export function putAsideAlert({ sweep, subject }: Pick<Swept, 'sweep' | 'subject'>) {
  return { kind: 'put-aside', subject, instance: sweep } as const;
}

export function putAsideMessage({ sweep, tries, code }: SweepFailure): string {
  return `The sweep of ${sweep} failed ${tries} times (${code}), and does not try again until this alert is closed`;
}

/** What was to be done, by the document's raw fields: readable even where the document is broken. */
export function occasionOf(
  document: DocumentSnapshot<unknown, DocumentData>,
  fields: readonly string[],
): SweepFailure['occasion'] {
  return Object.fromEntries(
    fields.map((field) => {
      const value: unknown = document.get(field);
      return [field, JSON.stringify(value instanceof Timestamp ? value.toMillis() : value) ?? 'none'];
    }),
  );
}

/** True if the record is of this very occasion, and not of an earlier one. */
export function isOfOccasion(failure: SweepFailure, occasion: SweepFailure['occasion']): boolean {
  const fields = Object.keys(occasion);
  return (
    fields.length === Object.keys(failure.occasion).length &&
    fields.every((field) => failure.occasion[field] === occasion[field])
  );
}

/**
 * The record after one more failure: tried again by the next sweep, then after pauses of one minute and twice as long each
 * time, then put aside, about an hour after the first. Pure.
 */
export function failureAfter(
  known: SweepFailure | undefined,
  swept: Swept,
  code: string,
  now: Date,
): SweepFailure {
  const before = known !== undefined && isOfOccasion(known, swept.occasion) ? known : undefined;
  const tries = (before?.tries ?? 0) + 1;
  return {
    sweep: swept.sweep,
    subject: swept.subject,
    occasion: swept.occasion,
    tries,
    code,
    retryAt: tries >= maxTries ? null : new Date(now.getTime() + pauseMsAfter(tries)),
    since: before?.since ?? now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  };
}

/** Counts a failure where a restart does not forget it; the last one raises the alert, in the same transaction. */
export async function noteFailure(
  documents: Documents,
  swept: Swept,
  thrown: unknown,
  now: Date,
): Promise<SweepFailure> {
  const { code } = asMerveError(thrown);
  const announcements: (() => void)[] = [];
  const failure = await documents.db.runTransaction(async (tx) => {
    const reference = documents.sweepFailure(swept.sweep, swept.subject);
    const after = failureAfter((await tx.get(reference)).data(), swept, code, now);
    const alert =
      after.retryAt === null
        ? await prepareAlert(tx, documents, {
            ...putAsideAlert(swept),
            message: putAsideMessage(after),
            now,
          })
        : null;
    tx.set(reference, after);
    alert?.write();
    if (alert?.isNew) announcements.push(alert.announce);
    return after;
  });
  announcements[0]?.();
  return failure;
}

/**
 * Has what was put aside tried again, as if it had never failed; nothing for an alert of another kind. For an operator who
 * closes the alert: before that, so that a document is never put aside without an alert.
 */
export async function takeUpAgain(documents: Documents, alertId: string): Promise<void> {
  const [, subject, sweep] = alertId.match(/^put-aside:(.+):([^:]+)$/) ?? [];
  if (subject === undefined || sweep === undefined) return;
  const reference = documents.sweepFailure(sweep, subject);
  const failure = (await reference.get()).data();
  if (failure === undefined) return;
  // What an audit has gone past is judged again from this record alone; all else is found again by what is due.
  if (sweep.startsWith('audit-')) await reference.set({ ...failure, tries: 1, retryAt: failure.updatedAt });
  else await reference.delete();
}

/** Forgets the failures of a document that was dealt with after all, and resolves its alert. */
export async function forgetFailure(documents: Documents, swept: Swept, now: Date): Promise<void> {
  const alertReference = documents.systemAlert(alertIdOf(putAsideAlert(swept)));
  await documents.db.runTransaction(async (tx) => {
    const alert = (await tx.get(alertReference)).data();
    tx.delete(documents.sweepFailure(swept.sweep, swept.subject));
    if (alert?.state === 'open') {
      tx.set(alertReference, { ...alert, state: 'resolved', resolvedAt: now, updatedAt: now });
    }
  });
}
