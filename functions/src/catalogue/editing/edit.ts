import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { type JsonValue, jsonValueSchema, type PolicyProblem } from '@merve/contract';
import type { StandingSlots } from '../../ledger/standing-slots.ts';
import { type ActingOperator, type ActionSubject, recordAction } from '../../platform/acting-operator.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { canonicalJson, hashId } from '../../platform/ids.ts';

/** What became of an edit. What an operator can put right is an outcome, not an error; nothing was written then. */
export type EditOutcome<Document> =
  | { readonly kind: 'saved'; readonly saved: Document }
  /** Somebody else was first. */
  | { readonly kind: 'outdated'; readonly current: Document }
  | { readonly kind: 'invalid'; readonly problems: readonly PolicyProblem[] }
  /** Bookings stand that would lose their slots. */
  | { readonly kind: 'booked'; readonly standing: StandingSlots };

/** Why a document is not written. */
export type Obstacle = Extract<EditOutcome<never>, { kind: 'invalid' | 'booked' }>;

/** A version by content: whoever saw the same has the same, whatever else about the document has changed. */
export function contentVersion(content: unknown): string {
  return hashId([canonicalJson(asJson(content))], 16);
}

/** The fields of `after` that differ, sorted. Compared as they would be stored. */
export function fieldsChanged(before: object, after: object): string[] {
  const [was, is] = [new Map(Object.entries(before)), Object.entries(after)];
  return is
    .filter(([name, value]) => canonicalJson(asJson(was.get(name))) !== canonicalJson(asJson(value)))
    .map(([name]) => name)
    .toSorted();
}

function asJson(value: unknown): JsonValue {
  return value === undefined ? null : jsonValueSchema.parse(JSON.parse(JSON.stringify(value)));
}

/** One edit of one document. */
interface Edit<Document extends object> {
  readonly reference: DocumentReference<Document>;
  /** What the operator saw; null for a document that is to be added. */
  readonly expectedVersion: string | null;
  versionOf(document: Document): string;
  /** What it shall be, or what stands in the way. `current` is undefined for what is added. Reads only; may be run again. */
  change(tx: Transaction, current: Document | undefined): Promise<Document | Obstacle>;
  /** For the record. */
  subject(changed: Document, before: Document | undefined): ActionSubject;
}

/**
 * Carries out an edit with its record, in one Firestore transaction, if the document is still what the operator saw.
 * An edit that changes nothing is saved without a write.
 * @throws MerveError `NOT_FOUND` for a document that was seen and is not there (any more).
 */
export function carryOut<Document extends object>(
  documents: Documents,
  operator: ActingOperator,
  { reference, expectedVersion, versionOf, change, subject }: Edit<Document>,
): Promise<EditOutcome<Document>> {
  return documents.db.runTransaction(async (tx): Promise<EditOutcome<Document>> => {
    const done = documents.adminAction(operator.actionId);
    const [stored, record] = await Promise.all([tx.get(reference), tx.get(done)]);
    const current = stored.data();
    // The SDK runs this again when a commit was applied but its answer was lost.
    if (record.exists && current !== undefined) return { kind: 'saved', saved: current };
    if (current === undefined && expectedVersion !== null) throw missing(reference.path);
    const version = current === undefined ? null : versionOf(current);
    if (current !== undefined && version !== expectedVersion) return { kind: 'outdated', current };
    const changed = await change(tx, current);
    if (isObstacle(changed)) return changed;
    if (current !== undefined && versionOf(changed) === version) return { kind: 'saved', saved: current };
    tx.set(reference, changed);
    recordAction(tx, documents, operator, subject(changed, current));
    return { kind: 'saved', saved: changed };
  });
}

/** There is no such listing, business, market … */
export const missing = (path: string) => new MerveError('NOT_FOUND', `There is no ${path}`);

function isObstacle<Document extends object>(outcome: Document | Obstacle): outcome is Obstacle {
  return 'kind' in outcome && (outcome.kind === 'invalid' || outcome.kind === 'booked');
}
