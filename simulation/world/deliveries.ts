import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { FaultKind, FaultProfile } from './faults.ts';
import type { Instance, Instances } from './instances.ts';
import type { Scheduler } from './scheduler.ts';

export interface Delivery {
  /** `trigger`, `webhook`, …: names the task. */
  readonly kind: string;
  /** For the trace. */
  readonly what: string;
  readonly faults: readonly FaultKind[];
  /** How often it is tried in all when the function fails or its instance dies. */
  readonly attempts: number;
  /** Pause before the next try, in milliseconds; doubled each time. */
  readonly pauseMs: number;
  run(instance: Instance): Promise<void>;
  /** Called once the function has answered that it is done. */
  acknowledged?(): void;
}

const duplicating: ReadonlySet<FaultKind | null> = new Set([
  'event-duplicated',
  'webhook-duplicated',
  'callback-duplicated',
]);
const losing: ReadonlySet<FaultKind | null> = new Set([
  'event-dropped',
  'task-dropped',
  'tick-dropped',
  'callback-lost',
]);
const maxDelayMs = 300_000;

/** Whatever brings events to functions: at least once, in no order, each on its own, and sometimes not at all. */
export class Deliveries {
  readonly #scheduler: Scheduler;
  readonly #instances: Instances;
  readonly #faults: FaultProfile;
  readonly #random: SeededRandom;
  /** On their way or being worked on. */
  pending = 0;

  constructor(parts: {
    readonly scheduler: Scheduler;
    readonly instances: Instances;
    readonly faults: FaultProfile;
    readonly random: SeededRandom;
  }) {
    this.#scheduler = parts.scheduler;
    this.#instances = parts.instances;
    this.#faults = parts.faults;
    this.#random = parts.random;
  }

  send(delivery: Delivery): void {
    this.#scheduler.start(delivery.kind, () => this.sendAndWait(delivery));
  }

  /** Resolves when the event has been dealt with, or is lost. */
  async sendAndWait(delivery: Delivery): Promise<void> {
    this.pending += 1;
    try {
      await this.#deliver(delivery);
    } finally {
      this.pending -= 1;
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    for (let attempt = 1; attempt <= delivery.attempts; attempt += 1) {
      const fault = await this.#scheduler.reach({
        of: null,
        what: `${delivery.what}${attempt === 1 ? '' : ` (try ${attempt})`}`,
        faults: delivery.faults,
      });
      if (losing.has(fault)) return;
      if (duplicating.has(fault)) this.send({ ...delivery, faults: [] });
      if (fault === 'event-delayed') await pause(this.#random.below(maxDelayMs));
      const end = fault === 'connection-lost' ? 'not reached' : await this.#call(delivery);
      if (end === 'done' && fault !== 'webhook-answer-lost') {
        delivery.acknowledged?.();
        return;
      }
      await pause(delivery.pauseMs * 2 ** (attempt - 1));
    }
    this.#scheduler.note(`gives up: ${delivery.what}`);
  }

  /** Runs the function on some instance; whoever called learns it when the instance dies. */
  #call(delivery: Delivery): Promise<'done' | 'failed' | 'died'> {
    const instance = this.#instances.any();
    this.#scheduler.note(`on ${instance.name}`);
    return new Promise((resolve) => {
      const watch = this.#instances.onDeath(instance, () => resolve('died'));
      delivery.run(instance).then(
        () => {
          watch.stop();
          resolve('done');
        },
        (thrown: unknown) => {
          watch.stop();
          this.#scheduler.note(`  failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
          resolve('failed');
        },
      );
    });
  }

  /** True if the fault strikes a tick of the clock that calls functions. */
  struck(kind: FaultKind): boolean {
    return this.#faults.strike(kind) !== null;
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
