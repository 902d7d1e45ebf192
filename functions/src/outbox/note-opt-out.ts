import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';

/**
 * The provider's words for "this person wants nothing from us": opted out there (21610), or blocked us (63014).
 * https://www.twilio.com/docs/api/errors
 */
const optOutCodes: ReadonlySet<string> = new Set(['21610', '63014']);

export function meansOptOut(code: string | null): boolean {
  return code !== null && optOutCodes.has(code);
}

/** gRPC status NOT_FOUND. */
function notFound(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 5;
}

/**
 * Nothing more is sent to this address until the person says START, as if they had said STOP to us. Never throws: what
 * was not noted is refused by the provider once more, and noted then. One round trip.
 */
export async function noteOptOut(documents: Documents, to: string): Promise<void> {
  try {
    await documents.session(to).update({ optedOut: true });
  } catch (thrown) {
    // A person who never wrote has no session, and gets nothing but templates.
    if (!notFound(thrown)) log.error('opt-out not noted', {}, thrown);
  }
}
