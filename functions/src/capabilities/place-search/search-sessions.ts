import type { RememberedSearch } from '@merve/contract';
import { type KeptOfPerson, raw } from '../../manifest/kept-of-person.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { keptMs } from './steps/persist.ts';

/** Whose searches are remembered together: those of a conversation, or of a name that an account gave. */
export type SearchSession = { readonly threadId: string } | { readonly uid: string; readonly name: string };

const idOf = (session: SearchSession): string =>
  'threadId' in session
    ? hashId(['thread', session.threadId])
    : hashId(['account', session.uid, session.name]);

/** The document of a session, by its id. */
export const sessionReference = (documents: Documents, session: SearchSession) =>
  documents.placeSearchSession(idOf(session));

/** Writes what the next search of a session may go by; it goes thirty days after the last one. One round trip. */
export async function rememberSearch(
  documents: Documents,
  session: SearchSession,
  remembered: RememberedSearch,
): Promise<void> {
  await sessionReference(documents, session).set({
    uid: 'uid' in session ? session.uid : null,
    threadId: 'threadId' in session ? session.threadId : null,
    remembered,
    expiresAt: new Date(remembered.at.getTime() + keptMs),
  });
}

/** How long a place that a person shared is where they are. */
const freshMs = 60 * 60_000;

/** Where the person said to be, in a search within the hour. Pure. */
export function hereOf(remembered: RememberedSearch | null, now: Date) {
  const coords = remembered?.coords;
  if (coords == null || coords.from !== 'person' || now.getTime() - coords.at.getTime() > freshMs)
    return null;
  return { latitude: coords.lat, longitude: coords.lng };
}

export const keptOfSearches: readonly KeptOfPerson[] = [
  {
    collection: 'placeSearchSessions',
    erasure: 'deleted',
    queries: ({ placeSearchSessions }, { uids, threadIds }) => [
      ...uids.map((uid) => raw(placeSearchSessions).where('uid', '==', uid)),
      ...threadIds.map((threadId) => raw(placeSearchSessions).where('threadId', '==', threadId)),
    ],
  },
];
