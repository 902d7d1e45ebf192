import { z } from 'zod';

/**
 * What can go wrong with one "Create a Message" request. Not accepted: `429`, `500`, `connect-reset`, `opted-out` (21610).
 * Accepted, sent to the phone, and the caller does not learn of it: `500-after-accept`, `timeout-after-accept`. Accepted, and shown
 * on the phone some seconds later: `late`. Accepted, and the status callbacks are unusual: `callback-before-response`, `duplicate-callback`, `no-callback`. Accepted, and
 * dropped by WhatsApp afterwards: `undelivered` (63024), `blocked` (63014), `rate-limited` (63018).
 */
export const faultKind = z.enum([
  '429',
  '500',
  'connect-reset',
  '500-after-accept',
  'timeout-after-accept',
  'late',
  'callback-before-response',
  'duplicate-callback',
  'no-callback',
  'undelivered',
  'opted-out',
  'blocked',
  'rate-limited',
]);
export type FaultKind = z.infer<typeof faultKind>;

export const fault = z.object({
  kind: faultKind,
  /** How many requests it strikes; then it is used up. */
  times: z.int().min(1).default(1),
  /** Strikes only messages to this phone (+E164). */
  to: z.string().optional(),
});
export type Fault = z.infer<typeof fault>;

export interface Faults {
  set(faults: readonly Fault[]): void;
  remaining(): readonly Fault[];
  /** The fault that strikes the next message to this address, used up by one. */
  take(to: string | null): FaultKind | undefined;
}

export function createFaults(): Faults {
  let planned: Fault[] = [];
  return {
    set: (faults) => {
      planned = faults.map((planned) => ({ ...planned }));
    },
    remaining: () => planned.filter(({ times }) => times > 0),
    take: (to) => {
      const next = planned.find(
        (fault) => fault.times > 0 && (fault.to === undefined || to === `whatsapp:${fault.to}`),
      );
      if (next === undefined) return undefined;
      next.times -= 1;
      return next.kind;
    },
  };
}
