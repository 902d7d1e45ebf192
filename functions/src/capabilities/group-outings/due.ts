import { documentIdSchema } from '@merve/contract';
import { z } from 'zod';
import { type DueWorld, defineDue } from '../../manifest/due-kind.ts';
import { closeVote } from '../../outings/close-vote.ts';
import { closedAtDates } from '../../outings/closed-at-dates.ts';
import { randomId } from '../../platform/ids.ts';
import { sweepEach } from '../../platform/sweep/sweep-each.ts';
import { groupSentences } from './sentences.ts';
import { tellNews } from './tell-news.ts';

async function closeDue({ documents, clock }: DueWorld, outingId: string) {
  const known = (await documents.outing(outingId).get()).data();
  if (known === undefined || known.closesAt === null) return { intents: [], next: null };
  const ballots = (await documents.outingBallots(outingId).count().get()).data().count;
  const now = clock.now();
  const { outing, intents } = await closeVote(documents, {
    ...{ outingId, traceId: randomId(), now, anyway: false, by: 'due', isTold: true },
    isClosed: await closedAtDates(documents, known),
    say: (asked, language) => groupSentences(language).tooFew(asked.title, ballots),
  });
  if (outing.state === 'open') return { intents, next: outing.closesAt };
  const news = await tellNews({ documents, now }, outingId);
  return { intents: [...intents, ...news.intents], next: null };
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

/** What members and the organiser are to be told by now: before the deadline, at the end, once it is booked, and before it begins. */
export const outingNewsDue = defineDue({
  key: z.object({ outingId: documentIdSchema }),
  look: ({ documents, clock }, { outingId }) => tellNews({ documents, now: clock.now() }, outingId),
  sweep: ({ documents, clock }, isOver) => {
    const now = clock.now();
    return sweepEach(
      { documents, now, isOver },
      {
        name: 'outing-news',
        due: documents.outings.where('newsAt', '<=', now).orderBy('newsAt'),
        occasion: ['newsAt', 'newsDone'],
        settle: ({ outingId }) => tellNews({ documents, now }, outingId),
      },
    );
  },
});
