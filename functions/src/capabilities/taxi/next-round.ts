import type { MerveConfig, OutboxIntent, Ride } from '@merve/contract';
import { writeRide } from '../../commitments/write-commitment.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { randomId } from '../../platform/ids.ts';
import { prepareRound } from './broadcast-round.ts';
import { isWaiting } from './ride.ts';
import { formatKm, rideWords } from './ride-words.ts';
import { prepareRiderUpdate } from './rider-update.ts';
import { taxiSentences } from './sentences/index.ts';

/** What became of a ride whose round may be over. Only `broadcast` and `unserved` changed anything. */
export interface RoundOutcome {
  readonly kind: 'broadcast' | 'unserved' | 'not-due' | 'not-searching' | 'missing';
  /** Of the message that asked for the ride. */
  readonly traceId: string;
  /** Queued in the outbox, for the caller to send. */
  readonly intents: readonly OutboxIntent[];
  /** When the round that has begun, or is still going on, ends; null if there is none. */
  readonly roundEndsAt: Date | null;
}

/**
 * Begins the search of a ride for later, or goes on with one, if, and only if, its time has come: decided in the transaction, by
 * `roundEndsAt`, so that a task too early, two tasks, or a task and the sweep do it once.
 * @param config the market's controller as the caller has read it
 */
export function nextRound(
  documents: Documents,
  input: {
    readonly rideId: string;
    readonly config: MerveConfig;
    readonly now: Date;
  },
): Promise<RoundOutcome> {
  const { rideId, config, now } = input;
  const newTraceId = randomId();
  return documents.db.runTransaction(
    async (tx): Promise<RoundOutcome> => {
      const nothing = (
        kind: RoundOutcome['kind'],
        roundEndsAt: Date | null = null,
        traceId = newTraceId,
      ) => ({
        kind,
        traceId,
        intents: [],
        roundEndsAt,
      });
      const [before] = await readTogether(tx, documents.ride(rideId));
      if (before === undefined) return nothing('missing');
      const traceId = before.traceId ?? newTraceId;
      if (!isWaiting(before) || before.roundEndsAt === null) return nothing('not-searching', null, traceId);
      if (before.roundEndsAt > now) return nothing('not-due', before.roundEndsAt, traceId);
      const round = await prepareRound(tx, documents, before, { config, traceId, now });
      if (round === null) return nothing('not-searching', null, traceId);
      const { ride } = round;
      const tells = tellsRider(before, ride, round.asked.length);
      const told = tells
        ? await prepareRiderUpdate(tx, documents, ride, {
            say: (language) => sentenceFor(before, ride, round.asked.length, language),
            config,
            traceId,
            now,
          })
        : null;
      const intents = [...round.intents, ...(told?.intents ?? [])];
      writeRide(tx, documents, ride);
      round.write();
      told?.write();
      for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
      const kind = ride.state === 'requested' ? 'broadcast' : 'unserved';
      return { kind, traceId, intents, roundEndsAt: ride.roundEndsAt };
    },
    { maxAttempts: 10 },
  );
}

/**
 * The end is told, that a search planned for later begins, and the first time drivers farther away are asked: not every round,
 * which would be a nuisance.
 */
function tellsRider(before: Ride, { state, round }: Ride, asked: number): boolean {
  return state === 'unserved' || before.state === 'planned' || (before.round === 1 && round > 1 && asked > 0);
}

function sentenceFor(
  before: Ride,
  ride: Ride,
  asked: number,
  language: Parameters<typeof taxiSentences>[0],
): string {
  const say = taxiSentences(language);
  const words = rideWords(ride, language);
  if (before.state === 'planned' && ride.state === 'requested') return say.searching(words, asked);
  return ride.state === 'unserved'
    ? say.unserved(words)
    : say.widened(words, formatKm(ride.radiusKm * 1000, language));
}
