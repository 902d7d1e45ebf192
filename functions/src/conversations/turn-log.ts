import type { Timestamp } from '@google-cloud/firestore';
import type { Turn, TurnStep, UsageCounts } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import { noteWritten } from '../platform/firestore/document-count.ts';
import type { Documents } from '../platform/firestore/documents.ts';

/**
 * The durable log of the turn in progress: each model answer is stored before its calls have an effect, so a worker
 * that takes over replays what is recorded instead of asking the model, or running a tool, a second time.
 */
export class TurnLog {
  private readonly documents: Documents;
  private turn: Turn;
  private replayed = 0;
  /** The stored log this one goes on from; null where none is known. */
  private version: Timestamp | null;

  /** @param version of the log that an earlier worker left, if there was one. */
  constructor(documents: Documents, turn: Turn, version: Timestamp | null = null) {
    this.documents = documents;
    this.turn = turn;
    this.version = version;
  }

  get current(): Turn {
    return this.turn;
  }

  /** True while steps of an earlier worker are left to go through again. */
  get isReplaying(): boolean {
    return this.replayed < this.turn.steps.length;
  }

  /** The next recorded step of an earlier worker, in order; null once the record is used up. */
  replayNext<Type extends TurnStep['type']>(type: Type): Extract<TurnStep, { type: Type }> | null {
    const step = this.turn.steps[this.replayed];
    if (step === undefined || !isOfType(step, type)) return null;
    this.replayed += 1;
    return step;
  }

  /** Adds a step without storing it yet: the next `record` or the finish stores it too. */
  note(step: TurnStep): void {
    this.turn = { ...this.turn, steps: [...this.turn.steps, step] };
    this.replayed = this.turn.steps.length;
  }

  /** Keeps a mark of a policy on trial with the turn, once; stored with the next step or the finish. */
  mark(mark: string): void {
    const { shadow = [] } = this.turn;
    if (!shadow.includes(mark)) this.turn = { ...this.turn, shadow: [...shadow, mark] };
  }

  /** What the turn has consumed by now, as stored by a finish; the rest of the turn goes on counting from it. */
  count(usage: UsageCounts): void {
    this.turn = { ...this.turn, usage };
  }

  /** Keeps that the person was told to wait, which is one message; stored with the next step or the finish. */
  noteToldToWait(): void {
    const { usage } = this.turn;
    this.turn = { ...this.turn, toldToWait: true, usage: { ...usage, outbound: usage.outbound + 1 } };
  }

  /**
   * Adds a step and stores the log: one round trip, one document. The write stands only on the log as this worker
   * knows it, so that one that slept through the end of its lease cannot write over what its successor did; if the
   * log is another than expected, the lease decides (two more round trips).
   * @throws MerveError `LEASE_LOST` if another worker took over: nothing was written.
   */
  async record(step: TurnStep): Promise<void> {
    this.note(step);
    const reference = this.documents.turn(this.turn.threadId, this.turn.seq);
    try {
      // An update goes past the converter, which counts what is written.
      if (this.version !== null) noteWritten();
      const written =
        this.version === null
          ? await reference.create(this.turn)
          : await reference.update({ ...this.turn }, { lastUpdateTime: this.version });
      this.version = written.writeTime;
    } catch (thrown) {
      if (!isOtherThanExpected(thrown)) throw thrown;
      await this.recordUnderLease();
      this.version = null;
    }
  }

  private async recordUnderLease(): Promise<void> {
    const { documents, turn } = this;
    await documents.db.runTransaction(async (tx) => {
      const thread = (await tx.get(documents.thread(turn.threadId))).data();
      if (thread?.lease?.turnId !== turn.turnId) {
        throw new MerveError('LEASE_LOST', 'Another worker took over this thread');
      }
      tx.set(documents.turn(turn.threadId, turn.seq), turn);
    });
  }
}

/** gRPC status NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION. */
function isOtherThanExpected(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && [5, 6, 9].some((code) => code === thrown.code);
}

function isOfType<Type extends TurnStep['type']>(
  step: TurnStep,
  type: Type,
): step is Extract<TurnStep, { type: Type }> {
  return step.type === type;
}

/** The log an earlier worker left for a message, and its version; nulls if it left none. */
export async function loadTurn(
  documents: Documents,
  threadId: string,
  seq: number,
): Promise<{ turn: Turn | null; version: Timestamp | null }> {
  const snapshot = await documents.turn(threadId, seq).get();
  return { turn: snapshot.data() ?? null, version: snapshot.updateTime ?? null };
}
