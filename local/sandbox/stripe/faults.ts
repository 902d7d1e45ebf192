/**
 * What is to go wrong with the next request to an endpoint:
 * - `status`: refused or broken, nothing done; kept under the idempotency key like every answer but 429 and 409.
 * - `silent-after`: done, and never answered. A retry with the same key is answered.
 * - `silent-before`: never heard of, never answered.
 */
export type Fault = {
  readonly on: 'open' | 'read' | 'close' | 'refund' | 'any';
  readonly times?: number;
} & (
  | {
      readonly kind: 'status';
      readonly status: 400 | 401 | 402 | 409 | 429 | 500 | 503;
      readonly code?: string;
    }
  | { readonly kind: 'silent-after' | 'silent-before' }
);

export function createFaults() {
  let planned: { fault: Fault; left: number }[] = [];
  return {
    set(faults: readonly Fault[]): void {
      planned = faults.map((fault) => ({ fault, left: fault.times ?? 1 }));
    },
    /** The fault of this request, used up by it; undefined for none. */
    take(endpoint: string): Fault | undefined {
      const found = planned.find(
        ({ fault, left }) => left > 0 && (fault.on === 'any' || fault.on === endpoint),
      );
      if (found === undefined) return undefined;
      found.left -= 1;
      return found.fault;
    },
  };
}
