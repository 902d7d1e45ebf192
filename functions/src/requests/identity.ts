import { type RequestDetails, requestKindSchema } from '@merve/contract';
import { referenceFor } from '../ledger/identity.ts';
import { hashId } from '../platform/ids.ts';

export type RequestKind = RequestDetails['kind'];

/** Every kind there is: each has its collection. */
export const requestKinds: readonly RequestKind[] = requestKindSchema.options;

/** The request that the proposal with this key leads to: always the same one, so that one YES makes one request. */
export function requestIdFor(kind: RequestKind, idempotencyKey: string): string {
  return `req_${hashId(['request', kind, idempotencyKey], 24)}`;
}

/**
 * The short code both sides name a request by, for example `K7QF2M`. Always with a digit and a letter: no word of a
 * sentence is taken for one.
 */
export function requestReference(requestId: string): string {
  const reference = referenceFor(requestId);
  if (!/\d/.test(reference)) return `${reference.slice(0, 5)}7`;
  return /[A-Z]/.test(reference) ? reference : `K${reference.slice(1)}`;
}

/** What a reference looks like, upper case. */
export const referencePattern = /^(?=.*\d)(?=.*[A-Z])[2-9A-HJKMNP-Z]{6}$/;
