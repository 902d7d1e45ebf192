import type { Transaction } from '@google-cloud/firestore';
import type { SharedLink, SharedRole, SharedSubject } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { linkIdOf, readShareCode, readShareToken } from './share-token.ts';

/** Links of one trip or outing that are told of; older ones have long ended. */
export const maxLinksTold = 50;

export interface NewLink {
  readonly subject: SharedSubject;
  readonly role: SharedRole;
  /** Who makes it: whoever calls has asked whether they may (`mayDo`, `manage`). */
  readonly actorId: string;
  /** From `newShareToken` or `shareTokenOf`. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** A link as it is stored: without its secret. Pure. */
export function linkOf({ token, now, ...link }: NewLink): SharedLink {
  return { ...link, linkId: linkIdOf(token), createdAt: now, revokedAt: null };
}

/** One and the same answer to a link that never was, that was taken back, and that has ended: it tells a guesser nothing. */
export function noSuchLink(): MerveError {
  return new MerveError('NOT_FOUND', 'No such link');
}

/** Whether a link still opens something. Pure. */
export function isGood(link: SharedLink, now: Date): boolean {
  return link.revokedAt === null && link.expiresAt > now;
}

/** Opens another way in. */
export async function openLink(documents: Documents, link: NewLink): Promise<SharedLink> {
  const made = linkOf(link);
  await documents.sharedLink(made.linkId).set(made);
  return made;
}

/**
 * The link of a secret as somebody sent it: one read.
 * @param options.takesCodes whether a short code opens it too: on WhatsApp, where each try is a message
 * @throws MerveError `NOT_FOUND`, the same for whatever keeps it from opening anything.
 */
export async function findLink(
  documents: Documents,
  token: string,
  now: Date,
  { takesCodes = false }: { readonly takesCodes?: boolean } = {},
): Promise<SharedLink> {
  const read = readShareToken(token) ?? (takesCodes ? readShareCode(token) : null);
  // Looked up all the same: how long it takes tells nothing about what was sent.
  const link = (await documents.sharedLink(linkIdOf(read ?? '')).get()).data();
  if (read === null || link === undefined || !isGood(link, now)) throw noSuchLink();
  return link;
}

/** The ways into one trip or outing, the newest first: all that have not been deleted. */
export async function linksOf(documents: Documents, subject: SharedSubject): Promise<readonly SharedLink[]> {
  const found = await documents.sharedLinks.where('subject', '==', subject).limit(maxLinksTold).get();
  return readable(found.docs).sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/**
 * Takes a link back: from the commit on it lets nobody in. Who came by it stays, until they are struck. Taken back twice is taken back.
 * @throws MerveError `NOT_FOUND` where this trip or outing has no such link.
 */
export async function revokeLink(
  documents: Documents,
  { subject, linkId, now }: { readonly subject: SharedSubject; readonly linkId: string; readonly now: Date },
): Promise<void> {
  await documents.db.runTransaction(async (tx: Transaction) => {
    const reference = documents.sharedLink(linkId);
    const link = (await tx.get(reference)).data();
    if (link === undefined || link.subject !== subject) throw noSuchLink();
    if (link.revokedAt === null) tx.set(reference, { ...link, revokedAt: now });
  });
}
