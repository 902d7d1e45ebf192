import { expect, jest, test } from '@jest/globals';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { documentName } from '../store/path.ts';
import { Engine } from './engine.ts';
import { keepTimeToLive } from './time-to-live.ts';

const NAME = 'projects/p/databases/(default)';
const HOUR = new Date('2030-01-01T12:00:00Z');
const TICKETS = { collectionGroup: 'tickets', field: ['until'], ttl: true, indexes: [] };

/** A document whose time is over 15 minutes after {@link HOUR}. */
const ticket = {
  update: {
    name: documentName(NAME, 'tickets/t'),
    fields: { until: { timestampValue: { seconds: HOUR.getTime() / 1000 + 15 * 60, nanos: 0 } } },
  },
};

test.each([0, 0.5, 1, 4, 4.5, 5, 9, 9.999])(
  'what is over is gone at the next whole ten minutes, when the server was started %p minutes after such',
  async (minutes) => {
    const clock = new VirtualClock();
    await clock.freeze(new Date(HOUR.getTime() + minutes * 60_000));
    const engine = new Engine({}, {}, undefined, clock);
    const sweeping = keepTimeToLive(engine, clock, [TICKETS], () => {});
    await engine.database(NAME).commit([ticket], { type: 'system', id: undefined });
    const left = (): number =>
      [...(engine.database(NAME).store.group('tickets')?.byField(['until']) ?? [])].length;
    await clock.set(new Date(HOUR.getTime() + 20 * 60_000 - 1));
    expect(left()).toBe(1);
    await clock.set(new Date(HOUR.getTime() + 20 * 60_000));
    expect(left()).toBe(0);
    sweeping.stop();
    expect(clock.waiting).toBe(0);
  },
);

test('who has a clock of their own loses nothing at a whole ten minutes of the real one; once the clock is set, what is over goes', async () => {
  jest.useFakeTimers({ now: HOUR, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const clock = new VirtualClock();
    const engine = new Engine({}, {}, undefined, clock);
    const sweeping = keepTimeToLive(engine, clock, [TICKETS], () => {}, 'by-a-set-clock');
    await engine.database(NAME).commit([ticket], { type: 'system', id: undefined });
    const left = (): number =>
      [...(engine.database(NAME).store.group('tickets')?.byField(['until']) ?? [])].length;
    jest.advanceTimersByTime(60 * 60_000);
    expect(clock.milliseconds()).toBeGreaterThanOrEqual(HOUR.getTime() + 60 * 60_000);
    expect(left()).toBe(1);
    await clock.set(new Date(HOUR.getTime() + 80 * 60_000));
    expect(left()).toBe(0);
    sweeping.stop();
  } finally {
    jest.useRealTimers();
  }
});
