import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { OutboxIntent, Ride } from '@merve/contract';
import { loadMarket } from '../../markets/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { randomId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { nextRound, type RoundOutcome } from './next-round.ts';

const pageSize = 100;
const atOnce = 5;

/** `nextRound` under the controller of the ride's market. One round trip more. */
export async function nextRoundOf(
  documents: Documents,
  { rideId, marketId }: Pick<Ride, 'rideId' | 'marketId'>,
  { now, tools }: { readonly now: Date; readonly tools: readonly Tool[] },
): Promise<RoundOutcome> {
  const { config } = await loadMarket(documents, marketId, tools);
  return nextRound(documents, { rideId, config, traceId: randomId(), now });
}

/**
 * Goes on with every search whose round is over: the repair of a task that was lost. Each in its own transaction; one
 * that fails is logged and left to the next sweep. Sweeps may overlap.
 * @returns what was written for the outbox.
 */
export async function sweepRounds(
  documents: Documents,
  context: { readonly now: Date; readonly tools: readonly Tool[] },
): Promise<OutboxIntent[]> {
  const intents: OutboxIntent[] = [];
  async function goOn(document: QueryDocumentSnapshot<Ride>): Promise<void> {
    try {
      intents.push(...(await nextRoundOf(documents, document.data(), context)).intents);
    } catch (thrown) {
      log.error('taxi round failed', { ride: document.ref.path }, thrown);
    }
  }
  const due = documents.rides
    .where('state', '==', 'requested')
    .where('roundEndsAt', '<=', context.now)
    .orderBy('roundEndsAt')
    .limit(pageSize);
  let last: QueryDocumentSnapshot<Ride> | undefined;
  do {
    const page = await (last === undefined ? due : due.startAfter(last)).get();
    for (let start = 0; start < page.size; start += atOnce) {
      await Promise.all(page.docs.slice(start, start + atOnce).map(goOn));
    }
    last = page.size < pageSize ? undefined : page.docs.at(-1);
  } while (last !== undefined);
  return intents;
}
