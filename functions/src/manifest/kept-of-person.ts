import type { DocumentData, DocumentReference, Query } from '@google-cloud/firestore';
import type { Erasure } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/** Every name under which documents of one person may be found. */
export type Person = Pick<
  Erasure,
  'actorIds' | 'threadIds' | 'addresses' | 'uids' | 'commitmentIds' | 'businessIds' | 'traceIds'
>;

type AnyQuery = Query<unknown, DocumentData>;
export type RawQuery = Query<DocumentData, DocumentData>;

/** What one collection keeps of a person, how it is found, and what becomes of it when they are erased. */
export interface KeptOfPerson {
  /** The collection's path, ids as `*`. */
  readonly collection: string;
  /**
   * `deleted`: gone, with everything under it. `pseudonymous`: the row stays, because somebody else's books need it, and
   * names nobody.
   */
  readonly erasure: 'deleted' | 'pseudonymous';
  readonly queries: (documents: Documents, person: Person) => readonly RawQuery[];
  /** Documents whose id is known. */
  readonly references?: (documents: Documents, person: Person) => readonly DocumentReference[];
  /** What a row that stays loses, by field. */
  readonly cleared?: Readonly<Record<string, unknown>>;
  /** The collections under each document that go the same way. */
  readonly under?: readonly string[];
  /** Still needed to do what was promised: left for the last pass. */
  readonly isInUse?: (data: DocumentData) => boolean;
  /** How a document goes that must not simply be deleted. */
  readonly remove?: (documents: Documents, reference: DocumentReference, erasure: Erasure) => Promise<void>;
  /** Fields that an export leaves out: what others told, and the person is not shown. */
  readonly withheld?: readonly string[];
  /** Left out of an export: keys and counters that say nothing about the person. */
  readonly isInternal?: true;
}

/** As stored: a document that an editor has broken is erased like any other. */
export const raw = (query: AnyQuery): RawQuery => query.withConverter(null);

/** By the actors that a person is, or was. */
export const byActor = (query: AnyQuery, { actorIds }: Person): RawQuery[] =>
  actorIds.map((actorId) => raw(query).where('actorId', '==', actorId));

/** What a row that stays says instead of the conversation it came of. */
export const erasedThread = 'erased';
