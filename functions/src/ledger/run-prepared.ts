import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';

/** gRPC status codes (google.rpc.Code). */
const alreadyExists = 6;
const aborted = 10;

/** Attempts the SDK makes with growing pauses (1 s × 1.5ⁿ), and how often we start that over. */
const attemptsPerRound = 5;
const rounds = 4;

function isContention(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || !('code' in thrown)) return false;
  return thrown.code === aborted || thrown.code === alreadyExists;
}

const givenUp = (signal: AbortSignal) =>
  new MerveError('UPSTREAM_UNAVAILABLE', 'The ledger step was given up before it was written', {
    cause: signal.reason,
  });

/** As an error of ours: one that the SDK knows would have it run the transaction again, for what no repetition changes. */
async function allowed(mayWrite: (() => Promise<void>) | undefined): Promise<void> {
  try {
    await mayWrite?.();
  } catch (cause) {
    if (cause instanceof MerveError) throw cause;
    throw new MerveError('UPSTREAM_UNAVAILABLE', 'The ledger step was not to be written', { cause });
  }
}

/**
 * Runs one prepared step in a Firestore transaction of its own. Losing to another transaction is never an answer:
 * the step is run again from its reads, and those say what became true (`SLOT_TAKEN`, the stored outcome, …).
 * @param until.signal aborted when nobody waits for the step any more: then nothing is written
 * @param until.mayWrite waited for between the reads and the writes: what must be had before anything is written, while reads may go on
 * @throws MerveError `UPSTREAM_UNAVAILABLE` if other transactions keep winning for about 30 seconds, or `signal` was aborted
 * before the step was written; what `mayWrite` threw: nothing was written then.
 */
export async function runPrepared<Step extends { write(): void }>(
  documents: Documents,
  prepare: (tx: FirestoreTransaction) => Promise<Step>,
  { signal, mayWrite }: { readonly signal?: AbortSignal; readonly mayWrite?: () => Promise<void> } = {},
): Promise<Step> {
  for (let round = 1; ; round += 1) {
    try {
      return await documents.db.runTransaction(
        async (tx) => {
          const step = await prepare(tx);
          await allowed(mayWrite);
          if (signal?.aborted) throw givenUp(signal);
          step.write();
          return step;
        },
        { maxAttempts: attemptsPerRound },
      );
    } catch (thrown) {
      if (!isContention(thrown)) throw thrown;
      log.warning('ledger transaction contended', { round });
      if (round < rounds) continue;
      throw new MerveError('UPSTREAM_UNAVAILABLE', 'Too much contention on one ledger document', {
        cause: thrown,
      });
    }
  }
}
