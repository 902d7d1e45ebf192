import { documentIdSchema, marketIdSchema } from '@merve/contract';
import { z } from 'zod';
import { defineDue } from '../../manifest/due-kind.ts';
import { nextRoundOf, sweepRounds } from './sweep-rounds.ts';

/** Rounds of a search for a driver: drivers farther away are asked, or the rider is told that there is no taxi. */
export const rideDue = defineDue({
  key: z.object({ rideId: documentIdSchema, marketId: marketIdSchema }),
  async look({ documents, clock }, key) {
    const { intents, roundEndsAt, traceId } = await nextRoundOf(documents, key, {
      now: clock.now(),
    });
    return { intents, next: roundEndsAt, traceId };
  },
  sweep: ({ documents, clock }, isOver) => sweepRounds(documents, { now: clock.now(), isOver }),
});
