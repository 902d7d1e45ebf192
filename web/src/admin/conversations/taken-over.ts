import type { HumanTakeover } from '@merve/contract';

/** Whether an operator speaks in a conversation at an instant: one that ran out counts no more. Pure. */
export function isTakenOver(takeover: HumanTakeover | null, now: Date): takeover is HumanTakeover {
  return takeover !== null && (takeover.until === null || takeover.until > now);
}
