import { z } from 'zod';
import { leaveOuting } from '../../outings/leave-outing.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** `leaveVote`: this person leaves the group; what they told goes, and they hear no more of it. They may come back by the same code. */
export function leaveVoteTool(documents: Documents): Tool {
  return defineTool({
    name: 'leaveVote',
    label: 'Leave a vote',
    group: 'Groups',
    does: 'Takes a guest out of a vote.',
    doing: doing.lookingUpOwn,
    description: 'Takes this person out of the vote they joined. Call it only when they want to leave it.',
    input: z.object({}),
    effect: 'commit',
    tellsWhole: true,
    async run(_input, { actorId, alsoActorIds = [], language, now, said = [] }) {
      const say = voteSentences(language);
      const callers = await outingsOf(documents, [actorId, ...alsoActorIds]);
      const words = said.at(-1) ?? '';
      const joined = callers.filter(({ member }) => member !== null);
      const caller = meantOuting(joined, words);
      const own = callers[0];
      if (caller === undefined)
        return own === undefined
          ? { status: 'refused', code: 'NOT_FOUND', message: say.noVote() }
          : { status: 'refused', code: 'FORBIDDEN', message: say.organiserStays(own.outing.title) };
      await leaveOuting(documents, caller, now);
      return { status: 'ok', data: { message: say.left(caller.outing.title) } };
    },
  });
}
