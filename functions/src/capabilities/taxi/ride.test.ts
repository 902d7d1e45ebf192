import { describe, expect, test } from '@jest/globals';
import type { Ride, RideDriver } from '@merve/contract';
import fc from 'fast-check';
import {
  assignedRide,
  broadcastRide,
  cancelledRide,
  declinedRide,
  givenBackRide,
  isDriven,
  openStates,
  progressedRide,
  radiusOfRound,
  unservedRide,
} from './ride.ts';
import { testPolicy } from './testing/policy.ts';
import { sampleRide, start } from './testing/samples.ts';

const driver = (id: number): RideDriver => ({
  driverId: `drv_${id}`,
  name: `Driver ${id}`,
  phone: '+905330100001',
  vehicle: 'Car',
  plate: 'TX 1',
});

/** Something that somebody tries at some moment, whether or not it may happen then. */
const attempt = fc.oneof(
  fc.record({ kind: fc.constant('broadcast' as const), driver: fc.nat(5) }),
  fc.record({ kind: fc.constant('accept' as const), driver: fc.nat(5) }),
  fc.record({ kind: fc.constant('decline' as const), driver: fc.nat(5) }),
  fc.record({
    kind: fc.constantFrom('arrived', 'picked_up', 'completed', 'no_show', 'give_back', 'cancel', 'unserved'),
  }),
);
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;

function tried(ride: Ride, step: Attempt, now: Date): Ride | null {
  switch (step.kind) {
    case 'broadcast':
      return broadcastRide(
        ride,
        { round: ride.round + 1, driverIds: [`drv_${step.driver}`] },
        testPolicy,
        now,
      );
    case 'accept':
      return assignedRide(ride, driver(step.driver), now);
    case 'decline':
      return declinedRide(ride, `drv_${step.driver}`, now);
    case 'give_back':
      return givenBackRide(ride, null, testPolicy, now);
    case 'cancel':
      return cancelledRide(ride, 'changed plans', now);
    case 'unserved':
      return unservedRide(ride, now);
    default:
      return progressedRide(ride, step.kind as Parameters<typeof progressedRide>[1], now);
  }
}

const isOver = ({ state }: Ride) => !openStates.some((open) => open === state);

describe('a ride, whatever is tried', () => {
  const steps = fc.array(attempt, { maxLength: 40 });
  const after = (attempts: readonly Attempt[], check: (before: Ride, next: Ride | null) => void) => {
    let ride = sampleRide();
    for (const [index, step] of attempts.entries()) {
      const next = tried(ride, step, new Date(start.getTime() + index * 1000));
      check(ride, next);
      ride = next ?? ride;
    }
    return ride;
  };

  test('has a driver exactly while it is driven, or was', () => {
    fc.assert(
      fc.property(steps, (attempts) => {
        after(attempts, (_, next) => {
          if (next === null) return;
          if (isDriven(next)) expect(next.driverId).not.toBeNull();
          if (next.state === 'requested' || next.state === 'unserved') expect(next.driverId).toBeNull();
          expect(next.driver?.driverId ?? null).toBe(next.driverId);
        });
      }),
    );
  });

  test('changes its driver only by losing one', () => {
    fc.assert(
      fc.property(steps, (attempts) => {
        after(attempts, (before, next) => {
          if (next !== null && before.driverId !== null && next.driverId !== null) {
            expect(next.driverId).toBe(before.driverId);
          }
        });
      }),
    );
  });

  test('looks for a driver exactly while it is requested, and never again once it is over', () => {
    fc.assert(
      fc.property(steps, (attempts) => {
        after(attempts, (before, next) => {
          if (isOver(before)) expect(next).toBeNull();
          if (next === null) return;
          expect(next.roundEndsAt !== null).toBe(next.state === 'requested');
          expect(next.endedAt !== null).toBe(isOver(next));
        });
      }),
    );
  });

  test('is searched for no oftener than the policy allows', () => {
    fc.assert(
      fc.property(steps, (attempts) => {
        expect(after(attempts, () => {}).search).toBeLessThanOrEqual(testPolicy.searches);
      }),
    );
  });

  test('is not called off by anybody once the rider is on board', () => {
    fc.assert(
      fc.property(steps, (attempts) => {
        after(attempts, (before, next) => {
          if (before.state === 'on_board' && next !== null) expect(next.state).toBe('completed');
        });
      }),
    );
  });
});

describe('a search', () => {
  test('reaches farther with every round, and no farther than one query can cover', () => {
    expect([1, 2, 3].map((round) => radiusOfRound(round, testPolicy))).toEqual([3, 7, 11]);
    expect(radiusOfRound(6, { ...testPolicy, radiusKm: 50, stepKm: 50 })).toBe(80);
  });

  test('need not wait once everybody who was asked has declined', () => {
    const asked = broadcastRide(sampleRide(), { round: 1, driverIds: ['a', 'b'] }, testPolicy, start);
    const later = new Date(start.getTime() + 5_000);
    const once = asked && declinedRide(asked, 'a', later);
    expect(once?.roundEndsAt).toEqual(new Date(start.getTime() + 60_000));
    expect(once && declinedRide(once, 'b', later)?.roundEndsAt).toEqual(later);
  });

  test('begins anew, without the driver who gave the ride back, as often as allowed', () => {
    const assigned = assignedRide(sampleRide(), driver(1), start);
    const again = assigned && givenBackRide(assigned, 'flat tyre', testPolicy, start);
    expect(again).toMatchObject({
      state: 'requested',
      search: 2,
      round: 0,
      driverId: null,
      refusedBy: ['drv_1'],
      cancelReason: 'flat tyre',
    });
    const second = again && assignedRide(again, driver(2), start);
    expect(second && givenBackRide(second, null, testPolicy, start)).toMatchObject({ state: 'unserved' });
  });
});
