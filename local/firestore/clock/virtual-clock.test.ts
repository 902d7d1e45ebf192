import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { VirtualClock } from './virtual-clock.ts';

const DAY = new Date('2026-01-01T00:00:00Z');
/** What the machine's clock shows when a test begins; it moves on only as the test says. */
const REAL = Date.parse('2026-06-15T23:59:59.900Z');

beforeEach(() => {
  jest.useFakeTimers({ now: REAL });
});
afterEach(() => {
  jest.useRealTimers();
});

test('is the real time by itself, and runs on from where it is set', async () => {
  const clock = new VirtualClock();
  expect([clock.milliseconds(), clock.isReal]).toEqual([REAL, true]);
  jest.advanceTimersByTime(5);
  expect([clock.milliseconds(), clock.isReal]).toEqual([REAL + 5, true]);
  await clock.set(DAY);
  expect([clock.now(), clock.isReal]).toEqual([DAY, false]);
  jest.advanceTimersByTime(5);
  expect(clock.micros()).toBe((DAY.getTime() + 5) * 1000);
  clock.reset();
  expect([clock.milliseconds(), clock.isReal]).toEqual([REAL + 10, true]);
});

test('frozen, nothing happens until it is advanced; then everything in its order, at its moment', async () => {
  const clock = new VirtualClock();
  await clock.freeze(DAY);
  const seen: [string, number][] = [];
  const note = (name: string) => () => seen.push([name, clock.milliseconds() - DAY.getTime()]);
  clock.after(30, note('third'));
  clock.after(10, () => {
    note('first')();
    clock.after(5, note('second, planned by the first'));
  });
  clock.after(30, note('fourth'));
  const late = clock.after(20, note('restarted'));
  clock.after(25, () => late.restart());
  clock.after(40, note('never')).cancel();
  jest.advanceTimersByTime(60);
  expect(seen).toEqual([]);
  expect(clock.now()).toEqual(DAY);
  expect(clock.nextDue).toBe(DAY.getTime() + 10);
  await clock.advance(100);
  expect(seen).toEqual([
    ['first', 10],
    ['second, planned by the first', 15],
    ['restarted', 20],
    ['third', 30],
    ['fourth', 30],
  ]);
  expect(clock.now()).toEqual(new Date(DAY.getTime() + 100));
  expect(clock.waiting).toBe(0);
});

test('a wait is restarted from the moment at which it is', async () => {
  const clock = new VirtualClock();
  await clock.freeze(DAY);
  let rang = false;
  const timer = clock.after(20, () => {
    rang = true;
  });
  await clock.advance(15);
  timer.restart();
  await clock.advance(15);
  expect(rang).toBe(false);
  await clock.advance(5);
  expect(rang).toBe(true);
  // What has happened does not happen again.
  timer.restart();
  expect(clock.waiting).toBe(0);
});

/** Notes whether something has resolved. */
function watch(promise: Promise<void>): { readonly done: () => boolean } {
  let done = false;
  promise.then(() => {
    done = true;
  });
  return { done: () => done };
}

test('running, it wakes sleepers by itself, and at once when it is advanced past their moment', async () => {
  const clock = new VirtualClock();
  const short = watch(clock.sleep(5));
  await jest.advanceTimersByTimeAsync(4);
  expect(short.done()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(short.done()).toBe(true);
  const long = watch(clock.sleep(3_600_000));
  await clock.advance(3_599_999);
  expect(long.done()).toBe(false);
  await clock.advance(1);
  expect(long.done()).toBe(true);
});

test('a wait longer than the timers of the platform know is as long as any other', async () => {
  const clock = new VirtualClock();
  const month = 30 * 24 * 3_600_000;
  const sleeping = watch(clock.sleep(month));
  await jest.advanceTimersByTimeAsync(month - 1);
  expect(sleeping.done()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(sleeping.done()).toBe(true);
});

test('what waited while it was frozen goes on when it runs again', async () => {
  const clock = new VirtualClock();
  await clock.freeze();
  const short = watch(clock.sleep(10));
  await jest.advanceTimersByTimeAsync(1000);
  expect(short.done()).toBe(false);
  clock.run();
  await jest.advanceTimersByTimeAsync(9);
  expect(short.done()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(short.done()).toBe(true);
});

test('a sleeper can be woken by its signal, and leaves nothing behind', async () => {
  const clock = new VirtualClock();
  const controller = new AbortController();
  const sleeping = clock.sleep(60_000, controller.signal);
  controller.abort(new Error('enough'));
  await expect(sleeping).rejects.toThrow('enough');
  await expect(clock.sleep(60_000, controller.signal)).rejects.toThrow('enough');
  expect(clock.waiting).toBe(0);
});

test('a callback that throws spoils its own advance only', async () => {
  const clock = new VirtualClock();
  await clock.freeze(DAY);
  clock.after(1, () => {
    throw new Error('broken');
  });
  await expect(clock.advance(5)).rejects.toThrow('broken');
  await clock.advance(5);
  expect(clock.now().getTime()).toBe(DAY.getTime() + 6);
});
