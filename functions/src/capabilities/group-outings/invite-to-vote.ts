import { z } from 'zod';
import { subjectOfOuting } from '../../outings/group-members.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import { identitySection, readConfig } from '../../platform/config.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { openLink } from '../../sharing/links.ts';
import { shareCodeOf, shareTokenOf } from '../../sharing/share-token.ts';
import { defineTool, type Tool, type ToolResult } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { invitationLines } from './invitation-lines.ts';
import { ballotMark } from './told-vote.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** As long as there may be a vote. */
const linkLifeMs = 28 * 86_400_000;

/**
 * `inviteToVote`: another way into a vote that this person started, for the first one's secret is kept nowhere. Those that were passed on before stay
 * good. Run again it is the same one.
 */
export function inviteToVoteTool(documents: Documents): Tool {
  return defineTool({
    name: 'inviteToVote',
    label: 'Tell how others join a vote',
    group: 'Groups',
    does: 'Gives who started a vote another code and link for their friends.',
    doing: doing.lookingUpOwn,
    description:
      'How others come into the vote that this person started: a link and a code to pass on, told word for word. Call it when they ask for the code or the link of their vote again, or how their friends can join.',
    input: z.object({ vote: z.string().max(120).optional().describe('Its title, if they named one.') }),
    effect: 'commit',
    tellsWhole: true,
    async run({ vote }, context): Promise<ToolResult> {
      const { actorId, alsoActorIds = [], language, now, said = [], idempotencyKey } = context;
      const say = voteSentences(language);
      const callers = await outingsOf(documents, [actorId, ...alsoActorIds]);
      const open = callers.filter(({ outing }) => outing.state === 'open');
      const own = open.filter(({ standing }) => standing === 'owner');
      const caller = meantOuting(own, vote ?? said.at(-1) ?? '');
      if (caller === undefined)
        return open.length > 0
          ? { status: 'refused', code: 'FORBIDDEN', message: say.notYours() }
          : { status: 'refused', code: 'NOT_FOUND', message: say.noVote() };
      const { outing } = caller;
      const key = readConfig(identitySection).ACTOR_KEY;
      const operation = ['invite', idempotencyKey, outing.outingId];
      const [token, code] = [shareTokenOf(operation, key), shareCodeOf(operation, key)];
      const expiresAt = new Date(now.getTime() + linkLifeMs);
      const subject = subjectOfOuting(outing.outingId);
      await Promise.all(
        [token, code].map((secret) =>
          openLink(documents, {
            ...{ subject, role: 'takePart', actorId: outing.actorId, token: secret, expiresAt, now },
          }),
        ),
      );
      const lines = [`${ballotMark} ${outing.title}`, ...invitationLines(outing, { token, code }, language)];
      return { status: 'ok', data: { message: lines.join('\n'), vote: outing.title } };
    },
  });
}
