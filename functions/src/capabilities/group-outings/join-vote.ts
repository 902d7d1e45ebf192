import { z } from 'zod';
import { oneLine } from '../../language/one-line.ts';
import { joinOuting } from '../../outings/join-outing.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../../tools/define-tool.ts';
import { ballotInWords, standingInWords, tapsOf } from './told-vote.ts';
import { viewForActor } from './view-for-actor.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** `joinVote`: somebody comes into a vote by the code they were passed. A code that opens nothing is answered like one that never was. */
export function joinVoteTool(documents: Documents): Tool {
  return defineTool({
    name: 'joinVote',
    label: 'Join a vote',
    group: 'Groups',
    does: "Lets a guest into a group's vote by its code.",
    doing: {
      en: 'Looking for the vote …',
      tr: 'Oylamaya bakıyorum …',
      he: 'מחפשת את ההצבעה …',
      ru: 'Ищу голосование …',
      el: 'Ψάχνω την ψηφοφορία …',
      de: 'Sucht die Abstimmung …',
      ar: 'أبحث عن التصويت …',
      fa: 'دنبال رأی‌گیری می‌گردم …',
      ko: '투표를 찾고 있습니다 …',
    },
    description:
      'Lets this person into the vote of a group by the code they sent, such as ABCD-1234. `message` is the ballot, told word for word.',
    input: z.object({ code: z.string().min(6).max(60).describe('As they wrote it.') }),
    effect: 'commit',
    tellsWhole: true,
    async run({ code }, context) {
      const { actorId, alsoActorIds = [], channel, customerName, now, language } = context;
      const name = customerName === null ? null : oneLine(customerName, 60);
      const { outing } = await joinOuting(documents, {
        ...{ token: code, actorIds: [actorId, ...alsoActorIds], channel, now },
        name: name === '' ? null : name,
      });
      const say = voteSentences(language);
      const isOwn = [actorId, ...alsoActorIds].includes(outing.actorId);
      const head = isOwn ? say.joinedOwn(outing.title) : say.joined(outing.title);
      const rest =
        outing.state === 'open'
          ? ballotInWords(outing, language)
          : standingInWords(await viewForActor(documents, outing, context), language);
      return {
        status: 'ok',
        data: {
          ...{ message: `${head}\n\n${rest}`, vote: outing.title },
          taps: outing.state === 'open' ? tapsOf(outing) : [],
        },
      };
    },
  });
}
