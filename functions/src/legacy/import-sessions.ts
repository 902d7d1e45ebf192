import {
  type ImportReport,
  type ImportRow,
  type Language,
  type LegacyMessage,
  languageSchema,
} from '@merve/contract';
import { importedHistory, importHistory } from '../conversations/import-history.ts';
import { threadIdFor } from '../conversations/thread-id.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { actorIdFor } from '../platform/ids.ts';
import { type ImportPage, importEach } from './import-page.ts';

/** A document of the earlier application, and its id. */
interface Found<Item> {
  readonly id: string;
  readonly item: Item;
}

/**
 * The messages of all of a person's sessions as one conversation, oldest first. Those without a time keep their place
 * behind the one before them in their session; empty ones are left out. Pure.
 */
function gatherHistory(
  sessions: readonly (readonly Found<LegacyMessage>[])[],
  startedAt: Date,
): readonly (LegacyMessage & { readonly at: Date })[] {
  const placed = sessions.flatMap((messages) => {
    let last = startedAt;
    return messages.map(({ id, item }) => {
      last = item.at ?? last;
      return { id, ...item, at: last };
    });
  });
  return placed
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ role, text, at }) => ({ role, text, at }));
}

/** The first of the languages the sessions name that Merve speaks; English if none. Pure. */
function languageOf(named: readonly (string | undefined)[]): Language {
  const spoken = named.flatMap(
    (name) => languageSchema.safeParse(name?.slice(0, 2).toLowerCase()).data ?? [],
  );
  return spoken[0] ?? 'en';
}

export interface SessionImport extends ImportPage {
  readonly marketId: string;
  /** What actor ids are keyed with. */
  readonly key: string;
  readonly dryRun: boolean;
  readonly traceId: string;
  readonly now: Date;
}

/** Sessions of one person that are read; the rest of somebody's thousand sessions is not worth an outage. */
const maxSessions = 50;
const maxMessages = 500;

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
  const own = await documents.legacySessions.where('userId', '==', uid).limit(maxSessions).get();
  const histories = await Promise.all(
    own.docs.map(async ({ id }): Promise<Found<LegacyMessage>[]> => {
      const found = await documents.legacyMessages(id).limit(maxMessages).get();
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
