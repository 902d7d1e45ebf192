import { jsonObjectSchema, type PendingAction } from '@merve/contract';
import type { TextCard } from '@merve/contract/cards';
import { z } from 'zod';
import { prepareCloseVote } from '../../outings/close-vote.ts';
import { closedAtDates } from '../../outings/closed-at-dates.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import { removeUnderOuting } from '../../outings/remove-outing.ts';
import { seeOuting } from '../../outings/see-outing.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { tellNews } from './tell-news.ts';
import { voteSentences } from './vote-sentences/index.ts';

const kind = 'confirm_vote_end';
const answerWithinMs = 30 * 60_000;
const pendingSchema = z.object({
  outingId: z.string(),
  title: z.string(),
  ends: z.enum(['close', 'cancel']),
});
type Pending = z.infer<typeof pendingSchema>;

const textCard = (message: string) =>
  jsonObjectSchema.parse({ type: 'text', message, followUpQuestions: [] } satisfies TextCard);

/** Asks whether a vote that this person started is to end so. A YES ends it; what it covers stands in the question. */
async function askToEnd(
  documents: Documents,
  ends: Pending['ends'],
  { actorId, alsoActorIds = [], language, now, said = [] }: ToolContext,
): Promise<ToolResult> {
  const say = voteSentences(language);
  const callers = await outingsOf(documents, [actorId, ...alsoActorIds]);
  const own = callers.filter(
    ({ standing, outing }) => standing === 'owner' && (ends === 'cancel' || outing.state === 'open'),
  );
  const caller = meantOuting(own, said.at(-1) ?? '');
  if (caller === undefined) {
    const message = callers.length > 0 ? say.notYours() : say.noVote();
    return { status: 'refused', code: callers.length > 0 ? 'FORBIDDEN' : 'NOT_FOUND', message };
  }
  const { outingId, title } = caller.outing;
  const { voted, members } = await seeOuting(documents, caller, now);
  const summary = ends === 'close' ? say.close(title, voted, members.length) : say.cancel(title);
  return {
    status: 'proposal',
    proposal: {
      ...{ kind, ref: `outings/${outingId}`, summary, price: null, ui: textCard(summary) },
      args: { outingId, title, ends } satisfies Pending,
      expiresAt: new Date(now.getTime() + answerWithinMs),
    },
  };
}

/** `closeVote`: asks whether a vote is to be counted now. */
export const closeVoteTool = (documents: Documents): Tool =>
  defineTool({
    name: 'closeVote',
    label: 'Close a vote',
    group: 'Groups',
    does: 'Ends a vote early and counts it; who started it confirms.',
    doing: {
      en: 'Looking at the vote …',
      tr: 'Oylamayı inceliyorum …',
      he: 'בודקת את ההצבעה …',
      ru: 'Смотрю голосование …',
      el: 'Κοιτάζω την ψηφοφορία …',
      de: 'Sieht die Abstimmung an …',
      ar: 'أطّلع على التصويت …',
      fa: 'رأی‌گیری را می‌بینم …',
      ko: '투표를 확인하고 있습니다 …',
    },
    description:
      'Ends the vote that this person started, and counts it: asks first. Call it when they want to close it.',
    input: z.object({}),
    effect: 'propose',
    proposes: kind,
    run: (_input, context) => askToEnd(documents, 'close', context),
  });

/** `cancelVote`: asks whether a vote is to be deleted. */
export const cancelVoteTool = (documents: Documents): Tool =>
  defineTool({
    name: 'cancelVote',
    label: 'Cancel a vote',
    group: 'Groups',
    does: 'Deletes a vote; who started it confirms.',
    doing: doing.findingWhatToCancel,
    description:
      'Deletes the vote that this person started, with all that was told for it: asks first. Nothing that is booked is touched.',
    input: z.object({}),
    effect: 'propose',
    proposes: kind,
    run: (_input, context) => askToEnd(documents, 'cancel', context),
  });

function read(action: PendingAction): Pending {
  const parsed = pendingSchema.safeParse(action.args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
}

const nothingDone = (text: string): CommitEffect => ({
  ...{ text, ui: null, committed: false, intents: [] },
  write: () => {},
});

/** YES to the end of a vote: it is counted, or deleted. Ended by somebody else meanwhile it is told as it is. */
export function confirmVoteEndHandler(documents: Documents): CommitHandler {
  return {
    kind,

    async commit(tx, action, { now, language, traceId, alsoActorIds = [] }): Promise<CommitEffect> {
      const { outingId, title, ends } = read(action);
      const say = voteSentences(language);
      const outing = (await tx.get(documents.outing(outingId))).data();
      if (outing === undefined || ![action.ownerActorId, ...alsoActorIds].includes(outing.actorId))
        return nothingDone(say.noVote());
      if (ends === 'cancel')
        return {
          ...{ text: say.cancelled(title), ui: null, committed: true, intents: [] },
          write: () => void tx.delete(documents.outing(outingId)),
          // Nobody finds what is left; it goes by itself with time.
          afterCommit: () => removeUnderOuting(documents, outingId),
        };
      const closing = await prepareCloseVote(tx, documents, outing, {
        ...{ outingId, traceId, now, anyway: true, by: 'organiser', isTold: false, say: () => '' },
        isClosed: await closedAtDates(documents, outing),
      });
      const { result, candidates } = closing.outing;
      const winner = candidates.find(({ venueId }) => venueId === result?.winner);
      const text =
        winner === undefined || result === null
          ? say.undecided(title)
          : say.decided(title, winner.name, result.ballots);
      return {
        ...{ text, ui: null, committed: true, intents: closing.intents },
        write: closing.write,
        // Proposes the winner in this conversation, once this turn has ended; the sweep does it else.
        afterCommit: async () => void (await tellNews({ documents, now }, outingId)),
      };
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, action, _reason, { language }): Promise<CommitEffect> {
      return nothingDone(voteSentences(language).kept(read(action).title));
    },
  };
}
