import type { Turn, TurnStep, UsageCounts } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/**
 * The durable log of the turn in progress: each model answer is stored before its calls are executed, so a worker
 * that takes over replays what is recorded instead of asking the model, or running a tool, a second time.
 */
export class TurnLog {
  private readonly documents: Documents;
  private turn: Turn;
  private replayed = 0;

  constructor(documents: Documents, turn: Turn) {
    this.documents = documents;
    this.turn = turn;
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

  /** What the turn has consumed by now, as stored by a finish; the rest of the turn goes on counting from it. */
  count(usage: UsageCounts): void {
    this.turn = { ...this.turn, usage };
  }

  /** Adds a step and stores the log. One round trip, one document. */
  async record(step: TurnStep): Promise<void> {
    this.note(step);
    await this.documents.turn(this.turn.threadId, this.turn.seq).set(this.turn);
  }
}

function isOfType<Type extends TurnStep['type']>(
  step: TurnStep,
  type: Type,
): step is Extract<TurnStep, { type: Type }> {
  return step.type === type;
}

/** The log an earlier worker left for a message; null if it left none. */
export async function loadTurn(documents: Documents, threadId: string, seq: number): Promise<Turn | null> {
  return (await documents.turn(threadId, seq).get()).data() ?? null;
}
