import type { BallotChoice, Outing } from '@merve/contract';
import { z } from 'zod';
import { formatList } from '../../language/format.ts';
import { castBallot } from '../../outings/cast-ballot.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { isAsSaid, readBallot } from './read-ballot.ts';
import { ballotInWords, ballotMark, untilWords } from './told-vote.ts';
import { voteSentences } from './vote-sentences/index.ts';

const input = z.object({
  choices: z
    .array(z.string().min(1).max(120))
    .max(8)
    .optional()
    .describe(
      'All they would go to, by the numbers of the ballot or by name; of a ranked vote the best first. Empty for none; left out where they only rule one out.',
    ),
  veto: z.string().min(1).max(120).optional().describe('The one they rule out, if any.'),
  reason: z.string().min(1).max(200).optional().describe('Why they rule it out, in their own words.'),
  vote: z.string().max(120).optional().describe('The title of the vote, as it was shown.'),
});

/** A ballot as it counts now. Pure. */
function toldBallot(
  { choices, veto }: BallotChoice,
  outing: Outing,
  language: ToolContext['language'],
): string {
  const say = voteSentences(language);
  const nameOf = (id: string) => outing.candidates.find(({ venueId }) => venueId === id)?.name ?? id;
  const until = untilWords(outing, language);
  return [
    `${ballotMark} ${outing.title}`,
    choices.length === 0 ? say.votedForNone() : say.voted(formatList(choices.map(nameOf), language)),
    ...(veto === null ? [] : [say.ruledOut(nameOf(veto.venueId), veto.reason)]),
    ...(until === null ? [] : [say.changeable(until)]),
  ].join('\n');
}

/** `castVote`: casts the ballot of this person, or changes it. What is not understood of it leaves it as it was. */
export function castVoteTool(documents: Documents): Tool {
  return defineTool({
    name: 'castVote',
    label: 'Cast a vote',
    group: 'Groups',
    does: "Takes a guest's vote, or changes it.",
    doing: {
      en: 'Counting your vote …',
      tr: 'Oyunuzu sayıyorum …',
      he: 'סופרת את ההצבעה שלכם …',
      ru: 'Учитываю ваш голос …',
      el: 'Μετράω την ψήφο σας …',
      de: 'Zählt Ihre Stimme …',
      ar: 'أحتسب صوتكم …',
      fa: 'رأی شما را می‌شمارم …',
      ko: '표를 세고 있습니다 …',
    },
    description:
      'The vote of this person in the group they are in, exactly as they said it; cast again it is changed. `message` tells how it counts now.',
    input,
    effect: 'commit',
    tellsWhole: true,
    async run({ choices, veto, reason, vote }, context): Promise<ToolResult> {
      const { actorId, alsoActorIds = [], language, now, spoken } = context;
      const say = voteSentences(language);
      const open = (await outingsOf(documents, [actorId, ...alsoActorIds])).filter(
        ({ outing }) => outing.state === 'open',
      );
      const caller = meantOuting(open, vote ?? '');
      if (caller === undefined) return { status: 'refused', code: 'NOT_FOUND', message: say.noVote() };
      const { outing, memberId } = caller;
      const refused = (message: string, code: 'BAD_REQUEST' | 'NOT_AS_SAID' = 'BAD_REQUEST'): ToolResult => ({
        ...{ status: 'refused', code },
        message: `${message}\n\n${ballotInWords(outing, language)}`,
      });
      const before = (await documents.outingBallot(outing.outingId, memberId).get()).data() ?? null;
      const read = readBallot({ choices, veto, reason }, outing, before);
      if (read.kind === 'noReason')
        return { status: 'refused', code: 'BAD_REQUEST', message: say.vetoNeedsReason(read.name) };
      if (read.kind === 'unknown')
        return refused(
          /^\d+$/u.test(read.words.trim())
            ? say.noSuchNumber(read.words.trim(), outing.candidates.length)
            : say.notRead(read.words),
        );
      const said = spoken?.findLast(({ by }) => by === 'person')?.text;
      const kept = [
        ...(choices === undefined ? (before?.choices ?? []) : []),
        ...(veto === undefined && before?.veto ? [before.veto.venueId] : []),
      ];
      if (said !== undefined && !isAsSaid(read.choice, outing, said, kept))
        return refused(say.notRead(said.slice(0, 120)), 'NOT_AS_SAID');
      const ballot = await castBallot(documents, {
        ...{ outingId: outing.outingId, memberId, actorId: caller.actorId, choice: read.choice, now },
      });
      return { status: 'ok', data: { message: toldBallot(ballot, outing, language), vote: outing.title } };
    },
  });
}
