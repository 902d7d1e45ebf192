import { AsyncLocalStorage } from 'node:async_hooks';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { Trace } from '../surroundings/trace.ts';
import type { VirtualTime } from '../surroundings/virtual-time.ts';
import type { FaultKind, FaultProfile } from './faults.ts';

/** Something that can die: a function's instance. What it waits for then never comes. */
export interface Mortal {
  readonly name: string;
  readonly alive: boolean;
}

/** A place where code waits for the world outside. */
export interface Point {
  /** Null for what happens outside of any instance: an event on its way, a message to a phone. */
  readonly of: Mortal | null;
  /** One line for the trace. */
  readonly what: string;
  /** Faults that may strike here. */
  readonly faults: readonly FaultKind[];
}

interface Parked extends Point {
  readonly task: string;
  readonly since: number;
  go(fault: FaultKind | null): void;
}

/** A promise that nothing ever settles: where the code of a dead instance waits. */
export const never = new Promise<never>(() => {});

/**
 * Lets one thing happen at a time. All code of the world waits here whenever it needs something from outside its
 * process; when nothing runs any more, the seed decides which of the waiting goes on, and what goes wrong for it.
 */
export class Scheduler {
  readonly #parked: Parked[] = [];
  readonly #task = new AsyncLocalStorage<string>();
  readonly #random: SeededRandom;
  readonly #faults: FaultProfile;
  readonly #time: VirtualTime;
  readonly #trace: Trace;
  #tasks = 0;
  /** Tasks begun and not ended, by name: what a restart must not forget. */
  readonly running = new Set<string>();

  constructor(parts: {
    readonly random: SeededRandom;
    readonly faults: FaultProfile;
    readonly time: VirtualTime;
    readonly trace: Trace;
  }) {
    this.#random = parts.random;
    this.#faults = parts.faults;
    this.#time = parts.time;
    this.#trace = parts.trace;
  }

  /** Waits until the scheduler says go, and returns what goes wrong. Never returns to an instance that has died. */
  async reach(point: Point): Promise<FaultKind | null> {
    if (point.of?.alive === false) return never;
    return new Promise((resolve) => {
      this.#parked.push({
        ...point,
        task: this.#task.getStore() ?? 'world',
        since: this.#time.now(),
        go: resolve,
      });
    });
  }

  /** Runs work as a task of its own; its name stands in every line of the trace that it causes. */
  async task<T>(kind: string, work: (name: string) => Promise<T>): Promise<T> {
    this.#tasks += 1;
    const name = `${kind}#${this.#tasks}`;
    this.running.add(name);
    try {
      return await this.#task.run(name, () => work(name));
    } finally {
      this.running.delete(name);
    }
  }

  /** Starts work in the background: whatever it throws has been dealt with by itself. */
  start(kind: string, work: (name: string) => Promise<void>): void {
    this.task(kind, work).catch((thrown: unknown) => this.#trace.line(kind, `threw ${String(thrown)}`));
  }

  get currentTask(): string {
    return this.#task.getStore() ?? 'world';
  }

  note(text: string): void {
    this.#trace.line(this.currentTask, text);
  }

  /** How many wait. */
  get waiting(): number {
    return this.#parked.length;
  }

  /** What an instance had in hand when it died is forgotten. */
  forget(dead: Mortal): void {
    for (let index = this.#parked.length - 1; index >= 0; index -= 1) {
      if (this.#parked[index]?.of === dead) this.#parked.splice(index, 1);
    }
  }

  /**
   * Lets one of the waiting tasks go on, through up to `length` of its points.
   * @returns false if nothing waits.
   */
  async goOn(length: number): Promise<boolean> {
    const tasks = [...new Set(this.#parked.map(({ task }) => task))];
    if (tasks.length === 0) return false;
    const task = this.#random.pick(tasks);
    for (let count = 0; count < length; count += 1) {
      const mine = this.#parked.filter((parked) => parked.task === task);
      if (mine.length === 0) break;
      await this.#release(this.#random.pick(mine));
    }
    return true;
  }

  /** Lets all go on that wait now, oldest first. */
  async goOnAll(): Promise<void> {
    for (let next = this.#parked[0]; next !== undefined; next = this.#parked[0]) await this.#release(next);
  }

  async #release(parked: Parked): Promise<void> {
    this.#parked.splice(this.#parked.indexOf(parked), 1);
    const fault = this.#faults.strike(...parked.faults);
    this.#trace.line(parked.task, `${parked.what}${fault === null ? '' : `  ✗ ${fault}`}`);
    parked.go(fault);
    await this.#time.pass(1 + this.#random.below(8));
  }
}
