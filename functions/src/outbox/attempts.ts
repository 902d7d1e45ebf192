import type { DocumentReference } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import { z } from 'zod';
import { converterFor } from '../platform/firestore/converter.ts';
import type { Documents } from '../platform/firestore/documents.ts';

/**
 * `outbox/{intentId}/attempts/{n}`: how attempt n ended. It is written once, with create(), by whoever learns it
 * first: the sender (`accepted` … `unknown`), a callback that overtook it (`reported`), or the sweep when the lease
 * ran out (`lease_expired`).
 */
export const attemptSchema = z.object({
  intentId: z.string(),
  attempt: z.int(),
  end: z.enum(['accepted', 'rejected', 'postponed', 'unknown', 'reported', 'lease_expired']),
  code: z.string().nullable(),
  providerId: z.string().nullable(),
  at: z.date(),
});
export type Attempt = z.infer<typeof attemptSchema>;

const converter = converterFor(attemptSchema);

export function attemptDocument(
  documents: Documents,
  { intentId, attempts }: Pick<OutboxIntent, 'intentId' | 'attempts'>,
): DocumentReference<Attempt> {
  return documents.intent(intentId).collection('attempts').withConverter(converter).doc(String(attempts));
}
