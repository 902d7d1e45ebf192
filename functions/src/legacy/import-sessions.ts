import type { ImportReport, ImportRow, Language, LegacyMessage } from '@merve/contract';
import { importedHistory, importHistory } from '../conversations/import-history.ts';
import { threadIdFor } from '../conversations/thread-id.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { actorIdFor } from '../platform/ids.ts';
import { type Found, gatherHistory, languageOf } from './gather-history.ts';
import { type ImportPage, importEach } from './import-page.ts';

export interface SessionImport extends ImportPage {
  readonly marketId: string;
  /** What actor ids are keyed with. */
  readonly key: string;
  readonly dryRun: boolean;
  readonly traceId: string;
  readonly now: Date;
}

/** Sessions of one person that are read; the rest of somebody's thousand sessions is not worth an outage. */
const mostSessions = 50;
const mostMessages = 500;

/**
 * One page of `chatSessions`. All sessions of a person become the beginning of their one conversation here, which must
 * not have begun yet; what waited for a confirmation in them is not taken over, because nobody is shown it any more.
 */
export function importSessions(documents: Documents, request: SessionImport): Promise<ImportReport> {
  return importEach(documents.legacySessions, request, (_, { userId }) =>
    importPerson(documents, userId, request),
  );
}

async function importPerson(
  documents: Documents,
  uid: string,
  { marketId, key, dryRun, traceId, now }: SessionImport,
): Promise<Omit<ImportRow, 'id'>> {
  const actorId = actorIdFor(`web:${uid}`, key);
  const threadId = threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
  const before = await importedHistory(documents, uid, threadId);
  if (before === 'complete') return { outcome: 'already-here', detail: null };
  if (before === 'talks') return { outcome: 'talks-here-already', detail: null };
  const { messages, language } = await readHistory(documents, uid, now);
  if (messages.length === 0) return { outcome: 'empty', detail: null };
  const detail = `${messages.length} messages`;
  if (dryRun) return { outcome: 'imported', detail };
  const done = await importHistory(documents, {
    ...{ uid, threadId, actorId, marketId, language, messages, traceId, now },
  });
  return done ? { outcome: 'imported', detail } : { outcome: 'talks-here-already', detail: null };
}

async function readHistory(
  documents: Documents,
  uid: string,
  now: Date,
): Promise<{ messages: ReturnType<typeof gatherHistory>; language: Language }> {
  const own = await documents.legacySessions.where('userId', '==', uid).limit(mostSessions).get();
  const histories = await Promise.all(
    own.docs.map(async ({ id }): Promise<Found<LegacyMessage>[]> => {
      const found = await documents.legacyMessages(id).limit(mostMessages).get();
      return found.docs.flatMap((document) => {
        try {
          return [{ id: document.id, item: document.data() }];
        } catch {
          // One message nobody can read is no reason to lose the conversation around it.
          return [];
        }
      });
    }),
  );
  const languages = own.docs.map((document) => {
    const language: unknown = document.get('language');
    return typeof language === 'string' ? language : undefined;
  });
  return { messages: gatherHistory(histories, now), language: languageOf(languages) };
}
