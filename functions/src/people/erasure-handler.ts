import type { Erasure } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import type { CommitEffect, CommitHandler } from '../tools/commit-handler.ts';
import { erasureAsked, noPerson } from './erase-person.ts';
import { personSentences } from './sentences.ts';

/** What waits for a YES: whose everything is to be deleted. */
const pendingErasureSchema = z.object({ actorIds: z.array(z.string()).min(1) });

/** Long enough for the answer that says so to be sent. */
const beginsAfterMs = 60_000;

const nothingDone = (text: string): CommitEffect => ({
  text,
  ui: null,
  committed: false,
  intents: [],
  write: () => {},
});

/**
 * YES and NO to being forgotten. YES puts it on record in the turn's own transaction; the minute sweep carries it out. No
 * market switches it off: what is kept of a person is theirs to end.
 */
export function erasureHandler(documents: Documents): CommitHandler {
  return {
    kind: 'confirm_erasure',
    isNoTool: true,

    async commit(tx, action, { language, now, threadId }) {
      const parsed = pendingErasureSchema.safeParse(action.args);
      if (!parsed.success) {
        throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
      }
      const { actorIds } = parsed.data;
      const text = personSentences(language).erasing();
      const waiting = await tx.get(
        documents.erasures.where('actorIds', 'array-contains-any', actorIds.slice(0, 30)).limit(1),
      );
      if (!waiting.empty) return { ...nothingDone(text), committed: true };
      const person = { ...noPerson, actorIds, threadIds: [threadId] };
      const erasure: Erasure = erasureAsked(person, {
        // Of this asking alone: who comes back begins at message 1 again.
        erasureId: hashId([action.actionId, now.toISOString()], 20),
        askedBy: 'person',
        now,
        delayMs: beginsAfterMs,
      });
      return {
        ...nothingDone(text),
        committed: true,
        write: () => void tx.set(documents.erasure(erasure.erasureId), erasure),
      };
    },

    /** Nothing was changed, so nothing is given back. */
    async release(_tx, _action, reason, { language }) {
      return nothingDone(reason === 'replaced' ? '' : personSentences(language).notErased());
    },
  };
}
