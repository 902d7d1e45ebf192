import { type JsonObject, jsonObjectSchema, type Transaction, transactionSchema } from '@merve/contract';
import { z } from 'zod';
import { type ErrorCode, isErrorCode, MerveError } from '../platform/errors.ts';

/** A refusal of the ledger: a closed code, and plain values for the sentence (instants as ISO 8601 in UTC). */
export interface LedgerRefusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
}

/** What a ledger operation decided: the transaction as it now stands, or why not. */
export type LedgerOutcome = { readonly ok: true; readonly transaction: Transaction } | LedgerRefusal;

/**
 * One step of a Firestore transaction that has read and decided but not yet written. Call `write` once all reads
 * of the whole transaction are done; it needs no await.
 */
export interface Prepared<Outcome> {
  readonly outcome: Outcome;
  /** True if this key was answered before: `outcome` is the stored one and `write` does nothing, so write nothing else either. */
  readonly replayed: boolean;
  write(): void;
}

export function refuse(code: ErrorCode, details: Record<string, string | number> = {}): LedgerRefusal {
  return { ok: false, code, details };
}

/**
 * The transaction of a successful outcome.
 * @throws MerveError with the refusal's code and details otherwise.
 */
export function transactionOrThrow(outcome: LedgerOutcome): Transaction {
  if (outcome.ok) return outcome.transaction;
  throw new MerveError(outcome.code, `The ledger refused: ${outcome.code}`, {
    details: { ...outcome.details },
  });
}

const storedInstant = z.iso.datetime().transform((text) => new Date(text));

const storedOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    transaction: transactionSchema.extend({
      startsAt: storedInstant,
      endsAt: storedInstant,
      holdExpiresAt: storedInstant.nullable(),
      createdAt: storedInstant,
      updatedAt: storedInstant,
      confirmedAt: storedInstant.nullable(),
      endedAt: storedInstant.nullable(),
    }),
  }),
  z.object({
    ok: z.literal(false),
    code: z.string().refine(isErrorCode),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);

/** An outcome as plain JSON, for the idempotency record; instants as ISO 8601. */
export function encodeOutcome(outcome: LedgerOutcome): JsonObject {
  return jsonObjectSchema.parse(JSON.parse(JSON.stringify(outcome)));
}

/**
 * The outcome a record holds, equal to the one first returned.
 * @throws MerveError `INTERNAL` if the record was not written by this version's ledger.
 */
export function decodeOutcome(stored: JsonObject): LedgerOutcome {
  const parsed = storedOutcomeSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', 'A stored ledger outcome cannot be read', { cause: parsed.error });
}
