import type { Transaction } from '@google-cloud/firestore';
import type { ActorMerge, WhatsAppSession } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/** A WhatsApp message's sender, as the provider tells it, and what is stored of them. */
export interface WhatsAppSender {
  /** `whatsapp:+E164` or `whatsapp:ID.…`: where it came from. */
  readonly address: string;
  /** The same person's other address, if the provider told both; null otherwise. */
  readonly otherAddress: string | null;
  /** The actor of somebody who never wrote before. */
  readonly newActorId: string;
  readonly profileName: string | null;
  /** Whose number was written to, where there are several; null where one number serves all. */
  readonly marketWrittenTo: string | null;
  readonly session: WhatsAppSession | undefined;
  readonly otherSession: WhatsAppSession | undefined;
}

/** Whose message it is, and what to write so that the next one is found to be theirs, too. */
export interface Recognised {
  readonly actorId: string;
  /** The session of the sending address, window included. */
  readonly session: WhatsAppSession;
  /** Set when the other address has to be told whose it is. */
  readonly otherSession: WhatsAppSession | null;
  /** Set when both addresses had an actor of their own until now. */
  readonly merge: ActorMerge | null;
  /** Set when a web account was linked through the other address: it follows the person to this actor and address. */
  readonly movedUid: string | null;
  /** The web account whose link ends, because the person has another one at the sending address. */
  readonly endedUid: string | null;
}

/** When they wrote last: to any number, and to each where there are several. */
function heardNow({ session, marketWrittenTo }: WhatsAppSender, now: Date) {
  const heard = session?.lastInboundOf;
  const lastInboundOf = marketWrittenTo === null ? heard : { ...heard, [marketWrittenTo]: now };
  return { lastInboundAt: now, ...(lastInboundOf === undefined ? {} : { lastInboundOf }) };
}

/**
 * Recognises the person behind a WhatsApp message. A phone number and a user id that the provider names together are
 * one person: the address that wrote keeps its actor, and the other one joins it. A new address takes over the actor
 * of a known one, so that nothing has to be moved. STOP at either address holds for both. Pure.
 */
export function recogniseSender(sender: WhatsAppSender, now: Date): Recognised {
  const { session, otherSession: other, address, otherAddress } = sender;
  const actorId = session?.actorId ?? other?.actorId ?? sender.newActorId;
  const linkedUid = session?.linkedUid ?? other?.linkedUid ?? null;
  const optedOut = (session?.optedOut ?? false) || (other?.optedOut ?? false);
  const own: WhatsAppSession = {
    address,
    actorId,
    linkedUid,
    profileName: sender.profileName ?? session?.profileName ?? null,
    optedOut,
    ...heardNow(sender, now),
    createdAt: session?.createdAt ?? now,
  };
  if (otherAddress === null) {
    return { actorId, session: own, otherSession: null, merge: null, movedUid: null, endedUid: null };
  }
  const joins = other !== undefined && other.actorId !== actorId;
  const agrees =
    other !== undefined && !joins && other.linkedUid === linkedUid && other.optedOut === optedOut;
  const carried = joins && linkedUid !== null && other.linkedUid === linkedUid;
  return {
    actorId,
    session: own,
    otherSession: agrees ? null : { ...(other ?? own), address: otherAddress, actorId, linkedUid, optedOut },
    merge: joins
      ? {
          fromActorId: other.actorId,
          intoActorId: actorId,
          uid: null,
          state: 'waiting',
          requestedAt: now,
          updatedAt: now,
        }
      : null,
    movedUid: carried ? linkedUid : null,
    endedUid: joins && other.linkedUid !== null && !carried ? other.linkedUid : null,
  };
}

/** Stores what was recognised, as part of the transaction that appends the message. */
export function writeRecognised(tx: Transaction, documents: Documents, recognised: Recognised): void {
  const { actorId, session, otherSession, merge, movedUid, endedUid } = recognised;
  tx.set(documents.session(session.address), session);
  if (otherSession) tx.set(documents.session(otherSession.address), otherSession);
  if (merge) tx.set(documents.actorMerge(merge.fromActorId), merge);
  if (movedUid !== null) {
    tx.update(documents.webIdentity(movedUid), { actorId, address: session.address });
  }
  if (endedUid !== null) tx.delete(documents.webIdentity(endedUid));
}
