import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import type { AcceptedMessage } from '../world/whatsapp-network.ts';
import { type Changes, Picture } from './picture.ts';
import type { Court, Rule } from './rule.ts';
import { consentRules } from './rules/consent-rules.ts';
import { deliveryRules } from './rules/delivery-rules.ts';
import { depositRules } from './rules/deposit-rules.ts';
import { jobRules } from './rules/job-rules.ts';
import { ledgerRules } from './rules/ledger-rules.ts';
import { openThingsRules } from './rules/open-things-rules.ts';
import { peopleRules } from './rules/people-rules.ts';
import { requestRules } from './rules/request-rules.ts';
import { rideRules } from './rules/ride-rules.ts';
import { truthRules } from './rules/truth-rules.ts';
import { turnRules } from './rules/turn-rules.ts';
import { voteRules } from './rules/vote-rules.ts';
import { Witness } from './witness.ts';

export interface Violation {
  readonly rule: string;
  readonly detail: string;
}

/** The judge of a run: knows what persons sent and what phones show, sees every commit, and trusts nothing else. */
export class Oracle {
  readonly picture = new Picture();
  readonly witness = new Witness();
  readonly violations: Violation[] = [];
  /** How often each rule was looked at, in a situation that it speaks of. */
  readonly looks: Record<string, number> = {};
  readonly #rules: readonly Rule[];

  constructor({ now, moneyFor }: Pick<Court, 'now' | 'moneyFor'>) {
    const violated = (rule: string, detail: string) => {
      if (this.violations.some((known) => known.rule === rule)) return;
      this.violations.push({ rule, detail });
    };
    const lookedAt = (rule: string) => {
      this.looks[rule] = (this.looks[rule] ?? 0) + 1;
    };
    const court: Court = {
      picture: this.picture,
      witness: this.witness,
      now,
      moneyFor,
      violated,
      lookedAt,
      never: (rule, isBroken, detail) => {
        lookedAt(rule);
        if (isBroken) violated(rule, detail());
      },
    };
    this.#rules = [
      ledgerRules(court),
      consentRules(court),
      turnRules(court),
      truthRules(court),
      deliveryRules(court),
      rideRules(court),
      requestRules(court),
      depositRules(court),
      openThingsRules(court),
      peopleRules(court),
      jobRules(court),
      voteRules(court),
    ];
  }

  committed(commit: AppliedCommit): Changes {
    const changes = this.picture.apply(commit);
    for (const rule of this.#rules) rule.committed?.(changes);
    return changes;
  }

  delivered(message: AcceptedMessage): void {
    for (const rule of this.#rules) rule.delivered?.(message);
  }

  undeliverable(message: AcceptedMessage): void {
    for (const rule of this.#rules) rule.undeliverable?.(message);
  }

  /** @param rule see `Court.violated` */
  accuse(rule: string, detail: string): void {
    this.violations.push({ rule, detail });
  }

  atTheEnd(): void {
    for (const rule of this.#rules) rule.atTheEnd?.();
  }
}
