import { z } from 'zod';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import { seeOuting } from '../../outings/see-outing.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { standingInWords } from './told-vote.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** `voteStatus`: how a vote of this person's group stands, or ended; of a secret one nothing but how many voted. */
export function voteStatusTool(documents: Documents): Tool {
  return defineTool({
    name: 'voteStatus',
    label: 'Tell how a vote stands',
    group: 'Groups',
    does: 'Tells who leads a vote and until when it runs.',
    doing: doing.lookingUpOwn,
    description:
      'How the vote of this person’s group stands: who leads, how many voted, until when. `message` is the answer in their language.',
    input: z.object({ vote: z.string().max(120).optional().describe('Its title, if they named one.') }),
    effect: 'read',
    tellsWhole: true,
    async run({ vote }, { actorId, alsoActorIds = [], language, now, said = [] }) {
      const callers = await outingsOf(documents, [actorId, ...alsoActorIds]);
      const caller = meantOuting(callers, vote ?? said.at(-1) ?? '');
      if (caller === undefined)
        return { status: 'ok', data: { message: voteSentences(language).noVote(), vote: null } };
      const view = await seeOuting(documents, caller, now);
      return { status: 'ok', data: { message: standingInWords(view, language), vote: view.title } };
    },
  });
}
