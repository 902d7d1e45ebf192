import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentReference } from '@google-cloud/firestore';
import {
  type Commitment,
  type MerchantRequest,
  type Ride,
  requestKindSchema,
  type Transaction,
} from '@merve/contract';
import { prepareAlert } from '../platform/alerts.ts';
import type { AuditContext, Auditor, ChangeRules, Judgement } from '../platform/audit/auditor.ts';
import { auditorOfChanges } from '../platform/audit/make-auditor.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { type CommitmentSource, commitmentOf, isOpen, type OwnedCommitment } from './commitment-of.ts';
import { writeEntry } from './write-commitment.ts';

/** How long what has ended stays in a person's document. */
const keptMs = 7 * 24 * 3_600_000;

type Reference<Model extends object> = DocumentReference<Model, DocumentData>;

/** What is wrong with the entry of a source; null if it says what the source says, or both are over. Pure. */
export function judgeEntry(expected: Commitment, entry: Commitment | undefined, now: Date): string | null {
  if (entry === undefined)
    return isOpen(expected, now) ? 'It is open, and its person’s document lacks it' : null;
  return isDeepStrictEqual(entry, expected)
    ? null
    : `It is ${expected.state}, and its person’s document tells of it otherwise (${entry.state})`;
}

function ownedAt<Model extends object>(
  reference: Reference<Model>,
  model: Model | undefined,
  sourceOf: (model: Model) => CommitmentSource,
): OwnedCommitment | null {
  return model === undefined ? null : commitmentOf(sourceOf(model), reference.path);
}

/** Compares a source with its entry in one transaction, and writes the entry anew where they part. */
async function compare<Model extends object>(
  { documents, clock }: AuditContext,
  reference: Reference<Model>,
  owner: string,
  sourceOf: (model: Model) => CommitmentSource,
): Promise<Judgement> {
  const now = clock.now();
  const mended = await documents.db.runTransaction(async (tx) => {
    const [model, kept] = await readTogether(tx, reference, documents.openCommitments(owner));
    const owned = ownedAt(reference, model, sourceOf);
    if (model === undefined || owned === null) return null;
    const message = judgeEntry(owned.commitment, kept?.commitments[owned.id], now);
    if (message === null) return null;
    const finding = {
      kind: 'open-commitment-differs' as const,
      subject: reference.path,
      message: `${message}; it was written anew`,
      state: 'healed' as const,
    };
    const marketId = 'marketId' in model && typeof model.marketId === 'string' ? model.marketId : undefined;
    const alert = await prepareAlert(tx, documents, { ...finding, marketId, now });
    writeEntry(tx, documents, sourceOf(model), reference.path);
    alert.write();
    return { finding, alert };
  });
  if (mended === null) return { findings: [] };
  mended.alert.announce();
  return { findings: [mended.finding], raised: mended.alert.isNew ? 1 : 0 };
}

function rulesOf<Model extends { readonly actorId: string }>(given: {
  readonly name: string;
  readonly query: ChangeRules<Model>['query'];
  readonly referenceOf: (documents: Documents, model: Model) => Reference<Model>;
  readonly sourceOf: (model: Model) => CommitmentSource;
}): ChangeRules<Model> {
  const { name, query, referenceOf, sourceOf } = given;
  return {
    name,
    kinds: ['open-commitment-differs'],
    query,
    changedBy: 'updatedAt',
    leavesUnreadable: true,
    judge: (context, model) =>
      compare(context, referenceOf(context.documents, model), model.actorId, sourceOf),
  };
}

const bookingRules = rulesOf<Transaction>({
  name: 'commitments-of-bookings',
  query: (documents) => documents.allTransactions,
  referenceOf: (documents, { businessId, txId }) => documents.transaction(businessId, txId),
  sourceOf: (booking) => ({ kind: 'booking', booking }),
});

const requestRules = requestKindSchema.options.map((kind) =>
  rulesOf<MerchantRequest>({
    name: `commitments-of-${kind}-requests`,
    query: (documents) => documents.requests(kind),
    referenceOf: (documents, { requestId }) => documents.request(kind, requestId),
    sourceOf: (request) => ({ kind: 'request', request }),
  }),
);

const rideRules = rulesOf<Ride>({
  name: 'commitments-of-rides',
  query: (documents) => documents.rides,
  referenceOf: (documents, { rideId }) => documents.ride(rideId),
  sourceOf: (ride) => ({ kind: 'ride', ride }),
});

/** True for what has been over for so long that nobody asks about it any more. Pure. */
export function isForgotten(commitment: Commitment, now: Date): boolean {
  if (isOpen(commitment, now)) return false;
  const { changedAt, openUntil } = commitment;
  return Math.max(changedAt.getTime(), openUntil?.getTime() ?? 0) < now.getTime() - keptMs;
}

/** Keeps a person's document small: what has been over for a week is taken out. It is no fault, so nothing is found. */
const forgettingRules: ChangeRules<{ readonly actorId: string }> = {
  name: 'forgotten-commitments',
  kinds: ['open-commitment-differs'],
  query: (documents) => documents.allOpenCommitments,
  changedBy: 'updatedAt',
  async judge({ documents, clock }, { actorId }) {
    const now = clock.now();
    const reference = documents.openCommitments(actorId);
    await documents.db.runTransaction(async (tx) => {
      const [before] = await readTogether(tx, reference);
      const all = Object.entries(before?.commitments ?? {});
      const kept = all.filter(([, commitment]) => !isForgotten(commitment, now));
      if (before === undefined || kept.length === all.length) return;
      if (kept.length === 0) tx.delete(reference);
      else tx.set(reference, { ...before, commitments: Object.fromEntries(kept), updatedAt: now });
    });
    return { findings: [] };
  },
};

/** The auditors of what each person has open. */
export const commitmentAuditors: readonly Auditor[] = [
  auditorOfChanges(bookingRules),
  ...requestRules.map((rules) => auditorOfChanges(rules)),
  auditorOfChanges(rideRules),
  auditorOfChanges(forgettingRules),
];
