import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Channel } from './channel.ts';

const MINUTE = 60_000;
let ended: number;
let channel: Channel;

beforeEach(() => {
  jest.useFakeTimers();
  ended = 0;
  channel = new Channel({ message: () => {}, ended: () => ended++ });
});
afterEach(() => {
  channel.terminate();
  jest.useRealTimers();
});

/** A back channel, and how its client goes away. */
function attach(): () => void {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  channel.attach({ response, headers: {}, mode: 'streaming', acknowledged: 0, patience: undefined });
  return () => response.emit('close');
}

test('a channel that nobody listens to is over after a minute', () => {
  jest.advanceTimersByTime(MINUTE - 1);
  expect(ended).toBe(0);
  jest.advanceTimersByTime(1);
  expect(ended).toBe(1);
});

test('a channel that is listened to stays, and says "noop" every half minute', () => {
  attach();
  const [, greeting] = channel.state;
  jest.advanceTimersByTime(10 * MINUTE);
  expect(ended).toBe(0);
  expect(channel.state[1]).toBe(greeting + 20);
});

test('a client that has gone may come back within a minute; meanwhile nothing is said into the void', () => {
  const leave = attach();
  leave();
  const [, last] = channel.state;
  jest.advanceTimersByTime(MINUTE - 1);
  expect(channel.state).toEqual([0, last, expect.any(Number)]);
  const leaveAgain = attach();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(ended).toBe(0);
  leaveAgain();
  jest.advanceTimersByTime(MINUTE);
  expect(ended).toBe(1);
});

test('a channel that was replaced does not count as gone', () => {
  const leaveOld = attach();
  attach();
  leaveOld();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(ended).toBe(0);
});

test('a channel ends once, whoever ends it', async () => {
  channel.terminate();
  channel.terminate();
  await channel.stop();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(ended).toBe(1);
});

test('a message far ahead of its turn is refused, and takes no memory', () => {
  expect(() => channel.receive([{ id: 1000, data: '' }])).toThrow(
    expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
  );
});
