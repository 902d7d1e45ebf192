import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { IndexWrites } from './index-writes.ts';
import { withinMeasurement } from './measurement.ts';
import { ENTRIES_PER_READ, type Scan } from './scan.ts';

/** What was spent under one label. */
export interface Cost {
  /** RPCs by name. */
  rpcs: Record<string, number>;
  /**
   * Documents read, as Firestore bills them: a get of a missing document and an empty query count 1, an aggregation 1 for
   * each thousand index entries. A pipeline reads all that its sources have: there is no index that it could use.
   */
  documentReads: number;
  writes: number;
  deletes: number;
  /** Entries that commits added to indexes, and took out of them. */
  indexEntriesWritten: number;
  indexEntriesRemoved: number;
  /** Bytes of request and answer messages, without framing. */
  bytesIn: number;
  bytesOut: number;
  /** Length of the longest chain of RPCs of which each arrived after the one before had been answered. */
  roundTrips: number;
}

interface LabelState {
  readonly cost: Cost;
  readonly latency: number;
  /** Set while RPCs are answered in rounds (`measure`). */
  readonly rounds: Rounds | null;
  /** Greatest depth among the RPCs answered so far. */
  completedDepth: number;
}

/** A call and its answers. */
export interface AnsweredCall {
  readonly rpc: string;
  readonly request: object;
  /** None, if the call failed. */
  readonly answers: readonly object[];
  readonly scan: Scan;
}

/** One running RPC, as the account sees it. */
export interface CostEntry {
  readonly state: LabelState;
  readonly depth: number;
}

/** So many turns of the event loop without a further RPC, and all that were sent together have come. */
const quietTurns = 1_000;

/**
 * Answers RPCs in rounds: all that were sent before an answer was needed are held until no more come, then all are let
 * go. Whether more come is seen by turns of the event loop, which the caller shares, and not by a clock: the count is
 * the same on a machine that is busy.
 */
class Rounds {
  #arrived = 0;
  #open: Promise<void> | null = null;

  /** Resolves when the round that this RPC belongs to is let go. */
  join(): Promise<void> {
    this.#arrived += 1;
    this.#open ??= this.#untilQuiet();
    return this.#open;
  }

  async #untilQuiet(): Promise<void> {
    for (let seen = -1; seen !== this.#arrived; ) {
      seen = this.#arrived;
      for (let turn = 0; turn < quietTurns; turn += 1) await new Promise(setImmediate);
    }
    this.#open = null;
  }
}

/** Counts RPCs under the measurement they belong to, else under the label that is current when they arrive. */
export class CostAccount {
  readonly #labels = new Map<string, LabelState>();
  readonly #measurements = new Map<string, LabelState>();
  /** What the RPC counts under that is being answered. */
  readonly #answering = new AsyncLocalStorage<LabelState>();
  #current: LabelState;

  constructor() {
    this.#current = this.#open('default');
  }

  /**
   * From now on RPCs count under this label, from zero.
   * @param latency ms that each RPC is held meanwhile. An emulator answers so fast that RPCs sent together may be
   *   answered one before the other arrives; with some 10 ms of latency `roundTrips` is right on an idle machine.
   *   Callers in this process take `measure`, which is right on every machine.
   */
  start(label: string, latency = 0): void {
    this.#current = this.#open(label, latency);
  }

  /**
   * What `work` costs: the RPCs that it makes in this process by clients with `measuredSettings`. Those that are sent
   * together share a round trip, whatever else the machine does; what others do meanwhile is not counted, nor is what a
   * server does for `work` behind a door of its own.
   * @throws what `work` throws.
   */
  async measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
    const name = randomUUID();
    const measured = this.#open('measured', 0, new Rounds());
    this.#measurements.set(name, measured);
    try {
      const result = await withinMeasurement(name, work);
      return { result, cost: structuredClone(measured.cost) };
    } finally {
      this.#measurements.delete(name);
    }
  }

  read(label: string): Cost | undefined {
    const state = this.#labels.get(label);
    return state && structuredClone(state.cost);
  }

  all(): Record<string, Cost> {
    return Object.fromEntries([...this.#labels].map(([label, { cost }]) => [label, structuredClone(cost)]));
  }

  /** Forgets all labels; counting goes on under `default`. */
  clear(): void {
    this.#labels.clear();
    this.#current = this.#open('default');
  }

  #stateOf(measurement: string | undefined): LabelState {
    return (measurement !== undefined && this.#measurements.get(measurement)) || this.#current;
  }

  /** Does what answers an RPC: the index entries of its commits are that RPC's. */
  answering<Result>({ state }: CostEntry, work: () => Promise<Result>): Promise<Result> {
    return this.#answering.run(state, work);
  }

  /** depth = 1 + the greatest depth of the RPCs answered before this one came: overlapping RPCs share a round trip. */
  arrive(rpc: string, measurement?: string): CostEntry {
    const state = this.#stateOf(measurement);
    const depth = state.completedDepth + 1;
    state.cost.rpcs[rpc] = (state.cost.rpcs[rpc] ?? 0) + 1;
    state.cost.roundTrips = Math.max(state.cost.roundTrips, depth);
    return { state, depth };
  }

  /** Resolves when this RPC may be answered. */
  async held({ state }: CostEntry): Promise<void> {
    if (state.rounds !== null) await state.rounds.join();
    else if (state.latency > 0) await delay(state.latency);
  }

  /** Takes effect after the present turn of the event loop: what arrived in it cannot have awaited this answer. */
  leave({ state, depth }: CostEntry): void {
    setImmediate(() => {
      state.completedDepth = Math.max(state.completedDepth, depth);
    });
  }

  /** Adds what a successful RPC read and wrote. */
  count({ state: { cost } }: CostEntry, { rpc, request, answers, scan }: AnsweredCall): void {
    switch (rpc) {
      case 'GetDocument':
        cost.documentReads += 1;
        break;
      case 'BatchGetDocuments':
        cost.documentReads += answers.filter((answer) => 'found' in answer || 'missing' in answer).length;
        break;
      case 'RunQuery':
        cost.documentReads += Math.max(
          1,
          answers.reduce((sum, answer) => sum + readsOf(answer), 0),
        );
        break;
      case 'ListDocuments':
        cost.documentReads += Math.max(1, listedIn(answers[0]));
        break;
      case 'RunAggregationQuery':
        cost.documentReads += Math.max(1, Math.ceil(scan.indexEntries / ENTRIES_PER_READ));
        break;
      case 'ExecutePipeline':
        cost.documentReads += Math.max(1, scan.documents);
        break;
      case 'ListCollectionIds':
      case 'PartitionQuery':
        cost.documentReads += 1;
        break;
      case 'Commit':
      case 'Write':
      case 'BatchWrite':
        this.#countWrites(cost, 'writes' in request && Array.isArray(request.writes) ? request.writes : []);
        break;
      case 'CreateDocument':
      case 'UpdateDocument':
        cost.writes += 1;
        break;
      case 'DeleteDocument':
        cost.deletes += 1;
        break;
    }
  }

  /** A listener has been told of a document: that is a read. */
  countListened(): void {
    this.#current.cost.documentReads += 1;
  }

  /** What a commit did to indexes. */
  countIndexEntries({ written, removed }: IndexWrites): void {
    const { cost } = this.#answering.getStore() ?? this.#current;
    cost.indexEntriesWritten += written;
    cost.indexEntriesRemoved += removed;
  }

  countBytes(received: number, sent: number, measurement?: string): void {
    const { cost } = this.#stateOf(measurement);
    cost.bytesIn += received;
    cost.bytesOut += sent;
  }

  #countWrites(cost: Cost, writes: readonly object[]): void {
    for (const write of writes) {
      if ('delete' in write) cost.deletes += 1;
      else cost.writes += 1;
    }
  }

  #open(label: string, latency = 0, rounds: Rounds | null = null): LabelState {
    const cost: Cost = {
      rpcs: {},
      documentReads: 0,
      writes: 0,
      deletes: 0,
      indexEntriesWritten: 0,
      indexEntriesRemoved: 0,
      bytesIn: 0,
      bytesOut: 0,
      roundTrips: 0,
    };
    const state = { cost, latency, rounds, completedDepth: 0 };
    this.#labels.set(label, state);
    return state;
  }
}

/** A query bills the documents it returns and those that its offset passed over. */
function readsOf(answer: object): number {
  const skipped = 'skippedResults' in answer ? Number(answer.skippedResults) : 0;
  return skipped + ('document' in answer ? 1 : 0);
}

const listedIn = (answer: object | undefined): number =>
  answer && 'documents' in answer && Array.isArray(answer.documents) ? answer.documents.length : 0;
