import type { Transaction } from '@google-cloud/firestore';
import type { LinkCode, WebIdentity, WhatsAppSession } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { actorIdFor } from '../platform/ids.ts';
import { prepareJoin } from '../profile/join-persons.ts';
import { hashLinkCode, readLinkCode, sameHash } from './link-code.ts';

export interface CodeTyped {
  readonly uid: string;
  readonly typed: string;
  readonly key: string;
  readonly now: Date;
}

type Redeemed =
  | { readonly kind: 'linked'; readonly identity: WebIdentity }
  | { readonly kind: 'wrong' | 'taken' };

/** `whatsappSessions.lastInboundAt` of an address that was linked before it ever wrote: its window has never been open. */
const never = new Date(0);

/**
 * Links a web account to the WhatsApp address its code was sent to. From the commit on, the account's messages reach
 * the person on WhatsApp; what it had before is left to the `actorMerge` written with it. One web account for one
 * person and the other way round: of two links at once, the transactions let one win.
 *
 * An account that is linked already gets its link back, so that a repeated confirmation is answered like the first.
 * @throws MerveError `LINK_CODE_INVALID` for a wrong, expired, used up or missing code, all alike; `ALREADY_LINKED` if
 *   the person on WhatsApp shares their conversations with another account.
 */
export async function redeemLinkCode(documents: Documents, attempt: CodeTyped): Promise<WebIdentity> {
  const redeemed = await documents.db.runTransaction((tx) => redeemWithin(tx, documents, attempt), {
    maxAttempts: 10,
  });
  if (redeemed.kind === 'linked') return redeemed.identity;
  if (redeemed.kind === 'taken') {
    throw new MerveError('ALREADY_LINKED', 'The number is linked to another web account');
  }
  throw new MerveError('LINK_CODE_INVALID', 'The code is not right, or has run out');
}

async function redeemWithin(tx: Transaction, documents: Documents, attempt: CodeTyped): Promise<Redeemed> {
  const { uid, key, now } = attempt;
  const codeRef = documents.linkCode(uid);
  const [open, identity] = await readTogether(tx, codeRef, documents.webIdentity(uid));
  if (open === undefined) return identity ? { kind: 'linked', identity } : { kind: 'wrong' };
  if (open.expiresAt <= now || open.attemptsLeft === 0) return { kind: 'wrong' };
  if (!isRight(open, attempt)) {
    tx.update(codeRef, { attemptsLeft: open.attemptsLeft - 1 });
    return { kind: 'wrong' };
  }
  const session = (await tx.get(documents.session(open.address))).data();
  const actorId = session?.actorId ?? actorIdFor(open.address, key);
  const linked: WebIdentity = {
    uid,
    ownActorId: actorIdFor(`web:${uid}`, key),
    actorId,
    address: open.address,
    linkedAt: now,
  };
  const otherAccount = session !== undefined && session.linkedUid !== null && session.linkedUid !== uid;
  const otherPerson = identity !== undefined && identity.actorId !== actorId;
  if (otherAccount || otherPerson) {
    tx.delete(codeRef);
    return { kind: 'taken' };
  }
  // A person has an address more where WhatsApp told us a user id beside the number.
  const [sessions, joinAllergies] = await Promise.all([
    tx.get(documents.sessions.where('actorId', '==', actorId)),
    prepareJoin(tx, documents, { fromActorId: linked.ownActorId, intoActorId: actorId, now }),
  ]);
  tx.delete(codeRef);
  joinAllergies();
  tx.set(documents.webIdentity(uid), linked);
  tx.set(documents.session(open.address), {
    ...(session ?? newSession(linked)),
    linkedUid: uid,
  });
  for (const other of sessions.docs) {
    if (other.data().address !== open.address) tx.update(other.ref, { linkedUid: uid });
  }
  tx.set(documents.actorMerge(linked.ownActorId), {
    fromActorId: linked.ownActorId,
    intoActorId: actorId,
    uid,
    state: 'waiting',
    requestedAt: now,
    updatedAt: now,
  });
  return { kind: 'linked', identity: linked };
}

function isRight(open: LinkCode, { uid, typed, key }: CodeTyped): boolean {
  const code = readLinkCode(typed);
  // A hash is made in either case: how long this takes tells nothing about what was typed.
  const hash = hashLinkCode({ uid, address: open.address, code: code ?? '' }, key);
  return sameHash(hash, open.codeHash) && code !== null;
}

function newSession({ address, actorId, linkedAt }: WebIdentity): WhatsAppSession {
  return {
    address,
    actorId,
    linkedUid: null,
    profileName: null,
    optedOut: false,
    lastInboundAt: never,
    createdAt: linkedAt,
  };
}
