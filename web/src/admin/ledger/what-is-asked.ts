import type { RequestDetails } from '@merve/contract';

/** What a request is for, in a line: `2 × Margherita, 1 × Cola`. Pure. */
export function whatIsAsked(details: RequestDetails): string {
  if (details.kind !== 'food') return details.name;
  return details.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}
