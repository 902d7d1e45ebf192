import { expect, test } from '@jest/globals';
import { VirtualClock } from './virtual-clock.ts';

const DAY = new Date('2026-01-01T00:00:00Z');

test('is the real time by itself, and runs on from where it is set', async () => {
  const clock = new VirtualClock();
  expect(Math.abs(clock.milliseconds() - Date.now())).toBeLessThan(50);
  await clock.set(DAY);
  expect(clock.now().getTime() - DAY.getTime()).toBeLessThan(1000);
  const before = clock.micros();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(clock.micros() - before).toBeGreaterThanOrEqual(4000);
  clock.reset();
  expect(Math.abs(clock.milliseconds() - Date.now())).toBeLessThan(50);
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
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(seen).toEqual([]);
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

test('running, it wakes sleepers by itself, and at once when it is advanced past their moment', async () => {
  const clock = new VirtualClock();
  await clock.sleep(5);
  const long = clock.sleep(3_600_000);
  await clock.advance(3_600_000);
  await long;
});

test('what waited while it was frozen goes on when it runs again', async () => {
  const clock = new VirtualClock();
  await clock.freeze();
  const short = clock.sleep(1);
  clock.run();
  await short;
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
