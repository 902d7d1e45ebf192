import { afterEach, beforeEach, expect } from '@jest/globals';
import type { TaxiPolicy } from '@merve/contract';
import { TaxiRank } from './taxi-rank.ts';

/**
 * Registers a rank of its own for each test of a file. After each, the auditors must find nothing: at most one driver a
 * ride and one ride a driver, whatever the test did.
 */
export function taxiRankOfEachTest(opened: (rank: TaxiRank) => void, policy: Partial<TaxiPolicy> = {}): void {
  let rank: TaxiRank | undefined;
  beforeEach(async () => {
    rank = await TaxiRank.open(policy);
    opened(rank);
  });
  afterEach(async () => {
    const closing = rank;
    rank = undefined;
    try {
      expect(await closing?.audit()).toEqual([]);
    } finally {
      await closing?.close();
    }
  });
}
