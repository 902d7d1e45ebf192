import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { Focus } from './focus.ts';

/** What the provider may make of a message that it is asked to send. */
export const sendingFaults = [
  'provider-429',
  'provider-refused',
  'provider-500',
  'provider-500-after-accepting',
  'provider-timeout-before-accepting',
  'provider-timeout-after-accepting',
  'provider-undelivered',
] as const;

/** Everything that goes wrong on purpose. Each is something production does. */
export const faultKinds = [
  // Firestore
  'rpc-unavailable',
  'rpc-aborted',
  'rpc-deadline',
  'commit-unacknowledged',
  // A function's instance dies: all it had in hand stops where it stands.
  'crash-before-call',
  'crash-after-call',
  'crash',
  // Events on their way to a function
  'event-duplicated',
  'event-delayed',
  'event-dropped',
  'task-dropped',
  'tick-dropped',
  'tick-extra',
  // The provider
  ...sendingFaults,
  'provider-list-unavailable',
  'callback-lost',
  'callback-duplicated',
  'webhook-duplicated',
  'webhook-answer-lost',
  'connection-lost',
  // Whoever takes the money
  'payment-unreachable',
  'payment-answer-lost',
  // The model
  'model-error',
  'model-timeout',
  'model-wrong-call',
  'model-false-claim',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Kinds that could strike at every single call, and would leave no call alone at the rate of the others. */
const share: Partial<Record<FaultKind, number>> = {
  'rpc-unavailable': 0.4,
  'rpc-deadline': 0.4,
  'rpc-aborted': 0.6,
  'crash-before-call': 0.15,
  'crash-after-call': 0.15,
  // Messages are few beside calls: the provider must fail more often to fail at all.
  'provider-500-after-accepting': 4,
  'provider-timeout-after-accepting': 4,
  'provider-429': 3,
  'provider-refused': 3,
  'task-dropped': 4,
  'tick-dropped': 4,
};

/** A kind that a world is about strikes, however little goes wrong there else. */
const leastRateInFocus = 0.05;

export type FaultCounts = Partial<Record<FaultKind, number>>;

/** How this seed's world goes wrong: which kinds at all, and how often each. */
export class FaultProfile {
  readonly counts: FaultCounts = {};
  readonly #rates: Map<FaultKind, number>;
  readonly #random: SeededRandom;
  readonly #without: ReadonlySet<string>;
  #on = true;

  /**
   * @param focus how much goes wrong, and which kinds surely do, so many times as often
   * @param without kinds that never strike; chance is asked all the same, so that all else stays as it was.
   */
  constructor(
    random: SeededRandom,
    { faults: often, trouble }: Pick<Focus, 'faults' | 'trouble'>,
    without: ReadonlySet<string>,
  ) {
    this.#random = random;
    this.#without = without;
    const rate = random.pick([0, 0.02, 0.05, 0.1, 0.2]);
    // Each seed knows some of the kinds only: a world where all goes wrong at once hides what one thing alone breaks.
    const known = random.pick([0.3, 0.6, 1]);
    this.#rates = new Map(
      faultKinds.map((kind) => {
        const usual = random.chance(known) ? rate * trouble : 0;
        const times = often[kind];
        const base = times === undefined ? usual : Math.max(usual, leastRateInFocus) * times;
        return [kind, (share[kind] ?? 1.5) * base * (0.5 + random.next())];
      }),
    );
    // Schedules and task queues seldom lose single calls; when they are down, they are down.
    if (random.chance(0.3))
      for (const kind of ['tick-dropped', 'task-dropped'] as const) this.#rates.set(kind, 1);
  }

  /** The fault that strikes here, if any: at most one of these kinds. */
  strike(...kinds: readonly FaultKind[]): FaultKind | null {
    let struck: FaultKind | null = null;
    for (const kind of kinds) {
      const hit = this.#random.chance((this.#rates.get(kind) ?? 0) / Math.sqrt(kinds.length));
      if (hit && struck === null && this.#on && !this.#without.has(kind)) struck = kind;
    }
    if (struck !== null) this.counts[struck] = (this.counts[struck] ?? 0) + 1;
    return struck;
  }

  /** From here on nothing goes wrong any more. */
  end(): void {
    this.#on = false;
  }
}
