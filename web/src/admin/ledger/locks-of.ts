import type { ResourceLock, Transaction } from '@merve/contract';

interface NamedLock {
  readonly lockKey: string;
  /** Null where this booking does not own it now. */
  readonly lock: ResourceLock | null;
  /** A booking that still counts must own every slot it names. */
  readonly isFault: boolean;
}

/** The slots a booking names, and those it owns without naming them. Pure. */
export function locksOf(
  { lockKeys, state }: Pick<Transaction, 'lockKeys' | 'state'>,
  owned: readonly ResourceLock[],
): NamedLock[] {
  const isLive = state === 'hold' || state === 'confirmed';
  const keys = new Set([...lockKeys, ...owned.map(({ lockKey }) => lockKey)]);
  return [...keys].toSorted().map((lockKey) => {
    const lock = owned.find((one) => one.lockKey === lockKey) ?? null;
    return { lockKey, lock, isFault: isLive && lock === null };
  });
}
