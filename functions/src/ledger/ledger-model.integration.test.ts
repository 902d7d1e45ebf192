import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cancel,
  confirm,
  holdSlot,
  type LedgerOutcome,
  ledgerAuditors,
  release,
  sweepExpiredHolds,
} from './index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterAll(() => world.stop());

const slot = 1_800_000;
/** Not a multiple of the hold's 10 minutes, so that steps fall before, at and after its end. */
const tick = 150_000;

interface ModelBooking {
  readonly txId: string;
  /** Starts this many slots after the evening, and covers two. */
  readonly at: number;
  state: 'hold' | 'confirmed' | 'cancelled';
  readonly until: number;
}

/** One slot, one booking; a hold ends by the clock. Knows nothing of locks, keys or documents. */
class LedgerModel {
  readonly bookings: ModelBooking[] = [];

  isLive(booking: ModelBooking, time: number): boolean {
    return booking.state === 'confirmed' || (booking.state === 'hold' && time < booking.until);
  }

  isTaken(at: number, time: number): boolean {
    return this.bookings.some((booking) => Math.abs(booking.at - at) < 2 && this.isLive(booking, time));
  }

  refusal(booking: ModelBooking, command: 'confirm' | 'release' | 'cancel', time: number): string | null {
    if (booking.state === 'cancelled') return 'ALREADY_CANCELLED';
    if (booking.state === 'confirmed') return command === 'cancel' ? null : 'ALREADY_CONFIRMED';
    return time < booking.until ? null : 'HOLD_EXPIRED';
  }
}

const commands = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), at: fc.integer({ min: 0, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('confirm' as const, 'release' as const, 'cancel' as const),
      which: fc.nat(10),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ticks: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unacknowledged' as const) }) },
);
const codeOf = (outcome: LedgerOutcome) => (outcome.ok ? null : outcome.code);

test('any course of commands, waits, sweeps and lost acknowledgements agrees with the model, and every auditor', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { minLength: 4, maxLength: 14 }), async (course) => {
      await world.clear();
      const place = await world.open({ offering: { holdMinutes: 10 } });
      const model = new LedgerModel();
      let time = 0;
      for (const [index, command] of course.entries()) {
        const at = after(now, time * tick);
        if (command.kind === 'wait') time += command.ticks;
        else if (command.kind === 'sweep') await sweepExpiredHolds(world.documents, { now: at });
        else if (command.kind === 'unacknowledged') {
          world.local.server.faults.set([{ rpc: 'Commit', kind: 'applied-unacknowledged', times: 1 }]);
        } else if (command.kind === 'hold') {
          const startsAt = after(evening, command.at * slot);
          const outcome = await holdSlot(world.documents, place.hold(`k${index}`, { startsAt, now: at }));
          expect(codeOf(outcome)).toBe(model.isTaken(command.at, time) ? 'SLOT_TAKEN' : null);
          if (outcome.ok) {
            const { txId } = outcome.transaction;
            model.bookings.push({ txId, at: command.at, state: 'hold', until: time + 4 });
          }
        } else {
          const booking = model.bookings[command.which % Math.max(1, model.bookings.length)];
          if (booking === undefined) continue;
          const input = {
            businessId: place.businessId,
            txId: booking.txId,
            actorId: (await place.transaction(booking.txId))?.actorId ?? '',
            idempotencyKey: `k${index}`,
            now: at,
          };
          const outcome =
            command.kind === 'confirm'
              ? await confirm(world.documents, input)
              : command.kind === 'release'
                ? await release(world.documents, { ...input, reason: 'declined' })
                : await cancel(world.documents, { ...input, reason: 'customer_request' });
          expect(codeOf(outcome)).toBe(model.refusal(booking, command.kind, time));
          if (outcome.ok) booking.state = command.kind === 'confirm' ? 'confirmed' : 'cancelled';
        }
      }
      world.local.server.faults.clear();
      const at = after(now, time * tick);
      await sweepExpiredHolds(world.documents, { now: at });
      const live = model.bookings.filter((booking) => model.isLive(booking, time));
      expect((await place.locks()).map((lock) => lock.txId).sort()).toEqual(
        live.flatMap((booking) => [booking.txId, booking.txId]).sort(),
      );
      for (const auditor of ledgerAuditors) {
        const context = { documents: world.documents, clock: { now: () => at } };
        expect(await auditor.auditAll(context)).toMatchObject({ found: 0, findings: [] });
      }
    }),
    { numRuns: 12 },
  );
});
