import type { AcceptedMessage } from '../world/whatsapp-network.ts';
import type { Changes, Picture } from './picture.ts';
import type { Witness } from './witness.ts';

/** What a rule may look at, and where it says that it was broken. */
export interface Court {
  readonly picture: Picture;
  readonly witness: Witness;
  /** Now, in milliseconds, by the world's time. */
  now(): number;
  /** What the provider holds for a payment, taken and not given back, in minor units. */
  moneyFor(paymentId: string): number;
  /** @param rule a short constant that names the rule; the same fault always has the same name. */
  violated(rule: string, detail: string): void;
  /** Looks at a rule in a situation that it speaks of, and counts that. @param detail asked for only if it is broken */
  never(rule: string, isBroken: boolean, detail: () => string): void;
  /** Counts that a rule was looked at, where `violated` alone says that it is broken. */
  lookedAt(rule: string): void;
}

/** A part of what must be true. It is told of everything, and speaks up when something must not be. */
export interface Rule {
  /** After each commit. The picture already shows it. */
  committed?(changes: Changes): void;
  /** When a message appears on a phone. */
  delivered?(message: AcceptedMessage): void;
  /** When the provider has accepted a message that will never appear on the phone. */
  undeliverable?(message: AcceptedMessage): void;
  /** When all is quiet: no fault strikes any more, time has passed, all repairs have run. */
  atTheEnd?(): void;
}
