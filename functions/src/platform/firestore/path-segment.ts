import { hashId } from '../ids.ts';

/** Firestore takes no longer document id, in bytes of UTF-8. */
const maxId = 1500;
/** What Firestore takes as the id of a document: no slash, not `.` or `..`, no `__…__`; and no control characters. */
const legalId = /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]+$/su;

/**
 * An id as one segment of a path. Never throws, and never leads into another collection: an id that no document can
 * have becomes one that no document has, so that whoever looks for it finds nothing. A path built beside a promise may
 * not throw, or that promise is left to nobody.
 */
export function pathSegment(id: string): string {
  const isLegal = legalId.test(id) && id.isWellFormed() && Buffer.byteLength(id) <= maxId;
  return isLegal ? id : `illegal:${hashId([id])}`;
}

/** An id that came from outside (a key, an address) as a legal document id: no slash, no reserved form. Never throws. */
export function safeDocumentId(id: string): string {
  if (!id.isWellFormed()) return pathSegment(id);
  return pathSegment(encodeURIComponent(id).replace(/\./g, '%2E').replace(/^__/, '%5F%5F'));
}

/** Sequence numbers as document ids sort as numbers do: twelve digits, zero-padded. */
export function sequenceId(seq: number): string {
  return String(seq).padStart(12, '0');
}
