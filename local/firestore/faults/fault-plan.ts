import { VirtualClock } from '../clock/virtual-clock.ts';
import { FirestoreError } from '../errors.ts';
import { matchesPattern } from '../triggers/path-pattern.ts';
import {
  DELIVERY_FAULTS,
  type DeliveryFault,
  type FaultRule,
  LISTENER_FAULTS,
  type ListenerFault,
  RPC_FAULTS,
  type RpcFault,
} from './fault-rule.ts';
import { pathsOfRequest } from './paths-of-request.ts';
import { seededRandom } from './seeded-random.ts';

export type { FaultRule } from './fault-rule.ts';

/** A rule, and what has become of it. */
export interface RuleStatus {
  readonly rule: FaultRule;
  /** How often it may still happen; null: for ever. */
  readonly left: number | null;
  readonly happened: number;
}

/** A fault that has just been injected. */
export interface InjectedFault {
  readonly rule: FaultRule;
  /** The RPC, `Listen`, or the key of the trigger. */
  readonly where: string;
}

/** An event on its way to a function, as far as rules look at it. */
interface Deliverable {
  readonly path: string;
  readonly trigger: { readonly key: string };
}

interface ActiveRule {
  readonly rule: FaultRule;
  readonly random: () => number;
  left: number;
  toSkip: number;
  happened: number;
}

/** What a rule is held against. */
interface Occasion {
  readonly where: string;
  readonly paths: () => readonly string[];
  readonly text: () => string;
}

const DEFAULT_REORDER_MILLISECONDS = 1000;

/**
 * Decides what goes wrong. Rules are tried in order; every latency rule and the first other one apply. Each rule throws
 * dice of its own, which the seed and its place in the plan determine: what happens to others does not change its luck.
 */
export class FaultPlan {
  readonly #clock: VirtualClock;
  #active: ActiveRule[] = [];
  #seed = 1;
  #added = 0;
  readonly #listeners = new Set<(fault: InjectedFault) => void>();

  /** @param clock by which everything waits */
  constructor(clock = new VirtualClock()) {
    this.#clock = clock;
  }

  get seed(): number {
    return this.#seed;
  }

  /** Replaces the plan: the same seed and rules meet the same events with the same luck. */
  set(rules: readonly FaultRule[], seed = this.#seed): void {
    this.#seed = seed;
    this.#added = 0;
    this.#active = [];
    for (const rule of rules) this.add(rule);
  }

  add(rule: FaultRule): void {
    this.#active.push({
      rule,
      random: seededRandom(this.#seed, this.#added++),
      left: rule.times ?? Number.POSITIVE_INFINITY,
      toSkip: rule.skip ?? 0,
      happened: 0,
    });
  }

  clear(): void {
    this.set([]);
  }

  /** The rules that still have something to do. */
  pending(): FaultRule[] {
    return this.#active.filter(({ left }) => left > 0).map(({ rule }) => rule);
  }

  /** All rules of the plan, exhausted ones too. */
  status(): RuleStatus[] {
    return this.#active.map(({ rule, left, happened }) => ({
      rule,
      left: Number.isFinite(left) ? left : null,
      happened,
    }));
  }

  /** Hears of every fault when it is injected. */
  onFault(listener: (fault: InjectedFault) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs an RPC, or one request of a stream, with whatever the plan holds for it. */
  async around<T>(rpc: string, request: object, run: () => Promise<T>): Promise<T> {
    if (this.#active.length === 0) return run();
    const { latency, fault } = this.#ofRpc(rpc, request);
    if (latency > 0) await this.#clock.sleep(latency);
    if (fault === 'unavailable') throw new FirestoreError('UNAVAILABLE', 'Injected: unavailable.');
    if (fault === 'aborted') throw new FirestoreError('ABORTED', 'Injected: aborted.');
    if (fault === 'deadline') throw new FirestoreError('DEADLINE_EXCEEDED', 'Injected: deadline exceeded.');
    const answer = await run();
    if (fault) throw new FirestoreError('UNAVAILABLE', 'Injected: applied, but not acknowledged.');
    return answer;
  }

  /**
   * What befalls a Listen stream that is about to tell of these documents.
   * @returns `ms` only with `listener-silent`: when the silent stream ends
   */
  ofListener(paths: readonly string[]): { kind: ListenerFault; ms: number | undefined } | undefined {
    const occasion: Occasion = {
      where: 'Listen',
      paths: () => paths,
      text: () => paths.join('\n'),
    };
    for (const active of this.#active) {
      const { rule } = active;
      if (isOneOf(LISTENER_FAULTS, rule.kind) && this.#happens(active, occasion))
        return { kind: rule.kind, ms: rule.ms };
    }
    return undefined;
  }

  /** When copies of an event are to be delivered, ms from now: one entry per copy. */
  ofDelivery({ path, trigger }: Deliverable): { readonly delay: number }[] {
    const occasion: Occasion = {
      where: trigger.key,
      paths: () => [path],
      text: () => path,
    };
    let copies = [{ delay: 0 }];
    for (const active of this.#active) {
      const { rule, random } = active;
      if (rule.trigger !== undefined && !trigger.key.includes(rule.trigger)) continue;
      if (isOneOf(DELIVERY_FAULTS, rule.kind) && this.#happens(active, occasion))
        copies = afterFault(rule.kind, rule, copies, random);
    }
    return copies;
  }

  #ofRpc(rpc: string, request: object): { latency: number; fault: Exclude<RpcFault, 'latency'> | undefined } {
    let paths: readonly string[] | undefined;
    let text: string | undefined;
    const occasion: Occasion = {
      where: rpc,
      paths: () => {
        paths ??= pathsOfRequest(request);
        return paths;
      },
      text: () => {
        text ??= JSON.stringify(request);
        return text;
      },
    };
    let latency = 0;
    let fault: Exclude<RpcFault, 'latency'> | undefined;
    for (const active of this.#active) {
      const { rule } = active;
      if (!isOneOf(RPC_FAULTS, rule.kind) || (fault && rule.kind !== 'latency')) continue;
      if (rule.rpc !== undefined && rule.rpc !== rpc) continue;
      if (!this.#happens(active, occasion)) continue;
      if (rule.kind === 'latency') latency += delayOf(rule, active.random);
      else fault = rule.kind;
    }
    return { latency, fault };
  }

  #happens(active: ActiveRule, { where, paths, text }: Occasion): boolean {
    const { rule, random } = active;
    const { path, pathContains, probability = 1 } = rule;
    if (active.left <= 0) return false;
    if (path !== undefined && !paths().some((one) => matchesPattern(path, one))) return false;
    if (pathContains !== undefined && !text().includes(pathContains)) return false;
    if (probability < 1 && random() >= probability) return false;
    if (active.toSkip > 0) {
      active.toSkip--;
      return false;
    }
    active.left--;
    active.happened++;
    for (const listener of this.#listeners) listener({ rule, where });
    return true;
  }
}

function afterFault(
  kind: DeliveryFault,
  rule: FaultRule,
  copies: { readonly delay: number }[],
  random: () => number,
): { readonly delay: number }[] {
  const later = (by: number) => copies.map(({ delay }) => ({ delay: delay + by }));
  switch (kind) {
    case 'delivery-lost':
      return [];
    case 'delivery-duplicated':
      return [...copies, ...later(delayOf(rule, random))];
    case 'delivery-delayed':
      return later(delayOf(rule, random));
    case 'delivery-reordered':
      return later(random() * (rule.ms ?? DEFAULT_REORDER_MILLISECONDS));
  }
}

const delayOf = ({ ms = 0, jitterMs = 0 }: FaultRule, random: () => number): number =>
  jitterMs > 0 ? ms + random() * jitterMs : ms;

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T =>
  kinds.some((one) => one === kind);
