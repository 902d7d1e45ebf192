import type { OutboxIntent } from '@merve/contract';
import type { z } from 'zod';
import type { PaymentGateway } from '../integrations/payment-gateway.ts';
import type { Asker } from '../model/asker.ts';
import type { Clock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';

/** The ids that say what is due: plain document ids, by name. */
export type DueKey = Readonly<Record<string, string>>;

/** What a look may use of the world. */
export interface DueWorld {
  readonly documents: Documents;
  readonly clock: Clock;
  /** Null where no payments are taken. */
  readonly paymentGateway: PaymentGateway | null;
  /** Left out where a look has no key of a model, as in a task; the minute's sweep has. */
  readonly asker?: Asker;
}

/** What a look led to. */
export interface DueOutcome {
  /** Queued in the outbox, for whoever sends next. */
  readonly intents: readonly OutboxIntent[];
  /** When to look again; null if nothing changes with time any more. */
  readonly next: Date | null;
  /** Of the message that began it, if that is known. */
  readonly traceId?: string | undefined;
}

/**
 * One kind of thing that time itself changes: a hold that ends, a merchant who stays silent, a round of a search. A task looks
 * at it at its time, and the minute's sweep looks for what a lost task left. Its own record decides whether it is time: a look
 * that is too early, late or repeated is harmless.
 */
export interface DueKind {
  /** Null for a key that is none of this kind; nothing was done. */
  look(world: DueWorld, key: DueKey): Promise<DueOutcome | null>;
  /** Looks at all whose time has come, each by itself. What is to be sent is left to the outbox's sweep. */
  sweep(world: DueWorld, isOver: () => boolean): Promise<unknown>;
}

/** A kind whose key is parsed before it is looked at. */
export function defineDue<Schema extends z.ZodType>(kind: {
  readonly key: Schema;
  look(world: DueWorld, key: z.output<Schema>): Promise<DueOutcome>;
  sweep: DueKind['sweep'];
}): DueKind {
  return {
    sweep: kind.sweep,
    async look(world, key) {
      const read = kind.key.safeParse(key);
      return read.success ? kind.look(world, read.data) : null;
    },
  };
}

/** Asks for a look at what is due at a time. Only promptness: the minute's sweep does what a lost task leaves. */
export interface Wakeups {
  at(kind: string, key: DueKey, when: Date): Promise<void>;
}

/** A row of the table of due times. */
export interface DueRow {
  /** True for what asks the payment provider: it is looked at by the one function that has the provider's keys. */
  readonly asksPaymentProvider?: true;
  load(): Promise<DueKind>;
}
