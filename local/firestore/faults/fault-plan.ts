import { setTimeout as delay } from 'node:timers/promises';
import { FirestoreError } from '../errors.ts';

/** A fault to be injected; it applies to the next `times` matching RPCs (for ever, if absent). */
export interface FaultRule {
  /** RPC name; any if absent. */
  readonly rpc?: string;
  /** Part of a resource name in the request; any if absent. */
  readonly pathContains?: string;
  /**
   * `applied-unacknowledged`: the RPC takes effect, and the client is told UNAVAILABLE.
   * `latency`: the RPC waits `ms` first.
   */
  readonly kind: 'unavailable' | 'aborted' | 'deadline' | 'applied-unacknowledged' | 'latency';
  readonly times?: number;
  readonly ms?: number;
}

interface ActiveRule {
  readonly rule: FaultRule;
  left: number;
}

/** Decides, RPC by RPC, what goes wrong. Rules are tried in order; every latency rule and the first other one apply. */
export class FaultPlan {
  #active: ActiveRule[] = [];

  set(rules: readonly FaultRule[]): void {
    this.#active = rules.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }));
  }

  add(rule: FaultRule): void {
    this.#active.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#active = [];
  }

  /** The rules that still have something to do. */
  pending(): FaultRule[] {
    return this.#active.filter(({ left }) => left > 0).map(({ rule }) => rule);
  }

  /** Runs an RPC with whatever the plan holds for it. */
  async around<T>(rpc: string, request: object, run: () => Promise<T>): Promise<T> {
    if (this.#active.length === 0) return run();
    const text = JSON.stringify(request);
    let fault: FaultRule | undefined;
    for (const active of this.#active) {
      const { rule } = active;
      if (active.left <= 0 || (rule.rpc && rule.rpc !== rpc)) continue;
      if (rule.pathContains && !text.includes(rule.pathContains)) continue;
      if (rule.kind !== 'latency' && fault) continue;
      active.left--;
      if (rule.kind === 'latency') await delay(rule.ms ?? 0);
      else fault = rule;
    }
    if (fault?.kind === 'unavailable') throw new FirestoreError('UNAVAILABLE', 'Injected: unavailable.');
    if (fault?.kind === 'aborted') throw new FirestoreError('ABORTED', 'Injected: aborted.');
    if (fault?.kind === 'deadline')
      throw new FirestoreError('DEADLINE_EXCEEDED', 'Injected: deadline exceeded.');
    const answer = await run();
    if (fault) throw new FirestoreError('UNAVAILABLE', 'Injected: applied, but not acknowledged.');
    return answer;
  }
}
