import type { OutboxIntent, Ride } from '@merve/contract';
import { loadMarket } from '../../markets/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { sweepEach } from '../../platform/sweep/sweep-each.ts';
import { nextRound, type RoundOutcome } from './next-round.ts';
import { waitingStates } from './ride.ts';

/** `nextRound` under the controller of the ride's market. One round trip more. */
export async function nextRoundOf(
  documents: Documents,
  { rideId, marketId }: Pick<Ride, 'rideId' | 'marketId'>,
  { now }: { readonly now: Date },
): Promise<RoundOutcome> {
  // Of the controller only the taxi's own part is read, for which no tool need be known.
  const { config } = await loadMarket(documents, marketId, []);
  return nextRound(documents, { rideId, config, now });
}

/**
 * Begins or goes on with every search whose time has come: the repair of a task that was lost. Each in its own transaction. Sweeps
 * may overlap.
 * @returns what was written for the outbox.
 */
export async function sweepRounds(
  documents: Documents,
  context: { readonly now: Date; readonly isOver?: () => boolean },
): Promise<OutboxIntent[]> {
  const intents: OutboxIntent[] = [];
  await sweepEach(
    { documents, ...context },
    {
      name: 'taxi-rounds',
      due: documents.rides
        .where('state', 'in', waitingStates)
        .where('roundEndsAt', '<=', context.now)
        .orderBy('roundEndsAt'),
      occasion: ['state', 'roundEndsAt'],
      async settle(ride) {
        intents.push(...(await nextRoundOf(documents, ride, context)).intents);
      },
    },
  );
  return intents;
}
