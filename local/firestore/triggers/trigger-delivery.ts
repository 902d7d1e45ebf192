import { VirtualClock } from '../clock/virtual-clock.ts';
import { FaultPlan } from '../faults/fault-plan.ts';
import { seededRandom } from '../faults/seeded-random.ts';
import type { AppliedCommit } from '../store/document-store.ts';
import { postEvent } from './post-event.ts';
import { buildEvent, type TriggerEvent } from './trigger-event.ts';
import type { TriggerRegistry } from './trigger-registry.ts';

/**
 * What to do with an event: one entry per copy to send, each after its delay in ms. `[{ delay: 0 }]` is the ordinary
 * way, two entries deliver twice, none loses the event, differing delays reorder.
 */
export type DeliveryInterceptor = (event: TriggerEvent) => readonly { readonly delay: number }[];

/** Hands an event to its function; gives the HTTP status of the answer, or rejects when there is none. */
export type Deliver = (event: TriggerEvent, signal: AbortSignal) => Promise<number>;

export interface DeliveryOptions {
  /** `host:port` of the Functions emulator, asked at each attempt. */
  readonly functionsEmulator: () => string | undefined;
  readonly log: (line: string) => void;
  /** By which delays and backoffs are timed. */
  readonly clock?: VirtualClock;
  /** Doubles, delays, reorders and loses events. */
  readonly faults?: FaultPlan;
  readonly attempts?: number;
  /** Wait before the second attempt; doubled each time, up to 30 s. */
  readonly firstBackoffMilliseconds?: number;
}

const ATTEMPTS = 20;
const ATTEMPTS_WHEN_NOT_FOUND = 3;
const FIRST_BACKOFF = 100;
const LONGEST_BACKOFF = 30_000;
/** The Functions emulator starts a process for each event it has in hand: more at once would only drown the machine. */
const AT_ONCE = 4;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Delivers the events of commits to functions: at least once, in no order, each on its own. */
export class TriggerDelivery {
  readonly #registry: TriggerRegistry;
  readonly #options: DeliveryOptions;
  readonly #clock: VirtualClock;
  readonly #faults: FaultPlan;
  /** Spreads retries; seeded, so that a run repeats. */
  readonly #random = seededRandom(1);
  readonly #stopped = new AbortController();
  #deliverTo: Deliver | undefined;
  #interceptor: DeliveryInterceptor | undefined;
  readonly #lanes = new Map<string, Lane>();
  #pending = 0;
  #waiting: (() => void)[] = [];

  constructor(registry: TriggerRegistry, options: DeliveryOptions) {
    this.#registry = registry;
    this.#options = options;
    this.#clock = options.clock ?? new VirtualClock();
    this.#faults = options.faults ?? new FaultPlan(this.#clock);
  }

  /** From now on events go to `deliver`, in this process, and not to the Functions emulator; undefined: as before. */
  deliverTo(deliver: Deliver | undefined): void {
    this.#deliverTo = deliver;
  }

  /** Takes the place of the fault plan between event and delivery; undefined takes it away. */
  intercept(interceptor: DeliveryInterceptor | undefined): void {
    this.#interceptor = interceptor;
  }

  /** Events not yet delivered or given up. */
  get pending(): number {
    return this.#pending;
  }

  /** Resolves when no event is on its way. Functions may then already have caused others: those are waited for too. */
  async idle(): Promise<void> {
    while (this.#pending > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  notice(commit: AppliedCommit): void {
    const [, project = '', , database = ''] = commit.database.split('/');
    for (const change of commit.changes) {
      for (const trigger of this.#registry.matching(project, database, change)) {
        const event = buildEvent(trigger, commit.database, change, commit.commitTime, commit.author);
        const copies = this.#interceptor?.(event) ?? this.#faults.ofDelivery(event);
        for (const { delay } of copies) this.#start(event, delay);
      }
    }
  }

  stop(): void {
    this.#stopped.abort();
  }

  #start(event: TriggerEvent, wait: number): void {
    this.#pending++;
    this.#deliver(event, wait)
      .catch((error: unknown) => {
        if (!this.#stopped.signal.aborted) this.#options.log(`trigger ${event.trigger.key}: ${error}`);
      })
      .finally(() => {
        this.#pending--;
        if (this.#pending > 0) return;
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const resolve of waiting) resolve();
      });
  }

  async #deliver(event: TriggerEvent, wait: number): Promise<void> {
    const { signal } = this.#stopped;
    if (wait > 0) await this.#clock.sleep(wait, signal);
    const most = this.#options.attempts ?? ATTEMPTS;
    let backoff = this.#options.firstBackoffMilliseconds ?? FIRST_BACKOFF;
    let trouble = '';
    for (let attempt = 1; attempt <= most; attempt++) {
      const status = await this.#inLane(event);
      if (typeof status === 'number' && status >= 200 && status < 300) return;
      if (status === 404) {
        // Keys of an earlier generation are never removed, so 404 is their ordinary end. A current key may be
        // announced a moment before it is served.
        if (!this.#registry.isCurrent(event.trigger) || attempt >= ATTEMPTS_WHEN_NOT_FOUND) return;
      }
      trouble = String(status);
      if (attempt === most) break;
      await this.#clock.sleep(backoff * (0.75 + this.#random() / 2), signal);
      backoff = Math.min(backoff * 2, LONGEST_BACKOFF);
    }
    this.#options.log(
      `trigger ${event.trigger.key} for ${event.path}: given up after ${most} attempts (${trouble})`,
    );
  }

  /** One attempt, when fewer than `AT_ONCE` events of its trigger are in the emulator's hands. */
  async #inLane(event: TriggerEvent): Promise<number | string> {
    const { key } = event.trigger;
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [] };
    this.#lanes.set(key, lane);
    if (lane.running >= AT_ONCE) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    lane.running++;
    try {
      return await this.#attempt(event);
    } finally {
      lane.running--;
      lane.waiting.shift()?.();
    }
  }

  async #attempt(event: TriggerEvent): Promise<number | string> {
    const { signal } = this.#stopped;
    const hostPort = this.#options.functionsEmulator();
    try {
      if (this.#deliverTo) return await this.#deliverTo(event, signal);
      return hostPort ? await postEvent(hostPort, event, signal) : 'no Functions emulator';
    } catch (error) {
      if (signal.aborted) throw error;
      return error instanceof Error ? error.message : String(error);
    }
  }
}
