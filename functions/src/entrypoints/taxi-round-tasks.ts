import type { RoundScheduler } from '../capabilities/taxi/round-scheduler.ts';
import { hashId } from '../platform/ids.ts';
import { enqueueTask } from './task-queue.ts';

/** One Cloud Task per round of a ride's search, so that the next drivers are asked within seconds of its end. */
export function taxiRoundTasks(): RoundScheduler {
  return {
    schedule: (rideId, marketId, at) =>
      enqueueTask('taxiRound', { rideId, marketId }, { at, id: hashId([rideId, String(at.getTime())], 40) }),
  };
}
