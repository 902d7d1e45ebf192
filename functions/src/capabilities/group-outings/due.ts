import { documentIdSchema, type Language, type Outing } from '@merve/contract';
import { z } from 'zod';
import { type DueWorld, defineDue } from '../../manifest/due-kind.ts';
import { closeVote } from '../../outings/close-vote.ts';
import { closedAtDates } from '../../outings/closed-at-dates.ts';
import { randomId } from '../../platform/ids.ts';
import { sweepEach } from '../../platform/sweep/sweep-each.ts';
import { groupSentences } from './sentences.ts';

/** What the organiser is told of a vote whose time is up. Pure. */
export function toldAtEnd({ title, result, candidates }: Outing, language: Language): string {
  const say = groupSentences(language);
  if (result === null) return say.tooFew(title, 0);
  const winner = candidates.find(({ venueId }) => venueId === result.winner);
  return winner === undefined ? say.undecided(title) : say.decided(title, winner.name, result.ballots);
}

async function closeDue({ documents, clock }: DueWorld, outingId: string) {
  const known = (await documents.outing(outingId).get()).data();
  if (known === undefined || known.closesAt === null) return { intents: [], next: null };
  const ballots = (await documents.outingBallots(outingId).count().get()).data().count;
  const { outing, intents } = await closeVote(documents, {
    ...{ outingId, traceId: randomId(), now: clock.now(), anyway: false, by: 'due', isTold: true },
    isClosed: await closedAtDates(documents, known),
    say: (ended, language) =>
      ended.result === null
        ? groupSentences(language).tooFew(ended.title, ballots)
        : toldAtEnd(ended, language),
  });
  return { intents, next: outing.closesAt };
}

/** Votes whose time is up: counted, or, with too few ballots, put to the organiser. */
export const outingVoteDue = defineDue({
  key: z.object({ outingId: documentIdSchema }),
  look: (world, { outingId }) => closeDue(world, outingId),
  sweep: (world, isOver) => {
    const { documents, clock } = world;
    const now = clock.now();
    return sweepEach(
      { documents, now, isOver },
      {
        name: 'outing-votes',
        due: documents.outings.where('closesAt', '<=', now).orderBy('closesAt'),
        occasion: ['closesAt'],
        settle: ({ outingId }) => closeDue(world, outingId),
      },
    );
  },
});
