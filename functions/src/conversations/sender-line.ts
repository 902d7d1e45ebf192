import type { DocumentData, DocumentReference } from '@google-cloud/firestore';
import type { Thread, ThreadType } from '@merve/contract';

/** What a line makes of a message that is for it. */
export interface LineTaken {
  /** True where the message taps a button, which names what it answers: it goes before lines that go by words. */
  readonly byButton: boolean;
  /** Until when short words are taken for this line; left out where that stays as it is. */
  readonly lineUntil?: Date | null;
}

/** A conversation besides the guest's that a message may belong to, should its sender be registered for it. */
export interface SenderLine {
  readonly threadType: Exclude<ThreadType, 'merve'>;
  /** The document that registers the sender; read together with the guest's thread. */
  readonly registration: DocumentReference<unknown, DocumentData>;
  /**
   * True where a number that is not registered was asked something that this message answers: a kitchen known by its
   * listing's number alone. Asked only where the same person, as a guest, is being asked nothing.
   */
  isAskedAnyway?(): Promise<boolean>;
  /**
   * Decided inside the transaction, by what is registered and by the conversations as they are; null for a message that is
   * not for this line. Pure: it waits for code to be loaded at most, or reads what no other message changes.
   */
  route(found: {
    readonly registered: unknown;
    readonly own: Thread | undefined;
    readonly guest: Thread | undefined;
  }): Promise<LineTaken | null>;
}
